/*
 * Owns tokens that work once and for a limited time: passkey challenges and sign-in links. Only a digest is
 * stored, and a token that is taken is deleted.
 */
import type { Reader, Writer } from '#platform/db/database.ts'
import { digest } from '#platform/ids.ts'

export type TokenPurpose = 'passkey.add' | 'passkey.use' | 'link'

interface NewToken {
  token: string
  purpose: TokenPurpose
  /** Null: no account yet. */
  userId: string | null
  expiresAt: number
}

/** Stores a token's digest until it is taken, or `expiresAt` (epoch milliseconds) has passed. */
export async function insertToken(
  trx: Writer,
  { token, purpose, userId, expiresAt }: NewToken,
): Promise<void> {
  const row = { purpose, user_id: userId, expires_at: expiresAt }
  await trx
    .insertInto('one_time_tokens')
    .values({ digest: digest(token), ...row })
    .execute()
}

/** The account of a token, without taking it. Undefined: the token is not valid (any more). */
export function ownerOfToken(
  reader: Reader | Writer,
  token: string,
  purpose: TokenPurpose,
  now: number,
): Promise<{ user_id: string | null } | undefined> {
  return reader
    .selectFrom('one_time_tokens')
    .select('user_id')
    .where('digest', '=', digest(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Takes a token: true for the first caller, before it expires. */
export async function consumeToken(
  trx: Writer,
  token: string,
  purpose: TokenPurpose,
  now: number,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('one_time_tokens')
    .where('digest', '=', digest(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Deletes the tokens that expired before `now` (epoch milliseconds). */
export async function forgetTokens(trx: Writer, now: number): Promise<void> {
  await trx.deleteFrom('one_time_tokens').where('expires_at', '<=', now).execute()
}
