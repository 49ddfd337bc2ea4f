export const discountsAdminCopy = {
  make: 'A new discount code',
  makeHint:
    'Buyers type it into their cart, or follow its link. A use is taken when a payment begins, and given back if nobody pays.',
  code: 'Code',
  codeHint:
    'Letters, digits and dashes, such as SPRING. Leave it empty, and the shop makes up a code that nobody can guess.',
  short:
    'A code of fewer than six characters is easy to guess. Anybody who guesses it gets this discount.',
  off: 'What it takes off',
  offs: { percent: 'A percentage', amount: 'An amount', none: 'Free shipping only' },
  percent: 'Percent',
  amount: 'Amount',
  freeShipping: 'Shipping is free with it',
  pieces: 'Which pieces',
  scopes: {
    all: 'All pieces',
    kinds: 'All prints, clothing or merch',
    collections: 'Your galleries and series',
    pieces: 'Pieces that you choose',
  },
  kinds: { prints: 'Art prints', clothing: 'Clothing', merch: 'Merch' },
  collectionTypes: { gallery: 'Gallery', series: 'Series' },
  noCollections:
    'You have no gallery of your own and no series yet. Make one under “Galleries and series”.',
  forNothing: 'for no piece any more: its gallery, series or pieces were deleted',
  find: 'Find a piece',
  noneFound: 'No piece has that in its name.',
  raised:
    'Is this code for everybody? Then the law compares it with the lowest price of the last 30 days. These pieces cost less in that time than they do now. Lower their prices first, leave them out, or give the code to a few people only:',
  raisedPiece: (name: string, price: string, lowest: string) =>
    `${name}: ${price} now, ${lowest} before`,
  raisedMore: (count: number) => `and ${count} more`,
  when: 'When',
  whenHint:
    'The first and the last day count, in the studio’s time zone. Leave “Until” empty for no end.',
  from: 'From',
  until: 'Until',
  limits: 'Limits',
  most: 'How many orders may use it',
  mostHint: 'Leave it empty for any number.',
  once: 'Once per email address',
  onceHint: 'Buyers enter their email address in the cart, and pay with the same one.',
  least: 'Minimum order',
  makeIt: 'Make the discount code',
  made: 'the discount is ready. hand its code out!',
  failed: 'the discount was not made. try again?',
  list: 'Your discount codes',
  none: 'No discount code yet.',
  used: (used: number, most: number | null) =>
    most === null
      ? `used ${used === 0 ? 'by nobody yet' : used === 1 ? 'once' : `${used} times`}`
      : `used ${used} of ${most}`,
  states: {
    open: 'active',
    coming: 'starts later',
    used_up: 'used up',
    for_nothing: 'no pieces left',
    over: 'ended',
  },
  copy: 'Copy its link',
  copied: 'the link is on your clipboard',
  notCopied: 'your browser didn’t copy it. select the link and copy it by hand',
  link: 'The link that carries the code',
  end: 'End',
  ask: (code: string) => `End the code ${code}?`,
  askText:
    'Nobody can use it from now on. Buyers who are paying right now still get it. You can’t start it again.',
  ended: 'that discount is over',
  notEnded: 'the discount was not ended. try again?',

  sumOff: (sum: string) => `${sum} off`,
  shipsFree: 'free shipping',
  onePiece: 'one piece',
  pieceCount: (chosen: number) => `${chosen} pieces`,
  forPieces: (list: string) => `for ${list}`,
  fromSum: (sum: string) => `on ${sum} or more`,
  oncePerAddress: 'once per address',
  fromDay: (day: string) => `from ${day}`,
  untilDay: (day: string) => `until ${day}`,

  discounts: 'Discount codes',
  keywords: 'coupon voucher promo sale percent off minimum order free shipping',
} as const

/** In the audit trail, after the account’s name. */
export const discountsAdminAudit = {
  created: 'made a discount code',
  ended: 'ended a discount code',
} as const
