export const ledgerCopy = {
  whichMonth: 'Which month?',
  noMonth: 'Please name a month such as 2026-03, or a year.',
  noSum: (decimalText: string) => `Please enter a sum such as ${decimalText}, or 0.`,

  taxOnTop: 'Tax on top',
  paidExtra: 'Paid beside an order’s sum',
  refunded: 'Refunded',
  lostInDisputes: 'Lost in disputes',
  fees: 'The payment provider’s fees',
  refundFees: 'Its fees for refunds',
  disputeFees: 'Its fees for disputes',
  offlineSales: 'Offline sales',
  printerCharged: 'What the printer charged',
  printCosts: 'Making, as you entered it',
  made: 'Making',
  posted: 'Postage by your rates',
  replacement: 'Replacements',

  eUndone: (id: number) => `E${id} undone`,

  germanSmallBusiness: '§ 19 UStG, the year before',
  frenchSmallBusiness: 'art. 293 B du CGI, goods',
  britishSmallBusiness: 'VAT Act 1994, sch. 1, any twelve months',
  unionSales: (of: string) =>
    `${of} to other countries of the European Union, without tax. If you sold more, this year or last year, you owe the tax of the buyer’s country: pay it with the One Stop Shop (Directive 2006/112, Art. 59c).`,
  allSales: (of: string, law: string) =>
    `${of} in all. Up to it a small business charges no tax (${law}).`,
  kingdomSales: (sum: string) =>
    `${sum} to the United Kingdom. On parcels of up to 135 GBP its VAT is due at the sale, from the first one on: register there (VAT Act 1994, sch. 9ZF).`,
  importSales: (sum: string) =>
    `${sum} to the European Union. On parcels of up to 150 EUR you may collect its VAT at the sale with the Import One Stop Shop; else the buyer pays it at the door, with the carrier’s fee.`,
  ofSold: (sold: string, limit: string) => `${sold} of ${limit} sold`,
  ofOtherMoney: (sum: string, limit: string) => `${sum} sold, where the limit is ${limit},`,
  costKindMissing: 'What was it for?',
  pieces: 'Pieces',
  shipping: 'Shipping',
  discounts: 'Discounts',
  postage: 'Postage',
} as const
