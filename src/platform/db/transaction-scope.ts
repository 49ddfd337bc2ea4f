import { AsyncLocalStorage } from 'node:async_hooks'

export type TransactionScope = ReturnType<typeof createTransactionScope>

/** Using the database beside an open transaction throws at once instead of waiting for ever. */
export function createTransactionScope() {
  const storage = new AsyncLocalStorage<{ open: boolean }>()
  return {
    async run<T>(work: () => Promise<T>): Promise<T> {
      // Work that goes on after the transaction's end is outside of it again.
      const state = { open: true }
      try {
        return await storage.run(state, work)
      } finally {
        state.open = false
      }
    },
    assertOutside(): void {
      if (storage.getStore()?.open) {
        throw new Error('Inside a transaction only the transaction may be used, not the database.')
      }
    },
  }
}
