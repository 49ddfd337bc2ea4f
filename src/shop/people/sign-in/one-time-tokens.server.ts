/* Tokens work once: only a digest is stored, and a used token is deleted. */
import type { Reader, Writer } from '#platform/db/database.ts'
import { digest } from '#platform/ids.ts'

export type TokenPurpose = 'passkey.add' | 'passkey.use' | 'link'

interface NewToken {
  token: string
  purpose: TokenPurpose
  /** Null: without an account so far. */
  userId: string | null
  expiresAt: number
}

/** `expiresAt` in epoch milliseconds. */
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

/** Doesn't use the token up. Undefined: the token is invalid. */
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

/** Part of each change of an address or a password: a mailbox that was given up holds no way in. */
export async function endLinks(trx: Writer, userId: string): Promise<void> {
  await trx
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'link')
    .execute()
}

export async function forgetTokens(trx: Writer, now: number): Promise<void> {
  await trx.deleteFrom('one_time_tokens').where('expires_at', '<=', now).execute()
}
