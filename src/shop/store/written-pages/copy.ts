export const writtenPagesCopy = {
  shippingAndReturns: 'Shipping and returns',
  writeWithinDays: (returnDays: number, email: string) =>
    `Write within ${returnDays} days after it arrived, to ${email}.`,
  beyondLawGives: 'Beyond what the law gives you, ',
  nothingSentBack: 'Nothing can be sent back without a reason.',
  nothingSentBackLawful: (lawful: string) => `${lawful}nothing can be sent back without a reason.`,
  wouldLikeSend: (email: string) =>
    `Would you like to send something back? Write to ${email} first.`,
  highestOfParcel: 'Each parcel pays its highest rate once.',
  highestOfOrder: 'An order with several kinds of things pays the highest rate once.',
  comesBack: 'Money goes back the way it came once the piece is here again.',
  withdrawn:
    'In the European Union and the United Kingdom you may withdraw from the contract within 14 days after your piece arrived, without a reason; the link “Withdraw from contract here” leads to it. What you paid goes back the way it came within 14 days after you told me, standard delivery included; it may wait until the piece, or a proof that you sent it, is here. Only a piece that was made to your own wishes is exempt.',
  told: (mails: boolean) => ({
    'how far': mails
      ? 'You get an email when it is on its way, and the page of your order always shows how far it is.'
      : 'The page of your order always shows how far it is.',
    'once paid': `${mails ? 'you then get an email, and ' : ''}the page of your order says so.`,
  }),
  cartIsAll: 'What you see in your cart is what you pay, shipping included.',
  taxComesOnTop:
    'What you see in your cart is what you pay, shipping included. Only sales tax, where there is one, comes on top: the payment page shows it before you pay.',

  customsOnTop: 'Sent to another country, customs duty and import tax may come on top.',
  badSlug: 'Small letters, digits and dashes, please, such as my-process.',
  slugOfShop: 'The shop has a page of that name already. Please choose another.',
  slugOfPage: (title: string) => `Your page “${title}” has that address. Please choose another.`,
  slugOfGallery: (title: string) =>
    `Your gallery or series “${title}” has that name in its address. Please choose another.`,
  tooManyPages: (most: number) =>
    `You have ${most} pages, and there is no room for more. Please delete one first.`,
  noSuchPage: 'There is no such page.',
  pageMissing: 'Please write something: an empty page helps nobody.',
  namedTwice: 'Please name each page once.',
  noTitle: 'Please enter a title.',
  noSpot: 'Please choose where the page is linked: menu, footer or none.',
  emptyWords: 'Please write something, or take this part out.',
  emptyQuotation: 'Please write the quotation, or take this part out.',
  emptyButton: 'Please write what the button says.',
  badAddress:
    'Please enter an address: a page of the shop such as /contact, or one that begins with https://.',
  longRow: (max: number) => `A row takes at most ${max} pictures.`,
  unknownBlock: 'The shop knows no such part of a page.',
  noBlocks: 'Please list the parts of the page.',
  manyBlocks: (max: number) =>
    `A page has at most ${max} parts. Please take some out, or make a second page.`,
  longPage: (max: number) =>
    `All parts together take at most ${max} characters. Please make a second page.`,
  noVideo: 'This is a picture. Please choose a video.',
} as const
