/*
 * Checks everything that the shop depends on, all at once, and says how to mend each fault. Never
 * writes, and no check may take longer than its time limit.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { isShopError } from '#platform/errors.ts'
import type { Check, Checked, Finding } from './check-up.ts'
import { checkUpCopy } from './copy.ts'

export interface CheckUpParts {
  checks: readonly Check[]
  log: Logger
  /** Milliseconds that a look may take. */
  timeout?: number
}

/** Runs checks side by side; `timeout` is milliseconds a check, after which it counts as bad. */
export function createCheckUp({ checks, log, timeout = 12_000 }: CheckUpParts) {
  async function lookAt({ key, title, look }: Check): Promise<Checked | null> {
    const waiting = new AbortController()
    const tooLate = pause<Finding>(
      timeout,
      { verdict: 'bad', says: checkUpCopy.noAnswer, mend: checkUpCopy.tryInAMinute },
      { signal: waiting.signal },
    )
    // The check that was too slow may still fail; nothing waits for it then.
    tooLate.catch(() => {})
    try {
      const finding = await Promise.race([look(), tooLate])
      return finding && { key, title, ...finding }
    } catch (error) {
      log.warn({ key, err: error }, 'a look of the check-up failed')
      const says = isShopError(error) ? error.message : checkUpCopy.notLookedAt
      return { key, title, verdict: 'bad', says, mend: checkUpCopy.tryAgainLog }
    } finally {
      waiting.abort()
    }
  }

  return {
    /** Looks at everything now; never fails. */
    look: async (): Promise<Checked[]> =>
      (await Promise.all(checks.map(lookAt))).filter((each) => each !== null),
  }
}
