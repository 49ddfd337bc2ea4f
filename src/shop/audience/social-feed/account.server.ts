/* Only the feed gets the token. */
import type { Reader, Writer } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import type { Sealing } from '#platform/sealing.ts'
import { day, hour } from '#platform/time/clock.ts'
import type { SocialTrouble } from '#services/social-feed/port.ts'

/** A token lives 60 days (Instagram); weekly renewals leave seven weeks for failures. */
const lifetime = 60 * day
const renewEvery = 7 * day
/** Instagram refuses renewal on a token's first day; a typed token may be minutes old. */
const firstRenewal = day + hour
const renewAgainAfter = 6 * hour

/** Times in epoch milliseconds. */
export type Account = Tables['social_account']

/** `kept` is sealed. */
export interface Token {
  open: string
  kept: string
}

const purpose = 'service:instagram'

export function sealToken(sealing: Sealing, open: string): Token {
  return { open, kept: sealing.seal(open, purpose) }
}

/** Also null for a token that another key has sealed. */
export function openToken(sealing: Sealing, account: Account | undefined): Token | null {
  const kept = account?.token
  if (!kept) return null
  const open = isSealed(kept) ? sealing.open(kept, purpose) : kept
  return open === null ? null : { open, kept }
}

export function isSealed(kept: string): boolean {
  return kept.startsWith('v1.')
}

export function readAccount(reader: Reader | Writer): Promise<Account | undefined> {
  return reader.selectFrom('social_account').selectAll().where('id', '=', 1).executeTakeFirst()
}

export async function writeAccount(
  trx: Writer,
  changes: Partial<Omit<Account, 'id'>>,
): Promise<void> {
  await trx
    .insertInto('social_account')
    .values({ id: 1, ...changes })
    .onConflict((oc) => oc.column('id').doUpdateSet(changes))
    .execute()
}

/** Changes nothing if the stored token was replaced. */
export async function changeSocialAccount(
  trx: Writer,
  kept: string,
  changes: Partial<Omit<Account, 'id'>>,
): Promise<void> {
  await trx
    .updateTable('social_account')
    .set(changes)
    .where('id', '=', 1)
    .where('token', '=', kept)
    .execute()
}

/** A typed token's unknown age counts from now. */
export function handedOver({ kept }: Token, now: number): Partial<Account> {
  return {
    token: kept,
    renewed_at: now,
    expires_at: now + lifetime,
    renew_at: now + firstRenewal,
    tried_at: null,
    trouble: null,
    trouble_at: null,
  }
}

/** `lifetime` in milliseconds. */
export function renewed({ kept }: Token, lifetime: number, now: number): Partial<Account> {
  const renewAt = now + Math.min(renewEvery, lifetime / 2)
  return { token: kept, renewed_at: now, expires_at: now + lifetime, renew_at: renewAt }
}

export function notRenewed(now: number): Partial<Account> {
  return { renew_at: now + renewAgainAfter }
}

export function inTrouble(trouble: SocialTrouble, now: number): Partial<Account> {
  return { tried_at: now, trouble, trouble_at: now }
}
