/*
 * Who may run the studio: the owner, whose account is the first that was made, and those whom she
 * asked in. She can take a helper's access away; nobody can take hers.
 */
import type { Reader, Writer } from '#db/database.ts'
import { ShopError } from '#kernel/errors.ts'
import { withdrawOpenInvitations } from './invitations.server.ts'
import { endSessionsOf } from './sessions.server.ts'
import type { Admin } from './visitor.ts'

/** The accounts of the studio, the owner's first. */
export function adminsOf(reader: Reader | Writer) {
  return reader
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('role', '=', 'admin')
    .orderBy('created_at')
    .orderBy('id')
}

export async function listAdmins(reader: Reader): Promise<Admin[]> {
  const admins = await adminsOf(reader).execute()
  return admins.map((admin, i) => ({ ...admin, isOwner: i === 0 }))
}

/** Whether an account is the owner's own: some things are hers alone. */
export async function isOwnersAccount(reader: Reader, userId: string): Promise<boolean> {
  const owner = await adminsOf(reader).limit(1).executeTakeFirst()
  return owner?.id === userId
}

/**
 * Takes a helper's access away: ends their sessions and forgets their login; what they did stays.
 * Open invitations are withdrawn, since the helper could make some, and come back by one.
 * `by`: who asks. ShopError 'forbidden' (not the owner, or the owner's own), 'not_found'.
 */
export async function dismissStaff(
  trx: Writer,
  by: string,
  helperId: string,
  now: number,
): Promise<void> {
  const [owner, ...helpers] = await adminsOf(trx).execute()
  if (by !== owner?.id) throw new ShopError('forbidden', 'Only the owner can take a key back.')
  if (helperId === owner.id) throw new ShopError('forbidden', 'The owner’s own key stays hers.')
  if (!helpers.some(({ id }) => id === helperId)) {
    throw new ShopError('not_found', 'Nobody of the studio has this account.')
  }
  await trx
    .updateTable('users')
    .set({ role: 'guest', email: null, password_hash: null })
    .where('id', '=', helperId)
    .execute()
  await endSessionsOf(trx, helperId)
  await withdrawOpenInvitations(trx, now)
}
