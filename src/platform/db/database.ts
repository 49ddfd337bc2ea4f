import type { Kysely, Transaction } from 'kysely'
import type { Counts } from './counts.ts'
import type { Tables } from './tables/tables.ts'

export type Reader = Kysely<Tables>
export type Writer = Transaction<Tables>

/**
 * The shop's database. `read` is for everything outside transactions and cannot write (on SQLite
 * it is a second, read-only connection); inside `transact` only the transaction may be used:
 * touching `read` there throws, because it would wait for itself.
 */
export interface Database {
  readonly dialect: 'sqlite' | 'postgres'
  readonly read: Reader
  /**
   * `read` for work that grows with the shop: exports, sums, searches. On SQLite a thread of its
   * own reads, while requests go on; on PostgreSQL a pool of its own. A statement has a minute and
   * 20,000 rows at the most.
   */
  readonly longReads: Reader
  /**
   * Runs work in one transaction: committed when it answers, rolled back when it throws.
   * Serialization failures and deadlocks are retried three times, so work awaits nothing but
   * the database and has no effect outside it.
   */
  transact<T>(work: (trx: Writer) => Promise<T>): Promise<T>
  /** Every cached page is compared with it. */
  contentVersion(): number | Promise<number>
  /** Counters that several machines share; null where one machine has the data to itself. */
  readonly counts: Counts | null
  /** Erases deleted rows from the files beside the database. */
  scrub(): Promise<void>
  close(): Promise<void>
}
