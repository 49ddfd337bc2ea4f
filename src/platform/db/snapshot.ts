import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { second } from '#platform/time/clock.ts'
import { DatabaseError } from './database-error.ts'
import type { DatabaseLocation } from './open.ts'
import { shopTypes } from './postgres/postgres-types.ts'
import { whileBusy } from './sqlite/busy.ts'
import { sqliteFile } from './sqlite/sqlite.ts'

export type Row = Record<string, string | number | null>

/** Never migrates, never writes. */
export interface Snapshot {
  migrations: string[]
  tables: string[]
  lastKeys: Record<string, number>
  rows(table: string): AsyncGenerator<Row[]>
  close(): Promise<void>
}

const atOnce = 500
/** Milliseconds that PostgreSQL may take for some hundred rows. */
const timeout = 60 * second

/** Throws DatabaseError when there is no shop at that place. */
export function openSnapshot(location: DatabaseLocation): Promise<Snapshot> {
  return location.url ? postgresSnapshot(location.url) : sqliteSnapshot(location.dataDir)
}

async function sqliteSnapshot(dataDir: string): Promise<Snapshot> {
  const path = join(dataDir, sqliteFile)
  if (!existsSync(path)) throw new DatabaseError(`There is no shop in the data folder ${dataDir}.`)
  const { file, ...contents } = await whileBusy(() => beginOn(path))
  return {
    ...contents,
    async *rows(table) {
      let batch: Row[] = []
      for (const row of file.prepare(`select * from "${table}"`).iterate()) {
        batch.push(row as Row)
        if (batch.length === atOnce) {
          yield batch
          batch = []
        }
      }
      if (batch.length > 0) yield batch
    },
    async close() {
      file.close()
    },
  }
}

function beginOn(path: string) {
  const file = new DatabaseSync(path, { readOnly: true, timeout: 0 })
  const all = (query: string) => file.prepare(query).all() as { name: string; seq: number }[]
  try {
    file.exec('begin')
    return {
      file,
      migrations: all('select name from migrations order by name').map(({ name }) => name),
      tables: all("select name from sqlite_master where type = 'table'").map(({ name }) => name),
      lastKeys: Object.fromEntries(
        all('select name, seq from sqlite_sequence').map(({ name, seq }) => [name, seq]),
      ),
    }
  } catch (error) {
    file.close()
    throw error
  }
}

async function postgresSnapshot(url: string): Promise<Snapshot> {
  const client = new Client({
    connectionString: url,
    types: shopTypes,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
  })
  // The running query fails with the error; without a listener the process would end.
  client.on('error', () => {})
  await client.connect()
  await client.query('begin isolation level repeatable read read only')
  const { rows: applied } = await client
    .query<{ name: string }>('select name from migrations order by name')
    .catch(async () => {
      await client.end()
      throw new DatabaseError('There is no shop in the database of DATABASE_URL.')
    })
  const { rows: tables } = await client.query<{ name: string }>(
    'select table_name as name from information_schema.tables where table_schema = current_schema()',
  )
  const lastKeys: Record<string, number> = {}
  for (const { table_name, column_name } of await countingKeys(client)) {
    const { rows } = await client.query<{ last: number | null }>(
      `select pg_sequence_last_value(pg_get_serial_sequence('"${table_name}"', '${column_name}')::regclass) as last`,
    )
    const last = rows[0]?.last
    if (last) lastKeys[table_name] = last
  }
  return {
    migrations: applied.map(({ name }) => name),
    tables: tables.map(({ name }) => name),
    lastKeys,
    async *rows(table) {
      await client.query(`declare all_rows no scroll cursor for select * from "${table}"`)
      try {
        for (;;) {
          const { rows } = await client.query<Row>(`fetch ${atOnce} from all_rows`)
          if (rows.length === 0) break
          yield rows
        }
      } finally {
        await client.query('close all_rows').catch(() => {})
      }
    },
    close: () => client.end(),
  }
}

async function countingKeys(client: Client) {
  const { rows } = await client.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     where is_identity = 'YES' and table_schema = current_schema()`,
  )
  return rows
}
