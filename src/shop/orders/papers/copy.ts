export const papersCopy = {
  certificateOfAuthenticity: 'Certificate of authenticity',
  voidCertificate: 'Void: this number does not stand',
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
} as const
