export const fulfillmentCopy = {
  noAddress: 'the order has no address.',
  noSuchPart: 'The order has no such part.',
  orderNotPaid: 'This order is not paid.',
  cancelledMeanwhile: 'This order was refunded or cancelled meanwhile: don’t ship it.',
  lessMeanwhile:
    'Some of this order was refunded or replaced meanwhile. Check the rest of the order, then press again.',
  shippedMeanwhile: 'This was marked as shipped meanwhile.',
  undoneMeanwhile: 'This doesn’t count as shipped any more.',
  buyerWantsCancel: 'The buyer wants to cancel: don’t ship.',
  disputed: 'The buyer disputes the payment: don’t ship.',
  notPacked: (number: number) =>
    `Order ${number} was refunded or cancelled meanwhile. Untick it, and ask for the others again.`,
  notTogether: 'The printer sends the prints of this order, in a parcel of its own.',

  notMadeAnyMore: 'It can’t be made any more, or isn’t linked to an article.',
  noMeasures: 'It has no measures, and a print’s size needs them.',
  sizeTaken: 'A print has each size once, and another color of it has this size already.',
  mostSizes: (mostSizes: number) => `A print has ${mostSizes} sizes at most.`,

  noSuchProduct: 'There is no such product.',
  pleaseSayCosts: (label: string) => `Please enter a price for ${label}.`,
  pleaseSetPrice: (label: string) => `Please set the price of ${label} in the print itself.`,
  noPrint: 'No print was made of this product.',
  decidedMeanwhile: 'This has been decided meanwhile.',
  printGone: 'This print has been taken out of the shop.',
  nothingFits: 'None of its sizes has a place in a print yet.',
  noPicture: 'It has no picture yet. Look again in a few minutes.',
  deleted: 'It has been deleted there.',

  noId: 'This is no id.',
  nothingAddress: 'There is nothing at this address.',

  badTrackingUrl: 'Please enter an address that begins with https://.',
  whichPart: 'Which part of the order?',
  noTrackingNumber: 'Please enter the tracking number.',

  nothingWaits: 'Nothing of this order is left to send.',
  allOnTheWay: 'Everything of this order is on its way to the old address.',
  whichTrackingNumber: 'Which tracking number is it?',
  productsMissing: 'Please choose some products.',
  tooManyProducts: 'Please choose at most 1000 products.',
  whichChange: 'Which change?',
  takeOrLeave: 'Please say take or leave.',
  priceAboveNothing: 'Please enter a price greater than zero.',
  noPictureOfIt: 'There is no picture of it.',
} as const
