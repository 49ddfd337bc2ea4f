import { DatabaseError } from '#platform/db/database-error.ts'
import { isShopError } from '#platform/errors.ts'
import { ConfigError } from '../config/values.ts'

/** One line where the person at the keyboard can mend it. */
export function startFailure(error: unknown): string {
  const expected = [ConfigError, DatabaseError].some((kind) => error instanceof kind)
  if (error instanceof Error && (expected || isShopError(error))) return error.message
  const { code } = (error ?? {}) as { code?: unknown }
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'the disk is full. Make room and start again.'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
