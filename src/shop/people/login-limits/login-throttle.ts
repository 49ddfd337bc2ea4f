import { lastUsed } from '#platform/last-used.ts'
import { type Clock, day, minute, second } from '#platform/time/clock.ts'

export interface LoginThrottleRule {
  /** Failures without a pause. */
  free: number
  /** Milliseconds, as are the next two. */
  shortest: number
  longest: number
  /** Failures older than this are forgotten. */
  kept: number
}

/** Short pauses for an account: a stranger who knows the address must not lock the owner out. */
export const loginThrottleRules = {
  account: { free: 10, shortest: 2 * second, longest: minute, kept: 30 * minute },
  network: { free: 5, shortest: 2 * second, longest: 15 * minute, kept: 30 * minute },
  codes: { free: 9, shortest: minute, longest: minute, kept: day },
  /** Three within a quarter of an hour. */
  links: { free: 2, shortest: 15 * minute, longest: 15 * minute, kept: 15 * minute },
} satisfies Record<string, LoginThrottleRule>

/** Wrong codes in a row after which the account gets an e-mail. */
export const tellingCodes = 50
const capacity = 10_000

interface Failures {
  failures: number
  blockedUntil: number
  at: number
}

/** Milliseconds: 2 s, 4 s, 8 s and so on, between the rule's limits. */
export function pauseAfter(failures: number, rule: LoginThrottleRule): number {
  const { free, shortest, longest } = rule
  if (failures <= free) return 0
  return Math.min(longest, Math.max(shortest, 2 ** Math.min(failures - free, 20) * second))
}

/** Counts before the result is known, so that only one of many parallel attempts passes. */
export interface LoginThrottle {
  /** Milliseconds to wait; 0: none. */
  pause(key: string): Promise<number>
  /** 0, or the milliseconds to wait without counting the attempt. */
  count(key: string): Promise<number>
  /** Other attempts of the key stay counted. */
  takeBack(key: string): Promise<void>
  forgive(key: string): Promise<void>
  failures(key: string): Promise<number>
}

/** For a single machine: remembers failures in this process. */
export function createLoginThrottle(clock: Clock, rule: LoginThrottleRule): LoginThrottle {
  const records = lastUsed<Failures>(capacity)
  const pauseOf = (key: string) => Math.max(0, (records.get(key)?.blockedUntil ?? 0) - clock.now())

  return {
    async pause(key) {
      return pauseOf(key)
    },
    async count(key) {
      const pause = pauseOf(key)
      if (pause > 0) return pause
      const now = clock.now()
      const known = records.get(key)
      const failures = known && now - known.at < rule.kept ? known.failures + 1 : 1
      records.set(key, { failures, blockedUntil: now + pauseAfter(failures, rule), at: now })
      return 0
    },
    async takeBack(key) {
      const known = records.get(key)
      if (known) {
        known.failures = Math.max(0, known.failures - 1)
        known.blockedUntil = 0
      }
    },
    async forgive(key) {
      records.delete(key)
    },
    async failures(key) {
      return records.get(key)?.failures ?? 0
    },
  }
}
