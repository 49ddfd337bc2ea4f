/* Reads who may run the studio, and who was asked to. Links can't be read again. */
import type { Shop } from '#compose'
import type { RoomAsk } from '../load-room.server.ts'

export async function loadInvitations(shop: Shop, { userId }: RoomAsk) {
  const [invitations, people] = await Promise.all([
    shop.identity.invitations(),
    shop.identity.admins(),
  ])
  const mayDismiss = people.some(({ id, isOwner }) => isOwner && id === userId)
  return { invitations, people, mayDismiss }
}
