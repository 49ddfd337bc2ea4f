import type { Shop } from '#compose'

/** By the section's name in the address. */
export type Badges = Readonly<Record<string, number>>

/** Every screen of the admin counts these, so they must be cheap. */
export async function loadBadges(shop: Shop): Promise<Badges> {
  const [orders, messages, printer] = await Promise.all([
    shop.admin.orders.countNeeds(),
    shop.storefront.messages.countUnread(),
    shop.admin.printerProducts.countChanged(),
  ])
  return { orders, messages, printer }
}

export function totalCount(badges: Badges): number {
  return Object.values(badges).reduce((sum, count) => sum + count, 0)
}
