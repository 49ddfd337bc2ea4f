import {
  type DatabaseConnection,
  type Dialect,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { Pool } from 'pg'
import { asAway } from '#platform/db/away.ts'
import { tooBusy } from '#platform/db/sqlite/busy.ts'
import { checkParameters } from '#platform/db/sqlite/parameters.ts'
import type { TransactionScope } from '#platform/db/transaction-scope.ts'

export function postgresDialect(pool: Pool, scope?: TransactionScope): Dialect {
  return {
    createDriver: () => new GuardedDriver(pool, scope),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  }
}

class GuardedDriver extends PostgresDriver {
  readonly #scope: TransactionScope | undefined

  constructor(pool: Pool, scope: TransactionScope | undefined) {
    super({ pool, onCreateConnection: async (connection) => guardParameters(connection) })
    this.#scope = scope
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#scope?.assertOutside()
    try {
      return await super.acquireConnection()
    } catch (error) {
      throw isPoolExhausted(error) ? tooBusy() : asAway(error)
    }
  }
}

function isPoolExhausted(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect'
}

export function guardParameters(connection: DatabaseConnection): void {
  const execute = connection.executeQuery.bind(connection)
  connection.executeQuery = async (query, options) => {
    checkParameters(query.sql, query.parameters)
    try {
      return await execute(query, options)
    } catch (error) {
      throw asAway(error)
    }
  }
}
