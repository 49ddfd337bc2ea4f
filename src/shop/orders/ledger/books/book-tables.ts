export const bookTables = ['table', 'datev', 'xero', 'quickbooks'] as const
export type BookTable = (typeof bookTables)[number]
