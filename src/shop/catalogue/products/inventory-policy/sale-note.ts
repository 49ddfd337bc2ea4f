/** Shown instead of a price, on a piece that isn't for sale. */
export const saleNotes = ['', 'private_collection', 'client_work', 'ask'] as const
export type SaleNote = (typeof saleNotes)[number]
