import type { Logger } from 'pino'

/** What the database's own parts say when nobody is waiting for their answer. */
export type DatabaseLog = Pick<Logger, 'info' | 'warn' | 'error'>
