/* The specification's texts (§4, §5, §8) stand here to the letter. */
export const shopCopy = {
  selectSize: 'Select print size',
  selectSizeFirst: 'Please select print size.',
  selectNamedSize: 'Please select a size.',
  somethingWrong: 'Ope. Something went wrong',
  alreadyInCart: 'Item already in cart!',
  notAdded: 'Error: Item not added to cart.',
  cartFailed: 'An error occurred.',
  snatched: (item: string) => `${item} just got snatched and is now out of stock.`,
  lowStock: (item: string, left: number) => `${item} is low in stock. We only have ${left} left.`,
  lastOne: "You've got the last one!",
  sold: 'So sorry! This item has already been sold.',
  outOfStock: 'Out of stock just now.',
  foundAHome: 'It has found a home.',
  commissionOne: 'Commission one like it',
  stillHere: 'See what is still here',
  alsoLike: 'You may also like',
  cartEmpty: 'Your cart is empty!',
  goFind: 'Go find something nice',
  ordered: "It's ordered!",
  update: 'A shipping update is in your inbox within 24 hours: it says when your order leaves.',
  sameParcel: 'In the same parcel.',
  orderNumber: (number: number) => `Order ${number}`,
  thanks:
    'Thank you. Somewhere a lamp goes on over a workbench, and somebody is doing a small dance because of you.',

  addedTitle: 'In your cart it goes',
  addedText: 'Good eye. It’s yours once you’ve paid.',
  notAddedOffline:
    "You're offline, so nothing was added. What you chose stays here: press again once you're back.",
  goToCart: 'Go to cart',
  continueShopping: 'Continue shopping',
  onlySoMany: (left: number) => `That is all there is: ${left} of them.`,

  making: {
    rest: 'The rest is ready now and ships separately.',
    together: 'The rest is ready now and ships with it.',
  },

  sendBack: (days: number, personalised = false) =>
    personalised
      ? `Not happy with it? Write to me within ${days} days.`
      : `Not happy with it? You can send it back within ${days} days.`,

  orderSummary: 'Order summary',
  measurements: 'Size',
  whenItComes: 'When it comes',

  snatchedAdvice: 'Have a look at what else is here, or follow along to see what comes next.',
  lowStockAdvice: 'So that is how many are in your cart now.',
  lastOneText: 'There is not a single one more in the drawer. Good catch.',
  askRemove: (item: string) => `Take ${item} out of your cart?`,
  askRemoveText: 'No hard feelings. It stays in the shop.',
  remove: 'Take it out',
  keep: 'Keep it',
  removed: (item: string) => `${item} is out of your cart.`,
  notRemoved: "That didn't come out of the cart. Please try again.",
  quantityNotChanged: "That number didn't stick. Please try again.",
  held: 'Somebody is buying this right now. If they change their mind, it comes back.',
  checkoutBusy: 'Off to checkout…',
  payForRest: 'Pay for the rest',
  payForRestText:
    'You can pay for the rest now. What somebody else is paying for stays in your cart.',
  allHeld: 'There is nothing to pay for until it comes back.',
  whereTo: 'Where does it go?',
  chooseCountry: 'Choose a country…',
  sendIt: (area: string) => `Send it ${area}`,
  pickUp: 'I pick it up at the studio',
  useDestination: 'Send it there',
  notChosen: "That choice didn't stick. Please try again.",
  notKnownYet: 'Choose where it goes',
  andShipping: (sum: string) => `${sum} and shipping`,
  freeFrom: (sum: string) => `From ${sum} on, it is sent free.`,
  printerParcel: (price: string) =>
    `The art prints travel in the printer’s own parcel: ${price} of the shipping is for it.`,
  addMore: 'Take something else along, and it goes through.',

  code: 'Code',
  haveCode: 'I have a code',
  useCode: 'Use it',
  dropCode: 'Remove',
  codeNotUsed: 'The code wasn’t used. Please try again.',
  codeEmail: 'E-mail address that the code is for',
  codeKept: (code: string) =>
    `The code ${code} is in your cart, for when there is something in it.`,
  withCode: (code: string) => `Free with ${code}`,
  nothingToPay: 'Order it',

  present: {
    isOne: 'It’s a present',
    title: 'It’s a present',
    note: 'A note that goes with it',
    most: (most: number) => `At most ${most} characters.`,
    day: 'When should it be there? (optional)',
    make: 'Make it a present',
    keep: 'Keep it so',
    change: 'Change note or day',
    none: 'It’s no present after all',
    noNote: 'It comes without a note.',
    noPrices: 'No paper of mine in the parcel shows a price.',
    printer:
      'Art prints travel from the printer, who gets your note, too. What else is on the printer’s own paper, I can’t promise.',
    mails:
      'At checkout, enter the name and address of the person who gets it. My mails go to your own e-mail address, to nobody else.',
    wanted: (day: string) => `Wished for by ${day}.`,
  },

  buyLink: {
    title: 'Chosen for you',
    description: 'Pieces that a link named.',
    text: 'Somebody picked these for you. Add them to your cart if you like them. These are today’s prices.',
    nothing: 'The link names nothing that is sold here now.',
    some: 'Not all that it named is here now, or not so many of it: this is what can be had.',
  },
  cartLink: {
    along: 'Take this cart to another device',
    alongText:
      'You get an address that opens it there, to copy or by mail. It tells nobody who you are.',
    make: 'Give me the address',
    title: 'A cart from another device',
    description: 'What was in a cart on another device.',
    text: 'This is what was in it, at the prices of today.',
    madeTitle: 'Your cart, to go',
    made: 'Open this address on another device, and what is in your cart now is there, too.',
    madePresent: 'It’s a present. Your note and date stay private until someone opens the cart.',
    present: 'It’s a present: the gift note and date come with it.',
    until: 'It works until',
    twoWeeks: 'the end of two weeks',
    address: 'The address',
    mail: 'Or mail it to',
    send: 'Send the mail',
    sent: 'The mail is on its way. It may take a minute.',
    back: 'Back to your cart',
    take: 'Put it into my cart',
    over: 'This address leads to no cart any more. They are kept for two weeks.',
    states: {
      sold_out: 'Gone meanwhile.',
      low_stock: 'There are fewer of it now.',
      held: 'Somebody is buying this right now.',
    } as Readonly<Record<string, string>>,
  },

  wantAll: 'I want all of them: write to me',

  // By the code in `?notice=`.
  notices: {
    sold_out: 'Something in your cart was just sold. Your cart shows what is still here.',
    sold: 'Something in your cart was just sold. Your cart shows what is still here.',
    held: 'Somebody else is paying for something in your cart. It may come back in a little while.',
    changed: 'Something changed while you were shopping. Please look over your cart once more.',
    empty_cart: 'There was nothing in your cart to buy.',
    code_unknown: 'That code doesn’t work. Check the spelling, or the date it starts.',
    code_over: 'That code is over.',
    code_used_up: 'That code has been used as often as it could be.',
    code_not_usable: 'Your code takes nothing off right now. Your cart says why.',
    no_destination: 'Please choose where it goes: what sending costs depends on it.',
    on_vacation:
      'The studio is on vacation, so nothing can be bought right now. Your cart will wait.',
    not_open: 'The shop isn’t open yet, so nothing can be bought right now. Your cart will wait.',
    payment_unavailable:
      "The payment page can't be reached right now. Nothing was charged and your cart is safe: please try again in a minute.",
    payment_refused:
      'The payment did not go through. Nothing was charged, and your cart is untouched.',
    too_many: 'That was a lot at once. Please wait a minute and try again.',
    hold_limit:
      'I held this for as long as I could. It’s open to everyone again: please try again a little later, or write to me.',
    one_each:
      'There is one of these for every buyer, so that it goes round. Please leave one in your cart; if you have one already, it would be the second.',
    quantity_limit:
      'That is more than one cart can hold at once, but it can still all be yours: write to me, and I put it together for you.',
    busy: 'The shop is very busy. Please try again in a moment.',
    taken: 'There it is: everything from your other device is in this cart.',
    taken_some:
      'We added everything that’s still available. Some of it is gone, or somebody is buying it right now.',
    listed: 'There it is: all that the link named is in your cart.',
    listed_some:
      'We added everything that’s available. Some of it isn’t here now, or not so many of it.',
    cancelled: 'You came back without paying. Your cart is just as you left it.',
    bad_input: 'Something in that form was missing. Please try again.',
    duplicate: 'Item already in cart!',
    no_session: 'The shop lost track of you. Please try again.',
    not_found: 'That piece is no longer here.',
    unknown: 'Ope. Something went wrong',
  } as Readonly<Record<string, string>>,

  loadingMore: 'Hanging more on the wall…',
  showMore: 'Show more',
  moreFailed: "The rest didn't load. Please try again.",
  notLoggedOut: "That didn't log you out. Please try again.",

  breadcrumb: 'Breadcrumb',
  newTab: '(opens in a new tab)',
  close: 'Close',
  noAnswer: 'The shop did not answer.',
  mark: {
    sold_out: 'Sold',
    last_one: 'Last one',
    held: 'Someone is buying this',
  },
  maybeBack: 'Maybe back',
  before: 'Before:',
  fromPrice: 'From',
  oneLess: (label: string) => `${label}: one less`,
  oneMore: (label: string) => `${label}: one more`,
  skipToPage: 'Skip to the page',
  contactPage: 'the contact page',
  messages: 'Messages',
} as const
