import type { Shop } from '#compose'
import type { Named } from '#platform/addresses/named.ts'

/**
 * All that has a name: pieces, codes, orders and letters by `ids` of whatever kind; galleries,
 * series, drops and own pages whole, because a shop has few.
 */
export async function readNames(shop: Shop, ids: readonly string[]): Promise<Named[]> {
  const { catalogue, storefront, admin } = shop
  const found = await Promise.all([
    catalogue.named(ids),
    storefront.collections.named(),
    storefront.drops.named(),
    storefront.ownPages.named(),
    admin.discounts.named(ids),
    admin.orders.named(ids),
    storefront.messages.named(ids),
  ])
  return found.flat()
}
