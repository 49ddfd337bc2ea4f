/* Counts what waits for the owner, for the menu and the title of the tab. Every screen asks: cheap. */
import type { Shop } from '#compose'
import type { Badges } from './badges.ts'

export async function loadBadges(shop: Shop): Promise<Badges> {
  const [orders, messages] = await Promise.all([
    shop.admin.orders.countNeeds(),
    shop.storefront.messages.countUnread(),
  ])
  return { orders, messages }
}
