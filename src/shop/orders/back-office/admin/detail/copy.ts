export const orderDetailCopy = {
  unmatched: 'Money without an order',
  save: 'Save',

  somebody: 'Somebody',
  paidAt: (sum: string, day: string, time: string) => `, ${sum}, ${day} at ${time}`,
  buyersPage: 'See the buyer’s page ↗',
  opensNewTab: '(opens in a new tab)',

  whatWasBought: 'What was bought',
  pieces: 'Pieces',
  shipping: 'Shipping',
  total: 'Total',
  refunded: 'Refunded',
  netPayment: 'Net payment',
  partlyRefunded: (refundedQuantity: number, quantity: number) =>
    `${refundedQuantity} of ${quantity} refunded`,

  left: 'Profit of this order',
  leftOfIt: (hasTax: boolean) => (hasTax ? 'Profit, with the buyer’s tax in it' : 'Profit'),
  unknownCosts: (pieces: number, postage: number) => {
    const cost =
      pieces > 0 && (pieces === 1 ? 'the cost of one piece' : `the cost of ${pieces} pieces`)
    const missing = [cost, postage > 0 && 'the postage'].filter(Boolean).join(' and ')
    return `Not known yet: ${missing}. Your true profit is lower than this.`
  },
  noteCosts: 'Correct its costs',
  foreignCost: (charged: string, currency: string) =>
    `The printer charged ${charged}, which isn’t counted here. Enter the sum in ${currency}.`,
  costSaved: 'The cost is saved.',
  costFailed: 'the cost was not saved. try again?',

  onHold: {
    cancelling: {
      title: 'The buyer wants to cancel. Ship it all the same?',
      text: 'Ship it where the buyer wants it after all, or where no right of withdrawal holds. Otherwise keep it and refund it.',
    },
    disputed: {
      title: 'The buyer disputes the payment. Ship it all the same?',
      text: 'If you lose the dispute, the bank takes the money back, and the parcel is gone. Ship it where the buyer agrees, with a tracking number: it is your proof at the bank.',
    },
  },

  letters: 'Letters',
  write: 'Write to the buyer',
  aboutOrder: (number: number) => `Your order ${number}`,
  letterText: 'Your letter',
  sendLetter: 'Send the letter',
  letterSent: 'Sent.',
  letterHint: (email: string, answered: readonly string[]) =>
    `Goes to ${email} by email, and is kept here.${
      answered.length === 0
        ? ''
        : ` It also marks ${answered.map((subject) => `“${subject}”`).join(', ')} as answered.`
    }`,
  toAnswer: 'To answer',

  noMailbox: 'No mailbox is connected: the buyer gets no emails.',
  connectMailbox: 'Connect a mailbox',

  whatHappened: 'What happened',
  placed: 'Ordered',
  replacementMade: 'Replacement made',
  paid: 'Paid',
  wrapped: 'Wrapped',
  prints: 'Prints',
  parcel: 'Parcel',
  thePrints: 'The prints',
  theParcel: 'The parcel',
  printsYours: 'The prints are yours to make',
  printsAtPrinter: 'The printer has the prints',
  beingPrinted: 'Being printed',
  notMade: (thing: string, why: string) => `${thing} could not be made${why}`,
  sent: (thing: string, detail: string | null) => `${thing} shipped: ${detail}`,
  printsSent: 'Prints shipped',
  sentUntracked: 'Shipped, without a tracking number',
  seenDetail: (detail: string | null) => `Done: ${detail}`,
  promisedByNow: 'Promised to be on its way by now',
  promiseNear: 'The promised day is near',
  toldLeavesBy: (day: string) => `You told the buyer that it leaves by ${day}`,
  toldLonger: 'You told the buyer that it takes longer',
  theBuyerCancelled: 'The buyer cancelled',
  buyerWaits: 'The buyer waits for it',
  addressCorrected: 'You corrected the address',
  refundedSum: (detail: string | null) => `Refunded: ${detail}`,
  neverPaid: 'The payment never came, and you cancelled the order',
  holdEnded: 'You ended the hold while the money was on its way. If it comes, it is refunded',
  disputeWon: 'The dispute is over, and the money stays yours',
  shippingUndone: (thing: string) => `${thing} marked as not shipped`,
  thePrintsWere: 'The prints were',
  theParcelWas: 'The parcel was',
  cancelled: 'You cancelled the order',
  packing: 'Papers or postage prepared. The buyer can’t cancel it any more',
  mailRefused: 'An email was refused',
} as const
