/* Reads how the shop's backups are. Never reads one. */
import type { Shop } from '#compose'
import type { RoomAsk } from '../load-room.server.ts'

export async function loadBackups(shop: Shop, { userId }: RoomAsk) {
  const [standing, { timeZone }, mayTake] = await Promise.all([
    shop.admin.backups.standing(),
    shop.settings.studio(),
    shop.identity.isOwnersAccount(userId),
  ])
  return { standing, mayTake, clocks: { now: shop.clock.now(), zone: timeZone } }
}
