import type { PGlite } from '@electric-sql/pglite'
import {
  type DatabaseConnection,
  type Driver,
  Kysely,
  type LogEvent,
  PGliteDialect,
  PGliteDriver,
} from 'kysely'
import { readContentVersion, writeContentVersion } from '#platform/db/content-version.ts'
import type { Database } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { guardParameters } from '#platform/db/postgres/postgres-dialect.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import { transactAgain } from '#platform/db/transact-again.ts'
import { createTransactionScope } from '#platform/db/transaction-scope.ts'
import { changesSchema, type Reset, rememberEmpty } from './pglite-reset.ts'
import { keepCluster, startPglite } from './pglite-start.ts'

interface Used {
  pglite: PGlite
  /** Undefined: a test changed the schema. */
  reset: Reset | undefined
}

/** Starting a PGlite takes a second, emptying it some 5 ms: closed ones are reused. */
const idle: Used[] = []

export async function openPglite(): Promise<Database> {
  const used = idle.pop()
  const pglite = used?.pglite ?? (await startPglite())
  let reset = used?.reset
  if (reset) await reset()
  else if (used) await pglite.exec('drop schema public cascade; create schema public')
  const scope = createTransactionScope()
  let closed = false
  const assertOpen = () => {
    if (closed) throw new Error('This test database has been closed; another test may be using it.')
  }
  const log = ({ query }: LogEvent) => {
    if (changesSchema(query.sql)) reset = undefined
  }
  const writer = new Kysely<Tables>({ dialect: new GuardedPglite(pglite, assertOpen), log })
  const assertReadable = () => {
    assertOpen()
    scope.assertOutside()
  }
  const read = new Kysely<Tables>({ dialect: new GuardedPglite(pglite, assertReadable), log })
  if (!reset) {
    await migrate(writer)
    await keepCluster(pglite)
    reset = await rememberEmpty(pglite)
  }
  return {
    dialect: 'postgres',
    read,
    longReads: read,
    counts: null,
    async transact(work) {
      scope.assertOutside()
      return transactAgain(() =>
        writer.transaction().execute((trx) =>
          scope.run(async () => {
            const answer = await work(trx)
            await writeContentVersion(trx)
            return answer
          }),
        ),
      )
    },
    contentVersion: () => readContentVersion(read),
    scrub: async () => {},
    async close() {
      if (closed) return
      closed = true
      // Waits for a transaction that still runs.
      await pglite.query('select 1')
      idle.push({ pglite, reset })
    },
  }
}

class GuardedPglite extends PGliteDialect {
  readonly #pglite: PGlite
  readonly #check: () => void

  constructor(pglite: PGlite, check: () => void) {
    super({ pglite })
    this.#pglite = pglite
    this.#check = check
  }

  override createDriver(): Driver {
    return new GuardedPgliteDriver(this.#pglite, this.#check)
  }
}

class GuardedPgliteDriver extends PGliteDriver {
  readonly #check: () => void

  constructor(pglite: PGlite, check: () => void) {
    super({ pglite, onCreateConnection: async (connection) => guardParameters(connection) })
    this.#check = check
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#check()
    return super.acquireConnection()
  }
}
