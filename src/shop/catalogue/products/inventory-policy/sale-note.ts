export const saleNotes = ['', 'private_collection', 'client_work', 'ask'] as const
export type SaleNote = (typeof saleNotes)[number]
