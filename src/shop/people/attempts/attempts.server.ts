/*
 * Counts attempts to prove an account, by account and by network, for passwords and codes alike. An attempt
 * counts as failed until it is forgiven. One-time codes are also counted by account alone: a right password
 * forgives none of them.
 */
import type { Database } from '#platform/db/database.ts'
import { ShopError } from '#platform/errors.ts'
import type { Clock } from '#platform/time/clock.ts'
import { attemptsCopy } from './copy.ts'
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
    /** Counts an attempt. ShopError 'too_many' while a pause lasts. */
    async count(account: string, network: string): Promise<void> {
      refuseDuring(Math.max(await byAccount.pause(account), await byNetwork.pause(network)))
      refuseDuring(await byNetwork.count(network))
      refuseDuring(await byAccount.count(account))
    },
    /** Undoes a counted attempt that proved nothing wrong; earlier ones stay counted. */
    async takeBack(account: string, network: string): Promise<void> {
      await byAccount.takeBack(account)
      await byNetwork.takeBack(network)
    },
    /** Called when the account is proved. Failures of others on its network stay counted. */
    async forgive(account: string, network: string): Promise<void> {
      await byAccount.forgive(account)
      await byNetwork.takeBack(network)
    },
    /** Counts a one-time code before it is checked. ShopError 'too_many' while a pause lasts. */
    async countCode(key: string): Promise<void> {
      refuseDuring(await codes.count(key))
    },
    /** Counts a requested sign-in link; true: it may be mailed. */
    countLink: async (key: string) => (await links.count(key)) === 0,
    forgiveCodes: (key: string) => codes.forgive(key),
    /** True at the one wrong code that the account gets an e-mail about. */
    tellsOfCodes: async (key: string) => (await codes.failures(key)) === tellingCodes,
  }
}

function refuseDuring(pause: number): void {
  if (pause === 0) return
  throw new ShopError('too_many', attemptsCopy.tooMany, {
    retryAfter: Math.ceil(pause / 1000),
  })
}
