/* Reads who makes the prints and what waits for it. The provider itself is asked by the screen. */
import type { Shop } from '#compose'

export async function loadVariants(shop: Shop) {
  const [about, waiting] = await Promise.all([
    shop.admin.variants.about(),
    shop.admin.fulfilment.waitingPrints(),
  ])
  return { about, waiting }
}
