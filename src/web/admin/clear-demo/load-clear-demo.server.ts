/* Reads what of the demo studio is still in the shop. */
import type { Shop } from '#compose'

export async function loadClearDemo(shop: Shop) {
  return { standing: await shop.admin.demo.standing() }
}
