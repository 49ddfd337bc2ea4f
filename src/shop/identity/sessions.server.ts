/*
 * Owns the sessions: who has one, and until when. Only a token's digest is ever stored; the token
 * itself is answered once, to the client that it is made for.
 */
import type { Reader, Writer } from '#db/database.ts'
import { day } from '#kernel/clock.ts'
import { digest, newSecret } from '#kernel/ids.ts'
import { type Role, sessionLifetime, type Visitor } from './visitor.ts'

export interface Session {
  visitor: Visitor
  /** Whether it was last renewed more than a day ago. */
  renewalDue: boolean
}

/** Starts a session; answers its token. */
export async function startSession(
  trx: Writer,
  user: { id: string; role: Role },
  now: number,
): Promise<string> {
  const token = newSecret()
  await trx
    .insertInto('sessions')
    .values({
      token_digest: digest(token),
      user_id: user.id,
      created_at: now,
      expires_at: now + sessionLifetime[user.role],
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
    .select(['users.id', 'users.role', 'staff_role', 'name', 'email', 'sessions.expires_at'])
    .where('sessions.token_digest', '=', digest(token))
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return null
  const { id, role, staff_role, name, email, expires_at } = row
  return {
    visitor: { userId: id, role, staffRole: staff_role, name, email },
    renewalDue: expires_at - now < sessionLifetime[role] - day,
  }
}

/** Lets a live session last its full time again, and notes that its user was seen. */
export async function renewSession(trx: Writer, token: string, now: number): Promise<void> {
  const session = await findSession(trx, token, now)
  if (!session) return
  const { userId, role } = session.visitor
  await trx
    .updateTable('sessions')
    .set({ expires_at: now + sessionLifetime[role] })
    .where('token_digest', '=', digest(token))
    .execute()
  await trx.updateTable('users').set({ seen_at: now }).where('id', '=', userId).execute()
}

export async function endSession(trx: Writer, token: string): Promise<void> {
  await trx.deleteFrom('sessions').where('token_digest', '=', digest(token)).execute()
}

export async function endSessionsOf(trx: Writer, userId: string): Promise<void> {
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()
}
