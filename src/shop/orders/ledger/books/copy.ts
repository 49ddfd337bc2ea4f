export const booksTableCopy = {
  columns: [
    'Date',
    'What',
    'Order',
    'Invoice',
    'Country',
    'Tax rate %',
    'Net',
    'Tax',
    'Gross',
    'Fee',
    'Currency',
    'Money',
    'Payment',
  ],
  kinds: {
    sale: 'Sale',
    refund: 'Refund',
    dispute: 'Dispute',
    fee: 'Payment fee',
    cash: 'Offline sale, cash',
    card: 'Offline sale, card',
  },
  real: 'real',
  shop: 'Online shop',
  about: (kind: string, order: string, country: string) =>
    [kind, order, country].filter(Boolean).join(' '),
  numberWrong: 'Please enter a number, or leave it empty.',
  accountWrong: 'Please enter an account of 4 to 8 digits.',
} as const

/** In the audit trail, after the account’s name. */
export const booksTableAudit = {
  changed: 'changed the accounts for DATEV',
} as const
