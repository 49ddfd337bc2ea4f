import type { Shop } from '#compose'
import { second } from '#platform/time/clock.ts'

const tryEvery = 10 * second

/** Tries a write: with a full disk the shop reads well and sells nothing. */
export function createHealth({ clock, settings, log }: Pick<Shop, 'clock' | 'settings' | 'log'>) {
  let triedAt = Number.NEGATIVE_INFINITY
  let last = Promise.resolve(true)

  async function tryNow(): Promise<boolean> {
    try {
      await settings.tryToWrite()
      return true
    } catch (err) {
      log.error({ err }, 'the database accepts no writes')
      return false
    }
  }

  return {
    isGood(): Promise<boolean> {
      // A clock that was put back must not stop the tries.
      if (Math.abs(clock.now() - triedAt) >= tryEvery) {
        triedAt = clock.now()
        last = tryNow()
      }
      return last
    },
  }
}
