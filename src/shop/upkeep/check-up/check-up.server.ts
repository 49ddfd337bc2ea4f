/* Never writes; no check may take longer than its time limit. */
import type { Logger } from 'pino'
import { isShopError } from '#platform/errors.ts'
import { within } from '#platform/time/within.ts'
import type { Checked } from './check-up.schema.ts'
import { bad, type Check } from './check-up.ts'
import { checkUpCopy } from './copy.ts'

export interface CheckUpParts {
  checks: readonly Check[]
  log: Logger
  timeout?: number
}

/** `timeout`: milliseconds a check, after which it counts as bad. */
export function createCheckUp({ checks, log, timeout = 12_000 }: CheckUpParts) {
  async function lookAt({ key, title, look }: Check): Promise<Checked | null> {
    try {
      const finding = await within(timeout, look(), () =>
        bad(checkUpCopy.noAnswer, checkUpCopy.tryInAMinute),
      )
      return finding && { key, title, ...finding }
    } catch (error) {
      log.warn({ key, err: error }, 'a line of the check-up failed')
      const says = isShopError(error) ? error.message : checkUpCopy.notLookedAt
      return { key, title, ...bad(says, checkUpCopy.tryAgainLog) }
    }
  }

  return {
    /** Never fails. */
    look: async (): Promise<Checked[]> =>
      (await Promise.all(checks.map(lookAt))).filter((each) => each !== null),
  }
}
