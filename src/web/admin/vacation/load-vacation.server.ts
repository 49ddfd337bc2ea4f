/* Reads what the owner's vacation room needs beside vacation mode itself: that comes by the API. */
import type { Shop } from '#compose'

export async function loadVacation(shop: Shop) {
  const [today, { helperName, timeZone, studioName, email, social }] = await Promise.all([
    shop.storefront.vacation.today(),
    shop.settings.studio(),
  ])
  return { today, helperName, timeZone, site: { studioName, email, social } }
}
