/** The specification's product type names (§9); they stand in addresses and in the database. */
export const productKinds = ['prints', 'clothing', 'merch'] as const
export type ProductKind = (typeof productKinds)[number]

/** Kinds of which the studio owns countable units; prints are made to order. */
export type StockedKind = 'clothing' | 'merch'

export function isStocked(kind: ProductKind): kind is StockedKind {
  return kind !== 'prints'
}
