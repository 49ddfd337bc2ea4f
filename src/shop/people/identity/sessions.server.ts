/* Stores only a token's digest; the token is answered once, to its client. */

import type { Reader, Writer } from '#platform/db/database.ts'
import { hasRows } from '#platform/db/rows.ts'
import { digest, newSecret } from '#platform/ids.ts'
import { day, minute } from '#platform/time/clock.ts'
import { type Role, sessionLifetime, type Visitor } from './visitor.ts'

export type SignInMethod = 'password' | 'passkey' | 'link'

/** Milliseconds from the start of an account's session, however much it is used. */
const longest = 90 * day
/** Milliseconds. */
const freshFor = 10 * minute

export interface Session {
  visitor: Visitor
  /** True if the last renewal was more than a day ago, and the session can last longer. */
  renewalDue: boolean
  /** Null: the last proof is older than ten minutes. */
  fresh: SignInMethod | null
}

/** `method` proved the account. Answers the session's token. */
export async function startSession(
  trx: Writer,
  { id, role }: { id: string; role: Role },
  now: number,
  method: SignInMethod = 'password',
): Promise<string> {
  const token = newSecret()
  const proof = role === 'guest' ? { proved_at: null, proved_by: null } : provedBy(method, now)
  await trx
    .insertInto('sessions')
    .values({
      token_digest: digest(token),
      user_id: id,
      created_at: now,
      seen_at: now,
      expires_at: sessionEnd(role, now, now),
      ...proof,
    })
    .execute()
  return token
}

export async function findSession(
  reader: Reader | Writer,
  token: string,
  now: number,
): Promise<Session | null> {
  const row = await reader
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.role', 'staff_role', 'name', 'email'])
    .select(['sessions.expires_at', 'sessions.created_at', 'proved_at', 'proved_by'])
    .where('sessions.token_digest', '=', digest(token))
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return null
  const { id, role, staff_role, name, email, expires_at, created_at, proved_at, proved_by } = row
  // Older versions renewed a session for as long as it was used.
  if (role === 'admin' && created_at + longest <= now) return null
  return {
    visitor: { userId: id, role, staffRole: staff_role, name, email },
    renewalDue: sessionEnd(role, created_at, now) - expires_at > day,
    fresh: proved_at !== null && proved_at > now - freshFor ? proved_by : null,
  }
}

export async function renewSession(trx: Writer, token: string, now: number): Promise<void> {
  const session = await findSession(trx, token, now)
  if (!session) return
  const { userId, role } = session.visitor
  const own = digest(token)
  const { created_at } = await trx
    .selectFrom('sessions')
    .select('created_at')
    .where('token_digest', '=', own)
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('sessions')
    .set({ expires_at: sessionEnd(role, created_at, now), seen_at: now })
    .where('token_digest', '=', own)
    .execute()
  await trx.updateTable('users').set({ seen_at: now }).where('id', '=', userId).execute()
}

export async function proveSession(
  trx: Writer,
  token: string,
  method: SignInMethod,
  now: number,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set(provedBy(method, now))
    .where('token_digest', '=', digest(token))
    .execute()
}

function provedBy(method: SignInMethod, now: number) {
  return { proved_at: now, proved_by: method }
}

function sessionEnd(role: Role, began: number, now: number): number {
  const end = now + sessionLifetime[role]
  return role === 'guest' ? end : Math.min(end, began + longest)
}

export async function endSession(trx: Writer, token: string): Promise<void> {
  await trx.deleteFrom('sessions').where('token_digest', '=', digest(token)).execute()
}

/** A removed account's: until the night's clean-up the shop still tells its owner why. */
export async function expireSessions(trx: Writer, userId: string, now: number): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ expires_at: now })
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .execute()
}

export const isOfRemovedAccount = (reader: Reader, token: string): Promise<boolean> =>
  hasRows(
    reader
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .where('sessions.token_digest', '=', digest(token))
      // A guest's session never had a proof.
      .where('proved_by', 'is not', null)
      .where('staff_role', 'is', null),
  )

export async function endSessions(trx: Writer, userId: string): Promise<void> {
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()
}
