/** Words in braces are filled in. */
export const sentencesBesidePages = {
  'contact.intro': {
    where: 'Contact page, under “Say Hello,”',
    first: 'about a piece, a parcel, or something you wish existed.',
  },
  'empty.prints': {
    where: 'Gallery of art prints, empty',
    first: 'The walls are bare for the moment.',
  },
  'empty.clothing': {
    where: 'Gallery of clothing, empty',
    first: 'The rack is empty for the moment.',
  },
  'empty.merch': { where: 'Gallery of merch, empty', first: 'The little drawer is empty.' },
  'empty.own': {
    where: 'Galleries and series of your own, empty',
    first: 'Nothing hangs here for the moment.',
  },
  'making.to_order': {
    where: 'Pieces made to order, other than prints',
    first: 'Made to order: yours is begun once you have bought it.',
  },
  'making.one_of_a_kind': {
    where: 'Pieces that exist once',
    first: 'One of a kind. Ready to ship.',
  },
  'making.counted': { where: 'Pieces that you count', first: 'Ready to ship.' },
  'making.cart': {
    where: 'Cart, when nothing in it is made to order',
    first: 'Everything in your cart is ready to ship.',
  },
  'order.next': {
    where: 'An order’s page, before it leaves',
    first: 'I’m getting your order ready.',
  },
  'order.wrong': {
    where: 'An order’s page',
    first: 'If anything is bent, wrong or missing, write to me.',
  },
  'footer.pictures': { where: 'End of every page', first: 'Please ask before you use a picture.' },
  'opening.message': {
    where: '“Opening soon”',
    first:
      'There is still paper in the window, and paint on the ladder. Not long now, and you can come in and look around.',
  },
  'mail.thanks': {
    where: 'Email that confirms an order',
    first: 'Thank you. You chose this on purpose, and it makes my day.',
  },
  'mail.shipped': { where: 'Email when a parcel leaves', first: 'It is out of the door.' },
  'mail.ready': { where: 'Email when an order can be picked up', first: 'It waits for you.' },
  'mail.damaged': {
    where: 'End of the email when a parcel leaves',
    first: 'If a corner arrives bent or it gets lost on the way, answer this email.',
  },
  'certificate.made': {
    where: 'Certificates of authenticity',
    first: '{artist} certifies that everything stated here is true of this piece.',
  },
} as const satisfies Record<string, { where: string; first: string }>
