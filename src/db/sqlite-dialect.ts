import type { DatabaseSync } from 'node:sqlite'
import type { Dialect, Driver } from 'kysely'
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { asAway } from './away.ts'
import { timeout, whileBusy } from './busy.ts'
import { Mutex } from './mutex.ts'
import { SqliteConnection } from './sqlite-connection.ts'
import type { TransactionScope } from './transaction-scope.ts'

class ShopSqliteAdapter extends SqliteAdapter {
  // The drivers take turns themselves, first come first served.
  override get supportsMultipleConnections(): boolean {
    return true
  }
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/**
 * Writes, one transaction at a time, in the order in which they came. Each begins immediately: a
 * transaction that reads first and writes later fails with 'database is locked' when another process
 * wrote in between.
 */
class WriteDriver implements Driver {
  readonly #connection: SqliteConnection
  readonly #mutex = new Mutex()
  /** When the transaction whose turn it is stops waiting for another process's lock. */
  #giveUpAt = 0

  constructor(file: DatabaseSync) {
    this.#connection = new SqliteConnection(file)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    // Waiting in the queue counts: else the writes behind a lock would fail one after the other.
    const giveUpAt = performance.now() + timeout
    await this.#mutex.take()
    this.#giveUpAt = giveUpAt
    return this.#connection
  }

  async beginTransaction({ file }: SqliteConnection): Promise<void> {
    try {
      await whileBusy(() => file.exec('begin immediate'), this.#giveUpAt)
    } catch (error) {
      throw asAway(error)
    }
  }

  async commitTransaction({ file }: SqliteConnection): Promise<void> {
    try {
      file.exec('commit')
    } catch (error) {
      throw asAway(error)
    }
  }

  async rollbackTransaction({ file }: SqliteConnection): Promise<void> {
    // On a full disk SQLite has rolled back by itself; a second time would hide the reason.
    if (file.isTransaction) file.exec('rollback')
  }

  async releaseConnection(): Promise<void> {
    this.#mutex.release()
  }

  async destroy(): Promise<void> {
    this.#connection.file.close()
  }
}

/** Reads, each statement by itself, without waiting: each is over before it returns. */
class ReadDriver implements Driver {
  readonly #connection: SqliteConnection
  readonly #scope: TransactionScope

  constructor(file: DatabaseSync, scope: TransactionScope) {
    this.#connection = new SqliteConnection(file)
    this.#scope = scope
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    this.#scope.assertOutside()
    return this.#connection
  }

  async beginTransaction(): Promise<void> {
    throw new Error('Reads are single statements; a transaction is begun by transact.')
  }

  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#connection.file.close()
  }
}

function dialect(createDriver: () => Driver): Dialect {
  return {
    createAdapter: () => new ShopSqliteAdapter(),
    createDriver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** Kysely over one open node:sqlite file that only this dialect writes. */
export function sqliteWriteDialect(file: DatabaseSync): Dialect {
  return dialect(() => new WriteDriver(file))
}

/** Kysely over a second, read-only connection, for everything outside transactions. */
export function sqliteReadDialect(file: DatabaseSync, scope: TransactionScope): Dialect {
  return dialect(() => new ReadDriver(file, scope))
}
