/*
 * Owns the sessions: the account, the end and the last proof. Stores only a token's digest; the token
 * itself is answered once, to its client.
 */
import type { Reader, Writer } from '#platform/db/database.ts'
import { digest, newSecret } from '#platform/ids.ts'
import { day, minute } from '#platform/time/clock.ts'
import { type Role, sessionLifetime, type Visitor } from './visitor.ts'

export type SignInMethod = 'password' | 'passkey' | 'link'

/** Milliseconds. An account's sessions end this long after their start, however much they are used. */
const longest = 90 * day
/** Milliseconds for which a proof counts as fresh. */
const freshFor = 10 * minute

/** A live session, as a request's token proves it. */
export interface Session {
  visitor: Visitor
  /** True if the last renewal was more than a day ago, and the session can last longer. */
  renewalDue: boolean
  /** The proof of the last ten minutes; null: longer ago. */
  fresh: SignInMethod | null
}

interface Holder {
  id: string
  role: Role
}

/** Starts a session; answers its token. `method`: the method that proved the account. */
export async function startSession(
  trx: Writer,
  { id, role }: Holder,
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

/** The live session that a token proves, or null. */
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

/** Extends a live session to its full time, and records that its user was seen. */
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

/** Records a new proof of a session's account. */
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

/** The end of a session that is renewed now. */
function sessionEnd(role: Role, began: number, now: number): number {
  const end = now + sessionLifetime[role]
  return role === 'guest' ? end : Math.min(end, began + longest)
}

/** Ends the session of this token, if there is one. */
export async function endSession(trx: Writer, token: string): Promise<void> {
  await trx.deleteFrom('sessions').where('token_digest', '=', digest(token)).execute()
}

export async function endSessions(trx: Writer, userId: string): Promise<void> {
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()
}
