import { ShopError } from '#platform/errors.ts'
import { sqliteCode } from './sqlite/busy.ts'
import { sqlState } from './transact-again.ts'

/** SQLite's codes for a failing disk, a full disk, and a file that can't be opened. */
const sqliteAway = new Set([10, 13, 14])
/** SQLSTATE prefixes: no connection, no space, shut down by its administrator. */
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

/** ShopError 'busy', with the driver's error as its cause, while the database can't work. */
export function asAway(error: unknown): unknown {
  return isAway(error) ? Object.assign(cannotWrite(), { cause: error }) : error
}

export function cannotWrite(): ShopError {
  const words = 'The shop can’t write anything down just now. Please try again in a minute.'
  return new ShopError('busy', words, { retryAfter: 30 })
}

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
