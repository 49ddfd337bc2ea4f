import { sqlState } from '#platform/db/transact-again.ts'

/** SQLite's extended code for a unique constraint; its primary keys have one of their own. */
const sqliteUnique = new Set([2067, 1555])
const postgresUnique = '23505'

/**
 * True when a transaction failed because a unique value was taken: reading first misses a
 * transaction that writes it at the same moment.
 */
export function isUniqueViolation(error: unknown): boolean {
  if (sqlState(error) === postgresUnique) return true
  if (!(error instanceof Error) || !('errcode' in error)) return false
  return sqliteUnique.has(Number(error.errcode))
}
