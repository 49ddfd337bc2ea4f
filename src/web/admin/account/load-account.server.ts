/* Reads the owner's own account. Where she is signed in, the screen asks: only a session knows. */
import type { Shop } from '#compose'
import type { RoomAsk } from '../load-room.server.ts'

export async function loadAccount(shop: Shop, { userId }: RoomAsk) {
  const { name, email } = await shop.identity.account(userId)
  const configured = shop.config.owner?.email.toLowerCase() === email
  return { account: { name, email: email ?? '' }, configured }
}
