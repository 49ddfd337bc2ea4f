export const invoicesCopy = {
  alreadyNumbered: 'Invoices have been numbered already: they go on without a gap.',

  onOrOff: 'Please say whether there are invoices.',
  tooManyLines: 'Six lines at most, please.',
  badPrefix: 'Letters, numbers, dots, dashes and slashes only.',
  noFirstNumber: 'Please enter the first number.',
  noWholeNumber: 'Please enter a whole number.',
  tooSmall: 'Numbers begin at 1.',
  tooLarge: 'That is too large a number to begin with.',
  noAddress: 'Please enter your address: every invoice has to show it.',

  nothingPaidOrder: 'Nothing was paid for this order yet.',
  addressFirst: 'Invoices need your address first. Enter it under Invoices.',
  noOrders: 'There is nothing to write an invoice for.',
  refunded: 'Refunded',
  refundFailed: 'The refund did not arrive',

  withoutTax: 'Without tax',
  withoutTaxAt: (rateText: string) => `Without tax, at ${rateText}`,
  pieces: 'Pieces',
  shipping: 'Shipping',
  total: 'Total',
} as const
