/* Stores only a token's digest. Every invalid invitation gets the same answer. */
import type { ExpressionBuilder } from 'kysely'
import type { Reader, Writer } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import { ShopError } from '#platform/errors.ts'
import { digest, newId, newSecret } from '#platform/ids.ts'
import type { Invitation } from '#shop/people/identity/account.schema.ts'
import { staffCopy } from './copy.ts'
import { invitationLifetime, invitationState } from './invitation.ts'
import type { StaffRole } from './staff-role.ts'

export interface NewInvitation {
  note: string
  role: StaffRole
  by: string
}

/** The token can't be read again. */
export async function makeInvitation(
  trx: Writer,
  { note, role, by }: NewInvitation,
  now: number,
): Promise<{ invitation: Invitation; token: string }> {
  const token = newSecret()
  const id = await insertInvitation(trx, digest(token), { note, role, by }, now)
  return { invitation: await invitationById(trx, id, now), token }
}

/**
 * Opens the first invitation, for the shop's owner, for another seven days. The operator chose its
 * token. A used invitation stays used.
 */
export async function inviteFirstOwner(trx: Writer, token: string, now: number): Promise<void> {
  const token_digest = digest(token)
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set({ expires_at: now + invitationLifetime })
    .where('token_digest', '=', token_digest)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return
  await insertInvitation(trx, token_digest, { note: '', role: 'owner', by: null }, now)
}

async function insertInvitation(
  trx: Writer,
  token_digest: string,
  { note, role, by }: { note: string; role: StaffRole; by: string | null },
  now: number,
): Promise<string> {
  const id = newId()
  const times = { created_at: now, expires_at: now + invitationLifetime }
  const unused = { used_at: null, used_by: null, withdrawn_at: null }
  await trx
    .insertInto('invitations')
    .values({ id, token_digest, note, role, invited_by: by, ...times, ...unused })
    .execute()
  return id
}

export async function listInvitations(reader: Reader, now: number): Promise<Invitation[]> {
  return (await rows(reader).orderBy('invitations.created_at', 'desc').limit(50).execute()).map(
    (row) => entityOf(row, now),
  )
}

export async function withdrawInvitation(
  trx: Writer,
  id: string,
  now: number,
): Promise<Invitation> {
  await withdraw(trx, now).where('id', '=', id).execute()
  return invitationById(trx, id, now)
}

/** Older invitations don't record their maker. */
export async function withdrawInvitationsBy(
  trx: Writer,
  userId: string,
  now: number,
): Promise<void> {
  await withdraw(trx, now)
    .where('expires_at', '>', now)
    .where((eb) => eb.or([eb('invited_by', '=', userId), eb('invited_by', 'is', null)]))
    .execute()
}

function withdraw(trx: Writer, now: number) {
  return trx
    .updateTable('invitations')
    .set({ withdrawn_at: now })
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
}

export async function openInvitationRole(
  reader: Reader | Writer,
  token: string,
  now: number,
): Promise<StaffRole | null> {
  const row = await reader
    .selectFrom('invitations')
    .select('role')
    .where(isOpen(token, now))
    .executeTakeFirst()
  return row?.role ?? null
}

/** ShopError 'forbidden': the invitation isn't open. */
export async function useInvitation(
  trx: Writer,
  token: string,
  userId: string,
  now: number,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set({ used_at: now, used_by: userId })
    .where(isOpen(token, now, userId))
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw notOpen()
}

/** The operator's own invitation opens nothing once an owner exists, other than `comer`. */
const isOpen =
  (token: string, now: number, comer = '') =>
  (eb: ExpressionBuilder<Tables, 'invitations'>) => {
    const owners = eb
      .selectFrom('users')
      .select('users.id')
      .where('staff_role', '=', 'owner')
      .where('users.id', '!=', comer)
    return eb.and([
      eb('token_digest', '=', digest(token)),
      eb('used_at', 'is', null),
      eb('withdrawn_at', 'is', null),
      eb('expires_at', '>', now),
      eb.or([
        eb('invited_by', 'is not', null),
        eb('role', '!=', 'owner'),
        eb.not(eb.exists(owners)),
      ]),
    ])
  }

export function notOpen(): ShopError {
  const words = staffCopy.over
  return new ShopError('forbidden', words, { field: 'invitation' })
}

function rows(reader: Reader | Writer) {
  return reader
    .selectFrom('invitations')
    .leftJoin('users', 'users.id', 'invitations.used_by')
    .select([
      'invitations.id',
      'invitations.note',
      'invitations.role',
      'invitations.created_at',
      'invitations.expires_at',
      'invitations.used_at',
      'invitations.withdrawn_at',
      'users.name as used_by',
    ])
}

async function invitationById(trx: Writer, id: string, now: number): Promise<Invitation> {
  const row = await rows(trx).where('invitations.id', '=', id).executeTakeFirst()
  if (!row) throw new ShopError('not_found', staffCopy.noSuchInvitation)
  return entityOf(row, now)
}

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

function entityOf(row: Row, now: number): Invitation {
  const { id, note, role, created_at, expires_at, used_at, withdrawn_at, used_by } = row
  const times = { expiresAt: expires_at, usedAt: used_at, withdrawnAt: withdrawn_at }
  return {
    id,
    note,
    role,
    createdAt: created_at,
    expiresAt: expires_at,
    usedBy: used_by,
    state: invitationState(times, now),
  }
}
