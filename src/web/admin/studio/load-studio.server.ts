/* Reads the studio's own words for the owner. */
import type { Shop } from '#compose'

export async function loadStudio(shop: Shop) {
  return { texts: await shop.settings.studio() }
}
