export const cartPageCopy = {
  yourCart: 'Your Cart',
  home: 'Home',

  each: ' each',
  wasPrice: (sum: string) => ` (it was ${sum} when you put it in)`,
  notForSale: (called: string) => `${called} isn’t for sale any more.`,
  oneOfAKind: 'One of a kind',
  quantityOf: (called: string) => `Quantity of ${called}`,
  update: 'Update',
  theQuantityOf: (called: string) => `the quantity of ${called}`,
  remove: 'Remove',
  held: 'Somebody is buying this right now.',
  partlyHeld: (left: number) => `Somebody is buying some of these: ${left} can be had right now.`,
  mayComeBack: 'It may come back',
  withinHalfHour: 'within half an hour or so',
  stays: 'It stays in your cart.',

  description: 'Everything that you chose.',

  allRight: 'All right',
  somebodyWasFaster: 'Somebody was faster',
  notInShop: 'Not for sale any more',
  nearlyGone: 'Nearly gone',
  seeOtherOptions: 'See other options',
  followAlong: 'Follow along',

  closeThisNotice: 'Close this notice',
  alike: (value: number, count: number) => `alike, ${value} of ${count}`,
} as const
