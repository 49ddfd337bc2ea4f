/** The specification's product type names (§9); they stand in addresses and in the database. */
export const productKinds = ['prints', 'clothing', 'merch'] as const
export type ProductKind = (typeof productKinds)[number]

/**
 * Kinds of counted units: pieces, and editions, which limit the copies of a piece that are ever
 * sold.
 */
export type StockKind = ProductKind | 'edition'

/** A piece is made when it is bought, is a single one, or is counted. */
export const inventoryPolicies = ['to_order', 'one_of_a_kind', 'counted'] as const
export type InventoryPolicy = (typeof inventoryPolicies)[number]

/** The default of each kind, unless the owner chooses another (specification §1). */
export const defaultPolicies: Record<ProductKind, InventoryPolicy> = {
  prints: 'to_order',
  clothing: 'one_of_a_kind',
  merch: 'counted',
}
