/* Reads how many wait for what. Never reads who. */
import type { Shop } from '#compose'

export async function loadWaiting(shop: Shop) {
  return { waiting: await shop.storefront.subscriptions.counts() }
}
