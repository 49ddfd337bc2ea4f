import { sqlState } from '#platform/db/transact-again.ts'

/** SQLite's extended codes for unique constraints and primary keys. */
const sqliteUnique = new Set([2067, 1555])
const postgresUnique = '23505'

/** Reading first misses a transaction that writes the value at the same moment. */
export function isUniqueViolation(error: unknown): boolean {
  if (sqlState(error) === postgresUnique) return true
  if (!(error instanceof Error) || !('errcode' in error)) return false
  return sqliteUnique.has(Number(error.errcode))
}
