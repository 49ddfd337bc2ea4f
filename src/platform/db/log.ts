import type { Logger } from 'pino'

/** The log of the database's background parts. */
export type DatabaseLog = Pick<Logger, 'info' | 'warn' | 'error'>
