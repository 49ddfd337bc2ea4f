import type { DatabaseSync } from 'node:sqlite'
import type { DatabaseConnection, Dialect, Driver } from 'kysely'
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { TransactionScope } from '#platform/db/transaction-scope.ts'
import { SqliteConnection } from './sqlite-connection.ts'
import { SqliteWrites } from './sqlite-writes.ts'

class ShopSqliteAdapter extends SqliteAdapter {
  // The drivers take turns themselves, first come first served.
  override get supportsMultipleConnections(): boolean {
    return true
  }
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

interface ReadConnection extends DatabaseConnection {
  close(): void | Promise<void>
}

class ReadDriver implements Driver {
  readonly #connection: ReadConnection
  readonly #scope: TransactionScope

  constructor(connection: ReadConnection, scope: TransactionScope) {
    this.#connection = connection
    this.#scope = scope
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ReadConnection> {
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
    await this.#connection.close()
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

export function sqliteWriteDialect(file: DatabaseSync): Dialect {
  return dialect(() => new SqliteWrites(new SqliteConnection(file)))
}

export function sqliteReadDialect(connection: ReadConnection, scope: TransactionScope): Dialect {
  return dialect(() => new ReadDriver(connection, scope))
}
