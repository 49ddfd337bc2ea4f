/* Counts attempts by account and network. A right password doesn't reset the count of codes. */
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

/** Throws 'too_many' with `retryAfter` in seconds. */
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
    /** Counts as failed until it succeeds. Other failures on the network stay counted. */
    async during<T>(account: string, network: string, work: () => Promise<T>): Promise<T> {
      refuseDuring(Math.max(await byAccount.pause(account), await byNetwork.pause(network)))
      refuseDuring(await byNetwork.count(network))
      refuseDuring(await byAccount.count(account))
      const done = await work()
      await byAccount.forgive(account)
      await byNetwork.takeBack(network)
      return done
    },
    async takeBack(account: string, network: string): Promise<void> {
      await byAccount.takeBack(account)
      await byNetwork.takeBack(network)
    },
    async countCode(key: string): Promise<void> {
      refuseDuring(await codes.count(key))
    },
    /** True: the link may be mailed. */
    countLink: async (key: string) => (await links.count(key)) === 0,
    forgiveCodes: (key: string) => codes.forgive(key),
    tellsOfCodes: async (key: string) => (await codes.failures(key)) === tellingCodes,
  }
}

function refuseDuring(pause: number): void {
  if (pause === 0) return
  throw new ShopError('too_many', attemptsCopy.tooMany, {
    retryAfter: Math.ceil(pause / 1000),
  })
}
