/** Product types of specification §9; addresses and the database hold them. */
export const productKinds = ['prints', 'clothing', 'merch'] as const
export type ProductKind = (typeof productKinds)[number]

export type StockKind = ProductKind | 'edition'

export const inventoryPolicies = ['to_order', 'one_of_a_kind', 'counted', 'not_for_sale'] as const
export type InventoryPolicy = (typeof inventoryPolicies)[number]

export const isStocked = (policy: InventoryPolicy): boolean =>
  policy === 'one_of_a_kind' || policy === 'counted'

export const defaultPolicies: Record<ProductKind, InventoryPolicy> = {
  prints: 'to_order',
  clothing: 'one_of_a_kind',
  merch: 'counted',
}
