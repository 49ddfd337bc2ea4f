/* Never answers a hash, nor a whole digest of a token. */

import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { isUniqueViolation } from '#platform/db/postgres/unique-violation.ts'
import { hasRows } from '#platform/db/rows.ts'
import { editVersion, requireVersion } from '#platform/edit-version.ts'
import { badInput, ShopError } from '#platform/errors.ts'
import { digest, newId } from '#platform/ids.ts'
import type { Clock } from '#platform/time/clock.ts'
import { recordAudit } from '#shop/people/audit/audit.server.ts'
import { mailAddressChanged } from '#shop/people/notifications/plan-mail.server.ts'
import { endLinks } from '#shop/people/sign-in/one-time-tokens.server.ts'
import { trustDevice } from '#shop/people/sign-in/trusted-device.server.ts'
import {
  notOpen,
  openInvitationRole,
  useInvitation,
} from '#shop/people/staff/invitations.server.ts'
import { firstOwnerEmail, normalEmail, readPasswordHash } from '#shop/people/staff/owner.server.ts'
import type { OwnSession } from './account.schema.ts'
import { identityCopy } from './copy.ts'
import { hashPassword, refuseCommon, verifyPassword } from './password.server.ts'
import { endSession, startSession } from './sessions.server.ts'

interface Parts {
  db: Database
  clock: Clock
}

export async function readSessions(
  reader: Reader,
  userId: string,
  token: string,
  now: number,
): Promise<OwnSession[]> {
  const rows = await reader
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['token_digest', 'sessions.created_at', 'sessions.seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .execute()
  const own = digest(token)
  const sessions = rows.map(({ token_digest, created_at, seen_at }) => ({
    id: token_digest.slice(0, 12),
    since: created_at,
    seen: seen_at ?? created_at,
    current: token_digest === own,
  }))
  return [...sessions.filter((one) => one.current), ...sessions.filter((one) => !one.current)]
}

export async function endOtherSessions(
  trx: Writer,
  userId: string,
  token: string,
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_digest', '!=', digest(token))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export interface AccountChange {
  userId: string
  name: string
  email: string
  version: string | undefined
  proved: boolean
}

/** ShopError 'changed' after another save, 'duplicate' when another account has the address. */
export async function changeAccount(
  { db, clock }: Parts,
  { userId, name, email: typed, version, proved }: AccountChange,
): Promise<Account> {
  const email = normalEmail(typed)
  const change = async (trx: Writer) => {
    const now = await readAccount(trx, userId)
    requireVersion(version, now.version)
    if (now.email !== email) {
      if (!proved) throw badInput('current', identityCopy.passwordMissing)
      if (await hasRows(trx.selectFrom('users').where('email', '=', email))) throw taken()
      await endLinks(trx, userId)
      // Nobody reads the made-up address of a new shop.
      if (now.email !== null && now.email !== firstOwnerEmail)
        await mailAddressChanged(trx, userId, now.email, clock.now())
    }
    await trx.updateTable('users').set({ name, email }).where('id', '=', userId).execute()
    return readAccount(trx, userId)
  }
  return db.transact(change).catch((error: unknown) => {
    throw isUniqueViolation(error) ? taken() : error
  })
}

interface Account {
  name: string
  email: string | null
  version: string
}

export async function readAccount(reader: Reader | Writer, userId: string): Promise<Account> {
  const row = await reader
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!row) throw new ShopError('not_found', identityCopy.noSuchAccount)
  return { ...row, version: editVersion([row.name, row.email]) }
}

export interface PasswordChange {
  userId: string
  /** The caller's session, which stays. */
  token: string
  /** Null: a link or a passkey has just proved the session. */
  current: string | null
  password: string
}

/** Answers the browser's new mark. ShopError bad_input 'current' for a wrong password. */
export async function changePassword(
  { db }: Parts,
  { userId, token, current, password }: PasswordChange,
): Promise<string> {
  const hash = await readPasswordHash(db.read, userId)
  if (current !== null && !(await verifyPassword(current, hash))) throw wrongPassword()
  refuseCommon(password)
  // Hashed before the transaction, which may await only the database.
  const next = await hashPassword(password)
  await db.transact(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ password_hash: next })
      .where('id', '=', userId)
      .where('password_hash', '=', hash)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw wrongPassword()
    await endOtherSessions(trx, userId, token)
    await endLinks(trx, userId)
  })
  return trustDevice(next)
}

/** Not 'no_session', which would mean that the account is signed out. */
export function wrongPassword(): ShopError {
  return badInput('current', identityCopy.wrongPassword)
}

export interface Signup {
  token: string
  name: string
  email: string
  password: string
  /** The session to replace: a token never survives a sign-in. */
  replaces: string | null
}

export async function acceptInvitation({ db, clock }: Parts, signup: Signup) {
  const { name, password, replaces } = signup
  const email = normalEmail(signup.email)
  const staffRole = await openInvitationRole(db.read, signup.token, clock.now())
  if (staffRole === null) throw notOpen()
  refuseCommon(password)
  const hash = await hashPassword(password)
  const now = clock.now()
  const user = { id: newId(), role: 'admin' as const, staffRole, name, email }
  const { staffRole: staff_role, ...row } = user
  const token = await db.transact(async (trx) => {
    const made = await trx
      .insertInto('users')
      .values({ ...row, staff_role, password_hash: hash, created_at: now, seen_at: now })
      .onConflict((oc) => oc.column('email').doNothing())
      .executeTakeFirst()
    if (made.numInsertedOrUpdatedRows !== 1n) throw taken()
    await useInvitation(trx, signup.token, user.id, now)
    await recordAudit(trx, { at: now, actor: user.id, action: 'staff.joined', target: null })
    if (replaces !== null) await endSession(trx, replaces)
    return startSession(trx, user, now)
  })
  return { user, token, mark: trustDevice(hash) }
}

function taken(): ShopError {
  return new ShopError('duplicate', identityCopy.emailTaken, { field: 'email' })
}
