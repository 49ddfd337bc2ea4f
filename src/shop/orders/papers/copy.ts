export const papersCopy = {
  certificateOfAuthenticity: 'Certificate of authenticity',
  voidCertificate: 'Void: this number is not valid',
  signed: (artist: string) => `Signed by ${artist}`,
  lookUp: 'Look it up',
  checkAt: 'Check this certificate at',
  publicKey: 'Public key',

  forCustoms: 'For customs',
  saleOfGoods: 'Sale of goods',
  customsCode: (code: string) => `Customs code ${code}`,
  origin: (country: string) => `Origin ${country}`,
  weight: (weight: string) => `Weight ${weight}`,
  declaration:
    'The particulars given here are correct, and nothing in this parcel is dangerous or forbidden by post or customs.',
  dayAndSignature: 'Day and signature:',
  kg: (kilograms: number) => `${kilograms} kg`,
  unsaid: 'not filled in',

  of: (studio: string, title: string, page: number, count: number) =>
    `${studio} · ${title} · ${page} of ${count}`,

  forInvoice: 'For invoice',
  invoice: 'Invoice',
  creditNote: 'Credit note',
  notRealMoney: 'Not real money: this is no invoice',

  noPaper: 'This is no paper.',
  packingSlip: 'Packing slip',
  dontShip: 'Don’t ship',
  notInParcel: 'Other pieces of this order are not in this parcel.',
  replaces: (number: number) => `This replaces pieces of order ${number}, at no charge.`,

  pickList: 'Pick list',
  ordersToPick: 'Orders',
  piecesToPick: 'Pieces',
  /** '1001', '1002 (2 ×)', '1003 (3/50)' */
  pickedFor: (order: number, quantity: number, copies: readonly string[]) => {
    const said = [...(quantity > 1 ? [`${quantity}\u00a0×`] : []), ...copies]
    return said.length > 0 ? `${order} (${said.join(', ')})` : String(order)
  },
  inOrders: (orders: readonly string[]) =>
    `${orders.length === 1 ? 'Order' : 'Orders'} ${orders.join(', ')}`,
  nothingToPick: 'Nothing here is for you to pack.',
  dontShipOrders: (numbers: readonly number[]) => `Don’t ship: ${numbers.join(', ')}`,
  otherLetters: 'A “?” is a character that this PDF can’t show. The order’s own page has it.',
  slipElsewhere: 'A PDF can’t show every character of this slip. Print it from its page:',
  whichOrders: 'Which orders?',
  tooManySlips: (most: number) => `${most} orders at most fit one PDF.`,
  noBorder: 'This parcel crosses no customs border.',
  noSuchInvoice: 'There is no such invoice.',
  terms: {
    certificate: 'Certificate',
    signature: 'Signature',
    contents: 'Contents',
    order: 'Order',
    ordered: 'Ordered',
    weight: 'Weight',
    value: 'Value',
    number: 'Number',
    date: 'Date',
    paid: 'Paid',
  },
} as const
