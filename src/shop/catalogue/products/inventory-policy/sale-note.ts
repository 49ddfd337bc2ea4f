/** What the page of a piece that isn't for sale says in the place of a price. */
export const saleNotes = ['', 'private_collection', 'client_work', 'ask'] as const
export type SaleNote = (typeof saleNotes)[number]
