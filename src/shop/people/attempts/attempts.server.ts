/*
 * Counts attempts to prove an account, by account and by network, whatever the way: a password, a
 * code. An attempt counts as failed until it is forgiven. One-time codes are counted once more, by
 * account alone: a right password forgives none of them.
 */
import type { Database } from '#platform/db/database.ts'
import { ShopError } from '#platform/errors.ts'
import type { Clock } from '#platform/time/clock.ts'
import {
  createLoginThrottle,
  type LoginThrottle,
  loginThrottleRules,
  tellingCodes,
} from './login-throttle.ts'
import { sharedLoginThrottle } from './shared-login-throttle.server.ts'

export type Attempts = ReturnType<typeof createAttempts>

/**
 * Counts attempts at signing in by account and by network; throws 'too_many' with `retryAfter` in
 * seconds.
 */
export function createAttempts({ db, clock }: { db: Database; clock: Clock }) {
  const byAccount = throttleBy('account')
  const byNetwork = throttleBy('network')
  const codes = throttleBy('codes')
  const links = throttleBy('links')

  function throttleBy(name: keyof typeof loginThrottleRules): LoginThrottle {
    const rule = loginThrottleRules[name]
    return db.counts
      ? sharedLoginThrottle(db.counts, clock, name, rule)
      : createLoginThrottle(clock, rule)
  }

  return {
    /** Counts one. ShopError 'too_many' while a pause lasts. */
    async count(account: string, network: string): Promise<void> {
      refuseDuring(Math.max(await byAccount.pause(account), await byNetwork.pause(network)))
      refuseDuring(await byNetwork.count(network))
      refuseDuring(await byAccount.count(account))
    },
    /** Takes a counted attempt back that proved nothing wrong; those before it stay. */
    async takeBack(account: string, network: string): Promise<void> {
      await byAccount.takeBack(account)
      await byNetwork.takeBack(network)
    },
    /** The account was proved. What others of its network got wrong stays counted. */
    async forgive(account: string, network: string): Promise<void> {
      await byAccount.forgive(account)
      await byNetwork.takeBack(network)
    },
    /** Counts a one-time code before it is looked at. ShopError 'too_many' while a pause lasts. */
    async countCode(key: string): Promise<void> {
      refuseDuring(await codes.count(key))
    },
    /** Counts a sign-in link that is asked for; whether it may be mailed. */
    countLink: async (key: string) => (await links.count(key)) === 0,
    forgiveCodes: (key: string) => codes.forgive(key),
    /** Whether the account is to hear of the wrong codes, at this one. */
    tellsOfCodes: async (key: string) => (await codes.failures(key)) === tellingCodes,
  }
}

function refuseDuring(pause: number): void {
  if (pause === 0) return
  throw new ShopError('too_many', 'Too many attempts. Please wait a little.', {
    retryAfter: Math.ceil(pause / 1000),
  })
}
