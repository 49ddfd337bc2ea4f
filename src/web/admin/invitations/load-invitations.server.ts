/* Reads who may run the studio, and who was asked to. Links can't be read again. */
import type { Shop } from '#compose'

export async function loadInvitations(shop: Shop) {
  const [invitations, people] = await Promise.all([
    shop.identity.invitations(),
    shop.identity.admins(),
  ])
  return { invitations, people }
}
