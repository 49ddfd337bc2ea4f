import { setTimeout as pause } from 'node:timers/promises'
import { tooBusy } from './sqlite/busy.ts'

/** Serialization failure and deadlock: nothing was done, and trying again may work. */
const worthRepeating = new Set(['40001', '40P01'])
const repeats = 3
/** lock_not_available: the connection's lock_timeout is over. */
const waitedEnough = '55P03'

/** PostgreSQL's SQLSTATE, or null when the error is none of PostgreSQL's. */
export function sqlState(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  return typeof error.code === 'string' ? error.code : null
}

/**
 * Runs a whole transaction up to three times more; then throws ShopError 'busy' (design §5). A
 * transaction that waited for a lock in vain fails at once.
 */
export async function transactAgain<T>(attempt: () => Promise<T>): Promise<T> {
  for (let done = 0; ; done++) {
    try {
      return await attempt()
    } catch (error) {
      const state = sqlState(error)
      if (state === waitedEnough) throw tooBusy()
      if (state === null || !worthRepeating.has(state)) throw error
      if (done === repeats) throw tooBusy()
    }
    await pause(Math.random() * 20 * 2 ** done)
  }
}
