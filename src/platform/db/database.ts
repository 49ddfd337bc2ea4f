import type { Kysely, Transaction } from 'kysely'
import type { Counts } from './counts.ts'
import type { Tables } from './tables/tables.ts'

export type Reader = Kysely<Tables>
export type Writer = Transaction<Tables>

/** Inside `transact`, touching `read` throws, because it would wait for itself. */
export interface Database {
  readonly dialect: 'sqlite' | 'postgres'
  readonly read: Reader
  /** For exports, sums and searches: at most a minute and 20,000 rows a statement. */
  readonly longReads: Reader
  /** A deadlock repeats `work`: it must await only the database and have no other effect. */
  transact<T>(work: (trx: Writer) => Promise<T>): Promise<T>
  contentVersion(): number | Promise<number>
  /** Null where one machine has the data to itself. */
  readonly counts: Counts | null
  scrub(): Promise<void>
  close(): Promise<void>
}
