export const recordCopy = {
  numberGiven: (next: number) => `Orders go on from ${next}: no number is given twice.`,

  noSuchCountry: (country: string) => `“${country}” is no country’s code.`,
  nothingSent: (country: string) => `nothing is sent to ${country}.`,
  addressLacks: (list: string) => `the address lacks ${list}.`,
  noSuchState: (state: string, country: string) => `“${state}” isn’t a state of ${country}.`,
  lacksState: 'the address lacks the state.',
  lacksPostalCode: 'the address lacks the postal code.',
  aName: 'a name',
  aStreet: 'a street',
  aCity: 'a city',

  noSuchPart: 'The order has no such part.',
  tooLongAgo: 'It left more than two weeks ago, so this can’t be undone.',
  printerSendsThem: 'The printer sends these prints: only the printer can stop them.',
  noSuchParcel: 'The order has no parcel of yours with this number.',
  parcelTaken: 'Another parcel of this order has that number already.',

  buyerWaits: 'The buyer waits for it.',
  delayNeedsAnswer:
    'Please tell me whether you’ll wait. If I don’t hear that you do, I cancel it and refund what you paid for it.',
  delaySilence: 'If I hear nothing, I’ll take it that you wait.',
  buyerCancelled: 'The buyer has cancelled: refund it.',
  buyerSilent: 'The buyer has said nothing.',
  buyerNotAnswered: 'The buyer hasn’t answered yet.',

  noEmail: 'The order has no email address: tell the buyer another way.',
  dayMissing: 'Please choose a day within a year, or none if you don’t know it yet.',
  dayTooEarly: 'Please choose a day after the one that was promised.',
  alreadyCancelled: 'You have cancelled this already.',
  newerDelay: 'There is newer information: please look at your order again.',
  alreadyLeft: 'It has left meanwhile, or nothing of it is sent any more.',

  shippedAlready: 'A part of this order has been shipped: refund it instead of cancelling it.',

  noReason: 'nobody says why.',
  notRefused: 'These prints were not refused.',

  playMoney: 'play money',
  playMoneyText: 'Play money: nothing is charged, and nothing is real about this order.',
  testText: 'Only a test: nothing is charged, and nothing is real about this order.',
  testMoney: 'test money',
  nothingPrinted: (paidWith: string) =>
    `This order was paid with ${paidWith}, so nothing was printed.`,

  issueChanged: 'Something else came up meanwhile. Please look again.',

  paidLate: (list: string) =>
    `Paid after the hold had ended, and ${list} had gone meanwhile. Nothing was taken from the stock. Please refund it.`,
  otherSum: (due: string, paid: string) => `The order is for ${due}, but ${paid} was paid.`,
  otherCountry: (country: string) =>
    `The address is in ${country}, and the buyer paid for sending it elsewhere. Check the cost before you ship it.`,
  otherState: (state: string) =>
    `The address is in ${state}, and the buyer chose another one for the sales tax. Check the tax before you ship it.`,
  noStateWord: 'no state',
  unmatchedPayment: (sum: string, aboutOrder: string) =>
    `${sum} was paid ${aboutOrder}. Please refund it or write to the buyer.`,
  paymentSlow: 'The payment has been on its way for two weeks. Ask the payment provider.',
  dispute: 'The buyer disputes the payment.',
  disputeLost:
    'The dispute is lost: the bank has given the buyer the money back. What has not been sent stays here.',
  disputePartlyLost: (lost: string, paid: string) =>
    `The dispute is lost: the bank has given the buyer ${lost} of ${paid} back. You keep the rest. Decide which pieces you still send.`,
  refundFailed: (sum: string) =>
    `A refund of ${sum} did not arrive. Ask the payment provider, or refund the buyer another way.`,
  printsNotOrdered: (reason: string) => `The prints could not be ordered: ${reason}`,
  printsWithOldAddress:
    'The prints went to the printer with the address as it was before you corrected it: change it there, too.',
  printsPaidBack:
    'The prints went to the printer while you refunded all or some of them. Cancel at the printer the prints that it shouldn’t make.',
  printsNotCancelled:
    'You cancelled the order, and the printer still makes its prints. Cancel them there, if it lets you.',
  printerHolds: (ref: string) => `The printer holds order ${ref} until it hears from you.`,
  printerLost: 'The printer knows nothing of this order’s prints.',
  delayCancelled: (ofPart: string, day: string) =>
    `The buyer was told of the delay${ofPart}, and cancelled on ${day}. Don’t send it. Cancel the order or refund it, shipping included, within seven working days.`,
  delayUnanswered: (ofPart: string) =>
    `The buyer was told of the delay${ofPart} and has said nothing. In the United States, silence is no consent to a long delay, a second delay, or one without a day. Cancel the order or refund it, shipping included, within seven working days, or write to the buyer.`,
  buyerWantsCancel: (day: string) =>
    `The buyer wants to cancel: the statement of ${day} is among your letters.`,
  lookAtRight: (says: string) =>
    `${says} Check whether the law of the country that the order goes to gives a right of withdrawal, and answer before you ship.`,
  totalColumn: 'what was paid',
  piecesPaid: 'what was paid for the pieces that it names',
  withinRight: (day: string) => `by ${day} (right of withdrawal)`,
  refundIfInTime: (says: string, sum: string, by: string) =>
    `${says} If it came within 14 days after the last parcel, refund ${sum} ${by}. That may wait until the parcel, or a proof that it was sent, is here.`,
  refundInsteadOfShipping: (says: string, rest: string, sum: string, by: string) =>
    `${says} Don’t ship${rest}. Refund ${sum} ${by}.`,
  whatItNames: ' what it names',
  ofPrints: ' of the prints',
  ofStudio: ' of what you ship yourself',
  withoutOrder: 'without an order',
  secondTime: (claimed: number) => `a second time for order ${claimed}`,

  noSuchOrder: 'There is no such order.',

  waitOrCancel: 'Do you wait, or do you cancel?',
  noOrder: 'This is no order.',
  noSession: 'This is no payment session.',

  code: (discountCode: string) => `Code ${discountCode}`,
  salesTax: (rateIn: string) => `Sales tax${rateIn}`,
  taxInIt: (rateIn: string) => `Tax in it${rateIn}`,

  stillUnderWay: (number: number) =>
    `Order ${number} is still under way and needs the address. Ship it, or refund or cancel it first.`,
  discount: 'Discount',
} as const
