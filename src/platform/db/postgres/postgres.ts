import { Kysely } from 'kysely'
import { Pool, type PoolConfig } from 'pg'
import { behind } from '#platform/db/away.ts'
import { readContentVersion, writeContentVersion } from '#platform/db/content-version.ts'
import { type Counts, countsOn } from '#platform/db/counts.ts'
import type { Database } from '#platform/db/database.ts'
import { DatabaseError } from '#platform/db/database-error.ts'
import type { DatabaseLog } from '#platform/db/log.ts'
import { migrate } from '#platform/db/migrate.ts'
import type { Migration } from '#platform/db/migrations/list.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import { sqlState, transactAgain } from '#platform/db/transact-again.ts'
import { createTransactionScope } from '#platform/db/transaction-scope.ts'
import { minute } from '#platform/time/clock.ts'
import { ContentListener } from './content-listener.ts'
import { postgresDialect } from './postgres-dialect.ts'
import { shopTypes } from './postgres-types.ts'

/** Milliseconds. No shopper reaches these limits; they keep a fault from holding everyone up. */
const limits =
  'set statement_timeout = 10000; set idle_in_transaction_session_timeout = 15000; set lock_timeout = 8000'
/** Compiling a statement takes longer than any of the shop's statements. */
const interpreted = 'set jit = off'
const readOnly = 'set default_transaction_read_only = on'
const connectionTimeoutMillis = 5000
/** Few connections, so that long reads wait for each other. */
const ofLongReads = { max: 2, connectionTimeoutMillis: minute }

/** No read waits for a transaction's connection or a long read's. Throws DatabaseError. */
export async function openPostgres(
  url: string,
  log?: DatabaseLog,
  upTo?: readonly Migration[],
): Promise<Database> {
  const writers = openPool(url, `${limits}; ${interpreted}`, log)
  const writer = new Kysely<Tables>({ dialect: postgresDialect(writers) })
  try {
    await migrate(writer, upTo)
  } catch (error) {
    await writers.end()
    throw explain(error, url)
  }
  const listener = new ContentListener({ connectionString: url, connectionTimeoutMillis }, log)
  await listener.start()
  const reading = `${limits}; ${interpreted}; ${readOnly}`
  return serve(
    writer,
    openPool(url, reading, log),
    openPool(url, `${reading}; set statement_timeout = ${minute}`, log, ofLongReads),
    listener,
    countsOn(writers),
  )
}

function openPool(
  url: string,
  setUp: string,
  log?: DatabaseLog,
  own: Pick<PoolConfig, 'max' | 'connectionTimeoutMillis'> = {},
): Pool {
  const config: PoolConfig = {
    connectionString: url,
    application_name: 'atelier',
    max: 8,
    connectionTimeoutMillis,
    keepAlive: true,
    ...own,
    types: shopTypes,
    onConnect: async (client) => {
      // The connection's query fails with the error; without a listener the process would end.
      client.on('error', () => {})
      await client.query(setUp)
    },
  }
  const pool = new Pool(config)
  pool.on('error', (error) => log?.warn({ err: error }, 'lost an idle database connection'))
  return pool
}

function serve(
  writer: Kysely<Tables>,
  readers: Pool,
  longReaders: Pool,
  listener: ContentListener,
  counts: Counts,
): Database {
  const scope = createTransactionScope()
  const read = new Kysely<Tables>({ dialect: postgresDialect(readers, scope) })
  const longReads = new Kysely<Tables>({ dialect: postgresDialect(longReaders, scope) })
  return {
    dialect: 'postgres',
    read,
    longReads,
    counts,
    async transact(work) {
      scope.assertOutside()
      let raised: number | null = null
      const result = await transactAgain(() =>
        writer.transaction().execute(async (trx) => {
          const answer = await scope.run(() => work(trx))
          raised = await writeContentVersion(trx)
          return answer
        }),
      )
      if (raised !== null) listener.know(raised)
      return result
    },
    contentVersion() {
      return listener.current() ?? readContentVersion(read)
    },
    scrub: async () => {},
    async close() {
      await listener.close()
      // A driver that was never used would leave its pool open.
      await Promise.all([read.destroy(), longReads.destroy()])
      for (const pool of [readers, longReaders]) if (!pool.ended) await pool.end()
      await writer.destroy()
    },
  }
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'its host name could not be looked up',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no way to its host',
  ECONNRESET: 'it broke the connection off',
  '28P01': 'it refuses the password',
  '28000': 'it refuses the user',
  '3D000': 'it has no such database',
  '53300': 'it has too many connections already',
  '57P03': 'it is starting up or shutting down',
  ERR_INVALID_URL: 'the address is not one',
}

function explain(thrown: unknown, url: string): unknown {
  const error = behind(thrown)
  const state = sqlState(error)
  const timedOut = error instanceof Error && /timeout/.test(error.message)
  const reason = (state && reasons[state]) || (timedOut ? 'it does not answer' : undefined)
  if (!reason) return error
  return new DatabaseError(
    `The database ${serverName(url)} can't be reached: ${reason}. Check DATABASE_URL.`,
    { cause: error },
  )
}

function serverName(url: string): string {
  if (!URL.canParse(url)) return 'in DATABASE_URL'
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}
