/** The specification's product type names (§9); they stand in addresses and in the database. */
export const productKinds = ['prints', 'clothing', 'merch'] as const
export type ProductKind = (typeof productKinds)[number]

/** What units are counted of: pieces, and editions, which limit how many of a piece are ever sold. */
export type StockKind = ProductKind | 'edition'

/** How many there are of a piece: made when it is bought, a single one, or as many as are counted. */
export const makings = ['to_order', 'one_of_a_kind', 'counted'] as const
export type Making = (typeof makings)[number]

/** How a piece of a kind is made unless its owner says otherwise (specification §1). */
export const makingOf: Record<ProductKind, Making> = {
  prints: 'to_order',
  clothing: 'one_of_a_kind',
  merch: 'counted',
}
