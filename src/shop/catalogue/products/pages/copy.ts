export const productsPageCopy = {
  shipping: 'Shipping',
  stickers: ' Stickers go by standard postage and may take longer.',
  making: 'Making',
  returns: 'Returns',
  moreShippingReturns: 'More on shipping and returns',
  lawOfPrints: 'What the law there requires about prints',

  limited: 'A limited edition',
  howMade: 'How it is made',
  numbers: 'Numbers',
  soldNoMore: (given: number, of: number) => `${given} of ${of} sold; no more are offered`,
  numberedWhenSold: 'Each is numbered when it is sold, and comes with a certificate.',
  allAreSold: (total: number) => (total === 1 ? 'Sold' : `All ${total} are sold`),
  n1To: (total: number) => `1 to ${total}`,
  ofLeft: (left: number, total: number) => `${left} of ${total} left`,

  howItWasMade: 'How it was made',
  lookCloserStep: 'Look closer at step',

  sizeGone: (size: string) => `${size} is sold out.`,
  sizeHeld: (size: string) => `Somebody is paying for the last ${size} right now.`,
  tellMeSize: (size: string) => `Tell me when ${size} is back`,

  workOf: (number: number, of: number) => `${number} of ${of}`,
  workToWork: 'From work to work',

  draft: 'This is a draft: visitors can’t see it, and nobody can buy it.',
  oneWithCertificate: 'One of a kind, with a certificate of authenticity.',
  alsoIn: 'Also in',
  fromTheSeries: 'From the series',
  and: ' and ',
  editThis: 'Edit this',
  notHere: 'Not here',

  held: 'Somebody is buying this right now.',
  mayComeBack: 'If they change their mind, it may come back',
  paymentTakesDays:
    'Their payment is on its way, which can take days. If it fails, you can buy the piece',
  withinHalfHour: 'within the next half hour or so',
  looksAgain: '. This page looks again by itself.',
  isItYou: 'Is it you? Then it is waiting in',
  yourCart: 'your cart',

  quantity: 'Quantity',
  addToCart: 'Add to cart',
  chooseASize: 'Choose a size ·',
  lessThanLowest: (percentOff: number) =>
    `${percentOff}% less than the lowest price of the 30 days before`,
  onlyLeft: (left: number) => `Only ${left} left.`,

  returnToPrevious: 'Return to Previous',
} as const
