import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { LRUCache } from 'lru-cache'
import { asAway } from '#platform/db/away.ts'
import { whileBusy } from './busy.ts'
import { checkParameters } from './parameters.ts'

interface Cached {
  statement: StatementSync
  answersRows: boolean
}

const cacheSize = 500

/** Caches prepared statements: preparing costs more than most queries. */
export class SqliteConnection implements DatabaseConnection {
  readonly file: DatabaseSync
  readonly #cache = new LRUCache<string, Cached>({ max: cacheSize })

  constructor(file: DatabaseSync) {
    this.file = file
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const parameters = checkParameters(query.sql, query.parameters)
    // Inside a transaction nothing is ever busy; outside, recovery by another process may be.
    return whileBusy((): QueryResult<R> => {
      const { statement, answersRows } = this.#prepare(query.sql)
      if (answersRows) return { rows: statement.all(...parameters) as R[] }
      const { changes, lastInsertRowid } = statement.run(...parameters)
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
    }).catch((error: unknown) => {
      throw asAway(error)
    })
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query)
  }

  close(): void {
    if (this.file.isOpen) this.file.close()
  }

  #prepare(sql: string): Cached {
    const known = this.#cache.get(sql)
    if (known) return known
    const statement = this.file.prepare(sql)
    const made = { statement, answersRows: statement.columns().length > 0 }
    this.#cache.set(sql, made)
    return made
  }
}
