import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Writer } from './database.ts'

/** What joins a transaction: it sees what the transaction's own work answered. */
type Extra = (trx: Writer, answer: unknown) => Promise<void>

const waiting = new AsyncLocalStorage<{ extra: Extra | null }>()

/**
 * Lets `extra` be part of the first transaction that `work` commits: both are kept, or neither.
 * `joined` is false when there was no transaction to be part of.
 */
export async function joinFirstCommit<T>(
  extra: Extra,
  work: () => Promise<T>,
): Promise<{ answer: T; joined: boolean }> {
  const state: { extra: Extra | null } = { extra }
  try {
    const answer = await waiting.run(state, work)
    return { answer, joined: state.extra === null }
  } finally {
    // What the work leaves running has nothing to do with it any more.
    state.extra = null
  }
}

/** Work that nothing joins: what is written before it is known whether the real work can be done. */
export function outsideFirstCommit<T>(work: () => Promise<T>): Promise<T> {
  return waiting.run({ extra: null }, work)
}

/** A database whose transactions take in what waits to be part of one. */
export function takingExtras<D extends Database>(db: D): D {
  return {
    ...db,
    async transact(work) {
      const state = waiting.getStore()
      const extra = state?.extra
      if (!state || !extra) return db.transact(work)
      // Of transactions that run side by side, one takes it.
      state.extra = null
      try {
        return await db.transact(async (trx) => {
          const answer = await work(trx)
          await extra(trx, answer)
          return answer
        })
      } catch (error) {
        state.extra = extra
        throw error
      }
    },
  }
}
