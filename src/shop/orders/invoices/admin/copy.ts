export const invoicesAdminCopy = {
  invoices: 'Invoices and numbers',
  keywords: 'order numbers begin vat bills receipts credit note bookkeeping',
  taxNumber: 'Tax number',
  beforeTheNumber: 'Prefix',
  firstNumber: 'First number',
  invoicesSection: {
    title: 'Invoices',
    hint: 'Most shops in Europe make one for every order. Each gets the next number, without a gap, and a refund gets a credit note. Buyers find them on the page of their order. Ask your bookkeeper whether you need them. This isn’t advice.',
    on: 'Make an invoice for every paid order',
    seller: 'Seller',
    sellerHint: 'Every invoice shows this from now on. Earlier invoices stay as they are.',
    numbers: 'Invoice numbers',
    numbersHint: 'After the first invoice, they go on without a gap.',
    orders: 'Order numbers',
    ordersHint: (gives: number) =>
      `Each order gets the next number. The next one gets ${gives}. To go on from a higher number, enter it here, such as the number after your last shop’s.`,
    nextOrder: 'Next order number',
    saved: 'Saved. The next one shows it.',
    failed: 'That was not saved. Nothing you typed is lost.',
  },
  name: 'Name',
  address: 'Address',
  addressHint: 'Street, town and country, a line each.',
  taxNumberHint: 'As buyers should read it, such as VAT GB123456789.',
  prefixHint: 'R- makes R-1, R-2.',
} as const

/** In the audit trail, after the account’s name. */
export const invoicesAudit = {
  issued: 'wrote an invoice',
  changed: 'changed the invoices',
} as const
