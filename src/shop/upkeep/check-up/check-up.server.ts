/* Never writes; no check may take longer than its time limit. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { isShopError } from '#platform/errors.ts'
import type { Check, Checked, Finding } from './check-up.ts'
import { checkUpCopy } from './copy.ts'

export interface CheckUpParts {
  checks: readonly Check[]
  log: Logger
  timeout?: number
}

/** `timeout`: milliseconds a check, after which it counts as bad. */
export function createCheckUp({ checks, log, timeout = 12_000 }: CheckUpParts) {
  async function lookAt({ key, title, look }: Check): Promise<Checked | null> {
    const waiting = new AbortController()
    const tooLate = pause<Finding>(
      timeout,
      { verdict: 'bad', says: checkUpCopy.noAnswer, mend: checkUpCopy.tryInAMinute },
      { signal: waiting.signal },
    )
    // A check that was too slow may still fail; nothing waits for it then.
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
    /** Never fails. */
    look: async (): Promise<Checked[]> =>
      (await Promise.all(checks.map(lookAt))).filter((each) => each !== null),
  }
}
