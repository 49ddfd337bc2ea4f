import { ShopError } from '#platform/errors.ts'
import { sqliteCode } from './sqlite/busy.ts'
import { sqlState } from './transact-again.ts'

/** SQLite's codes of a disk that fails, that is full, and of a file that can't be opened. */
const sqliteAway = new Set([10, 13, 14])
/** SQLSTATEs, by their beginning: no connection, no space, shut down by its administrator. */
const postgresAway = /^(08|53|57P0[1-5])/
const socketAway = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
])

/**
 * The error of a driver. While the database can't work at all, it is a ShopError 'busy' with the
 * driver's error as its cause: the visitor may try again in a minute, and the code has no fault.
 */
export function asAway(error: unknown): unknown {
  return isAway(error) ? Object.assign(cannotWrite(), { cause: error }) : error
}

export function cannotWrite(): ShopError {
  const words = 'The shop can’t write anything down just now. Please try again in a minute.'
  return new ShopError('busy', words, { retryAfter: 30 })
}

/** The driver's own error behind `asAway`'s. */
export function behind(error: unknown): unknown {
  return error instanceof ShopError && error.cause !== undefined ? error.cause : error
}

function isAway(error: unknown): boolean {
  const code = sqliteCode(error)
  if (code !== null) return sqliteAway.has(code)
  const state = sqlState(error)
  if (state !== null) return postgresAway.test(state) || socketAway.has(state)
  // pg has no code for these.
  return (
    error instanceof Error && /^(Connection terminated|Client has encountered)/.test(error.message)
  )
}
