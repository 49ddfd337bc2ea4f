/** The specification's product type names (§9); they stand in addresses and in the database. */
export const productKinds = ['prints', 'clothing', 'merch'] as const
export type ProductKind = (typeof productKinds)[number]

/** Kinds of which the studio owns countable units; prints are made to order. */
export type StockedKind = 'clothing' | 'merch'

/** What units are counted of: pieces, and editions, which limit how many of a piece are ever sold. */
export type StockKind = StockedKind | 'edition'

export function isStocked(kind: ProductKind): kind is StockedKind {
  return kind !== 'prints'
}

/** How many there are of a piece: made when it is bought, a single one, or as many as are counted. */
export type Making = 'to_order' | 'one_of_a_kind' | 'counted'

/** How pieces of a kind are made. */
export const makingOf: Record<ProductKind, Making> = {
  prints: 'to_order',
  clothing: 'one_of_a_kind',
  merch: 'counted',
}
