export const pricesAdminCopy = {
  price: 'Price',
  change: (name: string) => `Price of ${name}`,
  of: (name: string) => `change the price of ${name}`,
  save: 'Save',
  saved: 'The new price is in the shop.',
  failed: 'the price was not changed. try again?',
} as const

/** In the audit trail, after the account’s name. */
export const pricesAdminAudit = {
  edited: 'edited a piece',
} as const
