import type { OrderFilter } from '#shop/orders/back-office/owner-order.ts'

export const ordersCopy = {
  filters: {
    all: 'All',
    'needs-you': 'Needs you',
    'to-ship': 'To ship',
    'in-the-making': 'In the making',
    shipped: 'Shipped',
    refunded: 'Refunded, cancelled',
    'not-paid': 'Not paid',
  } satisfies Record<OrderFilter, string>,
  empty: {
    all: 'No orders yet. The first one gets a little fanfare.',
    'needs-you': 'No order is late or in trouble.',
    'to-ship': 'Nothing to ship. The tape can rest.',
    'in-the-making': 'Nothing in the making right now.',
    shipped: 'Nothing is shipped yet.',
    refunded: 'Nothing refunded. Long may it last.',
    'not-paid': 'There are no unpaid orders.',
  } satisfies Record<OrderFilter, string>,
  noMatch: (search: string) => `No order matches “${search}”.`,
  findLabel: 'Find an order',
  findHint: 'Number, name, email or piece',
  more: 'Show older orders',
  older: 'Even older ones',
  newest: 'Back to the newest',
  oldestFirst: {
    more: 'Show newer orders',
    older: 'Newer orders',
    newest: 'Back to the oldest',
  },

  tickAll: 'Tick all on this page',
  tickOrder: (number: number) => `Tick order ${number}`,
  packingPdf: 'Pick list and slips (PDF)',
  packingFailed: 'No PDF was made.',
  parcelTables: {
    'pirate-ship': 'Parcels for Pirate Ship (CSV)',
    dhl: 'Parcels for DHL (CSV)',
  },
  packingProblem: (code: string) =>
    code === 'changed'
      ? 'One of these orders was refunded or cancelled meanwhile. Tick the others again.'
      : code === 'bad_input'
        ? 'Tick the orders first.'
        : 'That didn’t work. Please try again.',
  shipTicked: 'Ship them one by one',
  shipNext: (number: number, more: number) =>
    more === 0
      ? `Next: order ${number}, the last one.`
      : `Next: order ${number}, and ${more} more.`,
  tickFirst: 'Tick the orders first.',

  personalised: 'Made to the buyer’s wishes: exempt from withdrawal',
  toShipForm: 'To the shipping form',
  shipAnyway: 'Ship it anyway',
  keepHere: 'Keep it here',
  promised: (day: string) => `Promised to leave by ${day}.`,
  notPromised: 'You promised no day, so it must leave within 30 days of the order.',
  takesLonger: 'Tell the buyer about a delay',
  newDay: 'It leaves by',
  newDayHint: (mails: boolean) =>
    `${mails ? 'The buyer gets an email with the new day, and' : 'The buyer’s page shows the new day: the buyer'} may wait, or cancel and get a refund. Leave it empty if you don’t know yet.`,
  tellDelay: 'Tell the buyer',
  delayTold: (mails: boolean) =>
    mails ? 'The buyer is told.' : 'The buyer’s page says so. No email is sent.',
  delayNotTold: 'The buyer isn’t told.',
  pickup: (name: string | null) =>
    `${name ?? 'The buyer'} picks it up. Mark it as shipped once it is ready: the buyer’s page says so.`,
  printSlip: 'Print a packing slip',
  printCustoms: 'Print a customs list',
  issueInvoice: 'Make an invoice',
  invoiceNeeds: 'An invoice needs your address first.',
  invoiceNeedsLink: 'Enter it',
  invoiceNeedsOwner: 'Only an owner can enter it.',
  invoiceIssued: 'The invoice is ready, and the buyer’s page shows it.',
  invoiceFailed: 'No invoice was made.',
  numberNow: 'The certificate it has now',
  numberOnSale: 'The next buyer gets that number.',
  numberGiven: 'It has a certificate of its own now. The edition counts it as given.',
  numberStays: 'The number stays void.',
  together: 'Everything is in this parcel',
  inThatParcel: 'It goes in the parcel above.',
  shipped: 'Off it goes. The buyer’s page says so.',
  shippedElsewhere:
    'This was marked as shipped in another window meanwhile. What you typed is still here.',
  shipFailed: 'The parcel was not marked as shipped. Nothing you typed is lost.',
  parcelCorrected: 'Corrected. The buyer’s page shows the right number.',
  parcelNotCorrected: 'The number was not corrected. Nothing you typed is lost.',
  addNumber: 'Add a tracking number',
  undoShipping: 'Undo: it isn’t on its way yet…',
  undoShippingTitle: 'Undo: it isn’t on its way yet?',
  undoShippingText:
    'It waits here again, without a tracking number, and counts as not shipped. If an email has told the buyer that it left, another says that you were too quick.',
  undoShippingYes: 'Undo it',
  leaveItShipped: 'It is on its way',
  shippingUndone: 'Back on your bench. It counts as not shipped.',
  shippingNotUndone: 'That was not undone.',
  issuesResolved: 'Done. Thank you.',
  resolveFailed: 'That was not marked as done.',
  retried: 'Trying that again now.',
  retryFailed: 'That could not be tried again.',
  reprinted: 'Off to the printer once more.',
  failedPrints: (orders: number) =>
    orders === 1
      ? 'The prints of one order failed.'
      : `The prints of ${orders} orders failed for the same reason.`,
  printAgain: 'Send these prints again',
  printAllAgain: (orders: number) => `Send the prints of all ${orders} again`,
  reprintedAll: 'They are on their way to the printer again.',
  noteSaved: 'Noted.',
  noteFailed: 'That note was not saved, and nothing you typed is lost.',
  changeAddress: 'Correct the address…',
  addAddress: 'Add the address…',
  addressTitle: (number: number) => `Where order ${number} goes`,
  addressChanged: 'Off to the right door, then.',
  addressFailed: 'That address was not saved, and nothing you typed is lost.',
  saveAddress: 'Save the address',
  saveAndSend: 'Save it and send the prints again',
  keepAddress: 'Leave it as it is',
  printsGone:
    'The printer already has the prints, with the old address: change it at the printer, too. The new address is for what you send yourself.',
  address: {
    name: 'Name',
    line1: 'Street and number',
    line2: 'Apartment, floor, company',
    city: 'City',
    state: 'State',
    postal_code: 'ZIP or postal code',
    country: 'Country',
  },
  stateHint: 'A code or its name. Only the United States, Canada and Australia need one.',
  copied: 'Address copied.',
  copyFailed: 'Your browser didn’t copy it. Select it and copy it by hand.',
  replaces: (number: number) => `This replaces pieces of order ${number}, at no charge.`,
  replacedWhy: (why: string) => `Why: ${why}`,
  replacedBy: 'Sent again with',

  giveBack: 'Cancel the unpaid order…',
  giveBackWhy:
    'Its payment is late. If it no longer comes, cancel the order. Pieces that are held for it can be bought again then.',
  giveBackTitle: (number: number) => `Cancel order ${number}?`,
  giveBackText: (mails: boolean) =>
    `The shop asks the payment provider once more. If no money came, it cancels the order${mails ? ', and an email tells the buyer' : ''}. Pieces that are held for it can be bought again. If the money comes after all, the order counts as paid.`,
  giveBackYes: 'Cancel order',
  keepWaiting: 'Keep waiting',
  gaveBack: (state: string) =>
    state === 'cancelled'
      ? 'The order is cancelled.'
      : 'The payment is here after all. It is sold.',
  giveBackFailed: 'The order was not cancelled.',
  refusedAbove: 'The printer doesn’t have these. See above for the reason and what to do.',
  staysHere: 'Nothing more of this order will be sent. This stays with you.',
  tests: (count: number) =>
    `${count === 1 ? 'One order isn’t' : `${count} orders aren’t`} real: no money was paid.`,
  testsBegun: (count: number) =>
    `Real money has begun, and ${count === 1 ? 'one order from before isn’t real' : `${count} orders from before aren’t real`}.`,
  testsStay: (count: number) =>
    `${count === 1 ? 'One more stays' : `${count} more stay`} for now: still being paid or refunded, or at the printer.`,
  removeTests: 'Remove the test orders…',
  removeTestsTitle: (count: number) =>
    count === 1 ? 'Remove the test order?' : `Remove all ${count} test orders?`,
  removeTestsText:
    'They are removed from the list of orders, from your bookkeeping and from the buyers’ pages. Their refunds and waiting emails are removed, too. Pieces that they took from stock go back. Orders of real money stay. You can’t undo this.',
  keepTests: 'Keep them',
  removeTestsYes: 'Remove them',
  testsRemoved: (count: number) =>
    count === 1 ? 'One test order is gone.' : `${count} test orders are gone.`,
  testsNotRemoved: 'No order was removed.',
  exportTitle: 'All paid orders, with buyers and addresses',
  exportHint:
    'One row for each order, by the day of payment, with its buyer, address and tracking. Leave both days empty for all orders. This table is for looking things up. Your bookkeeper needs the table above.',
  exportFailed: 'That table could not be made.',

  goneTitle: 'There is no such order',
  goneText: 'The number may be mistyped. Every order is in the list.',

  order: (number: number) => `Order ${number}`,
  and: 'and',
  moreWord: 'more',

  moreNeedYou: (more: number) =>
    more === 1 ? '1 more order needs you' : `${more} more orders need you`,
  changedAtPrinter: (prints: number) =>
    prints === 1
      ? 'One print has changed at the printer'
      : `${prints} prints have changed at the printer`,
  legalOpen: (open: number) =>
    open === 1 ? 'One legal requirement to meet' : `${open} legal requirements to meet`,
  needsYou: 'Needs you',
  onYourBench: 'To ship',
  inYourInbox: 'Letters',
  allQuiet: 'All quiet',
  failedForADay: (words: string) => `${words} has failed for a day`,
  tryAgain: 'Try again',
  dispute: 'The buyer disputes the payment.',
  printsRefused: (reason: string) => `The printer did not take the prints. ${reason}`,
  failedWithReason: (words: string, reason: string) => `${words} has failed for a day. ${reason}`,
  somethingFailed: 'Something failed for a day.',
  overdue: (day: string) => `Promised to leave by ${day}, and still here.`,

  whatNeedsYou: 'What needs you',
  disputeText:
    'Don’t ship it yet. Answer at your payment provider. Until the bank decides, the order is on hold and nothing is printed.',
  printsRefusedSentence: 'The printer did not take the prints.',
  sendPrintsAgain: 'Send the prints again',
  failedSentence: (words: string) => `${words} has failed for a day.`,
  promisedBy: (day: string) => `You promised to send this by ${day}.`,
  shipOrTell: 'Ship it, or tell',
  theBuyer: 'the buyer',
  itTakesLonger: 'below that it takes longer.',
  printsWait: 'Its prints wait for you. Press Done, and they go to the printer.',
  seen: 'Done',

  note: 'A note for yourself',
  noteHint: 'The buyer doesn’t see this.',
  noteChanged: (kept: string) => `Another window wrote meanwhile: “${kept}” Saving replaces it.`,
  saveTheNote: 'Save the note',

  itsAPresent: 'It’s a present',

  optional: '(optional)',

  fromIt: 'From',
  to: 'To',
  saveTable: 'Download the table (CSV)',

  somebody: 'Somebody',
  whichOrders: 'Which orders',
  found: (count: number, more: boolean) =>
    `${count}${more ? ' or more' : ''} ${count === 1 && !more ? 'order' : 'orders'}`,

  allOrdersLabel: 'All orders',
  keywords:
    'sales packing slips pick list ship refund cancel replacement returns gifts certificates buyers customers',
  orders: 'Orders',
  backList: 'Back to the list',

  yourPrints: 'Prints that you make',
  atThePrinter: 'At the printer',
  youShip: 'You ship these',
  printerSends: 'The printer sends these. Its parcel appears here by itself.',
  printerGone:
    'The printer sends these, but it is disconnected and reports nothing. Enter its parcel here.',
  done: '(done)',

  nextToShip: 'Next to ship',

  papers: 'Documents',
  invoice: 'Invoice',
  creditNote: 'Credit note',
  certificate: (copyInWords: string) => `Certificate: ${copyInWords}`,
  void: (name: string) => `${name}, void`,
  opensNewTab: '(opens in a new tab)',
  sellAgain: (number: number) => `Sell number ${number} again`,
  giveAway: 'Give it away by hand',

  parcel: 'Parcel',
  correctTheNumber: 'Correct the number',
  theRightNumber: 'The right number',
  correctIt: 'Correct it',

  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  addParcelToo: 'Add this parcel too',
  markAllShipped: 'Mark all as shipped',
  emailTells: (email: string, isPickup: boolean) =>
    `An email tells ${email} that it is ${isPickup ? 'ready' : 'on its way'}.`,
  ship: { prints: 'Mark the prints as shipped', studio: 'Mark as shipped' },

  yourOrder: (number: number) => `Your order ${number}`,
  whereItGoes: 'Where it goes',
  pickedUp: 'To be picked up',
  noAddress: 'The payment came without an address.',
  addressLater: 'The address comes with the payment.',
  copyTheAddress: 'Copy the address',
} as const

/** In the audit trail, after the account’s name. */
export const ordersAudit = {
  orderShipped: 'marked an order as shipped',
  orderShippingUndone: 'marked an order as not shipped',
  orderDelayed: 'told a buyer of a delay',
  messageAnswered: 'answered a letter',
  orderParcelCorrected: 'corrected a tracking number',
  orderPrintsRetried: 'sent prints again',
  orderAddressChanged: 'corrected an order’s address',
  orderGivenUp: 'cancelled an unpaid order',
  orderCancelled: 'cancelled an order',
  orderRefunded: 'refunded an order',
  ordersExported: 'saved the table of orders',
  orderNoted: 'wrote a note on an order',
  orderAttended: 'marked an order’s problem as done',
  jobRetried: 'repeated a failed task',
} as const
