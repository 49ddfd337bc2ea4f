/*
 * Owns the second step of signing in: an account's secret for one-time codes, sealed, and its ten
 * recovery codes, as digests. A code is taken once. Never needs a mail.
 */
import { randomInt } from 'node:crypto'
import type { Reader, Writer } from '#platform/db/database.ts'
import { badInput, ShopError } from '#platform/errors.ts'
import { digest } from '#platform/ids.ts'
import type { Sealing } from '#platform/sealing.ts'
import { newTotpSecret, stepOf } from './totp.server.ts'

const purpose = 'one-time-codes'
const recoveryCodes = 10
/** Without letters and digits that are taken for one another. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Whether an account signs in with an app's codes. */
export interface CodeStanding {
  on: boolean
  /** Recovery codes that are left. */
  recovery: number
}

/** Whether an account's one-time codes are on, and how many recovery codes are left. */
export async function codeStanding(reader: Reader, userId: string): Promise<CodeStanding> {
  const [codes, left] = await Promise.all([
    rowOf(reader, userId),
    reader
      .selectFrom('recovery_codes')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
  ])
  return { on: codes !== undefined && codes.confirmed_at !== null, recovery: Number(left.count) }
}

/** Whether an account asks for a code after its password. */
export async function needsCode(reader: Reader | Writer, userId: string): Promise<boolean> {
  const codes = await rowOf(reader, userId)
  return codes !== undefined && codes.confirmed_at !== null
}

/** Makes a secret that counts once a first code has confirmed it; answers it. ShopError 'changed'. */
export async function prepareCodes(trx: Writer, userId: string, sealing: Sealing): Promise<string> {
  if (await needsCode(trx, userId)) throw new ShopError('changed', 'Codes are on already.')
  const secret = newTotpSecret()
  const row = { secret: sealing.seal(secret, purpose), confirmed_at: null, last_step: 0 }
  await trx
    .insertInto('one_time_codes')
    .values({ user_id: userId, ...row })
    .onConflict((oc) => oc.column('user_id').doUpdateSet(row))
    .execute()
  return secret
}

/** Turns codes on by a first one; answers the recovery codes. ShopError bad_input 'code'. */
export async function confirmCodes(
  trx: Writer,
  { userId, code, now }: CodeAttempt,
  sealing: Sealing,
): Promise<string[]> {
  if (!(await takeTimed(trx, { userId, code, now }, sealing))) throw wrongCode()
  await trx
    .updateTable('one_time_codes')
    .set({ confirmed_at: now })
    .where('user_id', '=', userId)
    .execute()
  return renewRecoveryCodes(trx, userId)
}

/** Makes ten new recovery codes in place of the ones before; answers them, this once. */
export async function renewRecoveryCodes(trx: Writer, userId: string): Promise<string[]> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
  const rows = codes.map((code) => ({ user_id: userId, digest: recoveryDigest(userId, code) }))
  await trx.insertInto('recovery_codes').values(rows).execute()
  return codes
}

/** Forgets an account's secret and its recovery codes: from now on the password is enough. */
export async function turnCodesOff(trx: Writer, userId: string): Promise<void> {
  await trx.deleteFrom('one_time_codes').where('user_id', '=', userId).execute()
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

/** A code that was typed: of the app, or a recovery code. */
export interface CodeAttempt {
  userId: string
  code: string
  now: number
}

/** Takes a code of the app's or a recovery code: each opens once. */
export async function takeCode(
  trx: Writer,
  attempt: CodeAttempt,
  sealing: Sealing,
): Promise<boolean> {
  if (await takeTimed(trx, attempt, sealing)) return true
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_codes')
    .where('digest', '=', recoveryDigest(attempt.userId, attempt.code))
    .where('user_id', '=', attempt.userId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

async function takeTimed(
  trx: Writer,
  { userId, code, now }: CodeAttempt,
  sealing: Sealing,
): Promise<boolean> {
  const row = await rowOf(trx, userId)
  const secret = row && sealing.open(row.secret, purpose)
  if (!row || !secret) return false
  const step = stepOf(secret, code.replace(/\s/g, ''), now, row.last_step)
  if (step === null) return false
  // Of two sign-ins with the same code at once, the first is let in.
  const { numUpdatedRows } = await trx
    .updateTable('one_time_codes')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

function rowOf(reader: Reader | Writer, userId: string) {
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

/** The error of a code that doesn't fit: bad_input, field `code`. */
export function wrongCode(): ShopError {
  return badInput('code', 'That code isn’t right, or it was used already.')
}
