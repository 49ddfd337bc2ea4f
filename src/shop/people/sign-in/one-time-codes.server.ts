/* Each code works once. Recovery codes are stored as digests. Works without e-mail. */
import { randomInt } from 'node:crypto'
import type { Reader, Writer } from '#platform/db/database.ts'
import { countRows } from '#platform/db/rows.ts'
import { badInput, ShopError } from '#platform/errors.ts'
import { digest } from '#platform/ids.ts'
import type { Sealing } from '#platform/sealing.ts'
import { signInCopy } from './copy.ts'
import type { AccountSecurity } from './sign-in.schema.ts'
import { findTotpStep, newTotpSecret } from './totp.server.ts'

const purpose = 'one-time-codes'
const recoveryCodes = 10
/** Leaves out letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

export async function recoveryStatus(
  reader: Reader,
  userId: string,
): Promise<AccountSecurity['codes']> {
  const [on, recovery] = await Promise.all([
    needsCode(reader, userId),
    countRows(reader.selectFrom('recovery_codes').where('user_id', '=', userId)),
  ])
  return { on, recovery }
}

export async function needsCode(reader: Reader | Writer, userId: string): Promise<boolean> {
  const codes = await readCodes(reader, userId)
  return codes !== undefined && codes.confirmed_at !== null
}

/** The secret is active once a first code has confirmed it. ShopError 'changed'. */
export async function prepareCodes(trx: Writer, userId: string, sealing: Sealing): Promise<string> {
  if (await needsCode(trx, userId)) throw new ShopError('changed', signInCopy.codesOn)
  const secret = newTotpSecret()
  const row = { secret: sealing.seal(secret, purpose), confirmed_at: null, last_step: 0 }
  await trx
    .insertInto('one_time_codes')
    .values({ user_id: userId, ...row })
    .onConflict((oc) => oc.column('user_id').doUpdateSet(row))
    .execute()
  return secret
}

/** Answers the recovery codes. ShopError bad_input 'code'. */
export async function confirmCodes(
  trx: Writer,
  { userId, code, now }: CodeAttempt,
  sealing: Sealing,
): Promise<string[]> {
  if (!(await consumeTotp(trx, { userId, code, now }, sealing))) throw wrongCode()
  await trx
    .updateTable('one_time_codes')
    .set({ confirmed_at: now })
    .where('user_id', '=', userId)
    .execute()
  return renewRecoveryCodes(trx, userId)
}

/** Answers the new codes, which can't be read again. */
export async function renewRecoveryCodes(trx: Writer, userId: string): Promise<string[]> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
  const rows = codes.map((code) => ({ user_id: userId, digest: recoveryDigest(userId, code) }))
  await trx.insertInto('recovery_codes').values(rows).execute()
  return codes
}

export async function turnCodesOff(trx: Writer, userId: string): Promise<void> {
  await trx.deleteFrom('one_time_codes').where('user_id', '=', userId).execute()
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

export interface CodeAttempt {
  userId: string
  code: string
  now: number
}

export async function consumeOtp(
  trx: Writer,
  attempt: CodeAttempt,
  sealing: Sealing,
): Promise<boolean> {
  if (await consumeTotp(trx, attempt, sealing)) return true
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_codes')
    .where('digest', '=', recoveryDigest(attempt.userId, attempt.code))
    .where('user_id', '=', attempt.userId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

async function consumeTotp(
  trx: Writer,
  { userId, code, now }: CodeAttempt,
  sealing: Sealing,
): Promise<boolean> {
  const row = await readCodes(trx, userId)
  const secret = row && sealing.open(row.secret, purpose)
  if (!row || !secret) return false
  const step = findTotpStep(secret, code.replace(/\s/g, ''), now, row.last_step)
  if (step === null) return false
  // Only the first of two concurrent sign-ins with the same code passes.
  const { numUpdatedRows } = await trx
    .updateTable('one_time_codes')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

function readCodes(reader: Reader | Writer, userId: string) {
  return reader
    .selectFrom('one_time_codes')
    .select(['secret', 'confirmed_at', 'last_step'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

function newRecoveryCode(): string {
  const half = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return `${half()}-${half()}`
}

function recoveryDigest(userId: string, code: string): string {
  return digest(`${userId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
}

/** bad_input, field `code`. */
export function wrongCode(): ShopError {
  return badInput('code', signInCopy.wrongCode)
}
