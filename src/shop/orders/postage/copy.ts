export const postageCopy = {
  /** Pirate Ship asks for its columns by these names; an own one can be chosen there. */
  pirateShip: [
    ...['Order ID', 'Name', 'Email', 'Address', 'Address 2', 'City', 'State', 'Zipcode', 'Country'],
    ...['Pounds', 'Ounces', 'Order Items', 'Order Value'],
  ],
  /** The import of DHL's business portal, whose sender is the one that is set there. */
  dhl: [
    ...['Sendungsreferenz', 'Empfänger Name 1', 'Empfänger Name 2 / Postnummer'],
    ...['Empfänger Straße', 'Empfänger Hausnummer', 'Empfänger PLZ', 'Empfänger Ort'],
    ...['Empfänger Provinz', 'Empfänger Land', 'Empfänger E-Mail-Adresse', 'Gewicht'],
  ],

  nothingPasted: 'Paste the lines, or choose a file.',
  tooManyLines: (most: number) => `Please ship at most ${most} orders at once.`,
  noTable: 'The shop can’t read this table. Please save it as CSV again, or paste the lines.',
  tooLong: 'This is too long. Please split it.',
  whichTable: 'Which table?',

  noOrderNumber: 'It doesn’t begin with an order number.',
  noTrackingNumber: 'It has no tracking number.',
  longTrackingNumber: 'Its tracking number is too long.',
  unknown: (number: number) => `There is no order ${number}.`,
  double: (number: number) => `Order ${number} is listed above already.`,
  notPaid: (number: number) => `Order ${number} is not paid.`,
  shipped: (number: number) => `Order ${number} was shipped already.`,
  refunded: (number: number) => `Order ${number} was refunded or cancelled.`,
  cancelling: (number: number) => `The buyer of order ${number} wants to cancel.`,
  disputed: (number: number) => `The buyer of order ${number} disputes the payment.`,
  printerSends: (number: number) => `The printer sends order ${number}.`,
} as const
