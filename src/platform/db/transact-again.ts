import { setTimeout as pause } from 'node:timers/promises'
import { tooBusy } from './sqlite/busy.ts'

/** Serialization failure and deadlock: nothing was done, and trying again may work. */
const worthRepeating = new Set(['40001', '40P01'])
const repeats = 3
/** Its lock_timeout or its statement_timeout is over, and nothing was done. */
const waitedEnough = new Set(['55P03', '57014'])

export function sqlState(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  return typeof error.code === 'string' ? error.code : null
}

/** Throws ShopError 'busy' after three repeats, or when a lock never comes. */
export async function transactAgain<T>(attempt: () => Promise<T>): Promise<T> {
  for (let done = 0; ; done++) {
    try {
      return await attempt()
    } catch (error) {
      const state = sqlState(error)
      if (state !== null && waitedEnough.has(state)) throw tooBusy()
      if (state === null || !worthRepeating.has(state)) throw error
      if (done === repeats) throw tooBusy()
    }
    await pause(Math.random() * 20 * 2 ** done)
  }
}
