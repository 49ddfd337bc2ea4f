import { setTimeout as pause } from 'node:timers/promises'
import { ShopError } from '#platform/errors.ts'

export function sqliteCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error)) return null
  return typeof error.errcode === 'number' ? error.errcode & 0xff : null
}

const busy = 5
/** Milliseconds that a write waits for another process's lock, its time in the queue included. */
export const timeout = 5000

/** Throws 'busy' after `giveUpAt` (performance.now()). SQLite's pause would stop the event loop. */
export async function whileBusy<T>(
  action: () => T,
  giveUpAt = performance.now() + timeout,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return action()
    } catch (error) {
      if (sqliteCode(error) !== busy) throw error
      if (performance.now() > giveUpAt) throw tooBusy()
    }
    await pause(1 + Math.random() * Math.min(2 ** attempt, 20))
  }
}

export function tooBusy(): ShopError {
  return new ShopError('busy', 'The shop is very busy. Please try again.', { retryAfter: 5 })
}
