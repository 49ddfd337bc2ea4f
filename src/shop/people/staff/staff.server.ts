/* Never removes the last owner; ends every invitation and link that a dismissed account made. */
import type { Reader, Writer } from '#platform/db/database.ts'
import { isPostgres } from '#platform/db/dialect.ts'
import { ShopError } from '#platform/errors.ts'
import { expireSessions } from '#shop/people/identity/sessions.server.ts'
import type { StaffMember } from '#shop/people/identity/visitor.ts'
import { turnCodesOff } from '#shop/people/sign-in/one-time-codes.server.ts'
import { staffCopy } from './copy.ts'
import { withdrawInvitationsBy } from './invitations.server.ts'
import type { StaffRole } from './staff-role.ts'

export async function listStaff(reader: Reader): Promise<StaffMember[]> {
  const rows = await reader
    .selectFrom('users')
    .select(['id', 'name', 'email', 'staff_role'])
    .where('staff_role', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ staff_role, ...member }) => ({ ...member, role: staff_role ?? 'helper' }))
}

/** A former owner's open invitations end. ShopError 'not_found', 'forbidden' (last owner). */
export async function changeStaffRole(
  trx: Writer,
  userId: string,
  role: StaffRole,
  now: number,
): Promise<void> {
  await requireAnotherOwner(trx, userId, role)
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ staff_role: role })
    .where('id', '=', userId)
    .where('staff_role', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw noStaff()
  if (role !== 'owner') await withdrawInvitationsBy(trx, userId, now)
}

/** The account's actions stay. ShopError 'not_found', 'forbidden' (last owner). */
export async function dismissStaff(trx: Writer, userId: string, now: number): Promise<void> {
  await requireAnotherOwner(trx, userId, null)
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ role: 'guest', staff_role: null, email: null, password_hash: null })
    .where('id', '=', userId)
    .where('staff_role', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw noStaff()
  await trx.deleteFrom('passkeys').where('user_id', '=', userId).execute()
  await turnCodesOff(trx, userId)
  await expireSessions(trx, userId, now)
  await withdrawInvitationsBy(trx, userId, now)
}

/** Locks owners in one order: when two demote each other, the second sees the first's change. */
async function requireAnotherOwner(
  trx: Writer,
  userId: string,
  next: StaffRole | null,
): Promise<void> {
  if (next === 'owner') return
  const query = trx.selectFrom('users').select('id').where('staff_role', '=', 'owner').orderBy('id')
  const owners = await (isPostgres(trx) ? query.forUpdate() : query).execute()
  if (owners.length === 1 && owners[0]?.id === userId) {
    throw new ShopError('forbidden', staffCopy.lastOwner)
  }
}

function noStaff(): ShopError {
  return new ShopError('not_found', staffCopy.notStaff)
}
