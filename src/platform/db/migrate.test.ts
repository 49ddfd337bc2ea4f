import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { Client, Pool } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { postgresServer } from '#testing/database/postgres-server.ts'
import { writeAtOnce } from '#testing/fixtures/database-writers.ts'
import { closing } from '#testing/harness/each.ts'
import type { Reader } from './database.ts'
import { DatabaseError } from './database-error.ts'
import { migrate } from './migrate.ts'
import type { Migration } from './migrations/list.ts'
import { run, serialKey } from './migrations/statements.ts'
import { openDatabase } from './open.ts'
import { postgresDialect } from './postgres/postgres-dialect.ts'
import { sqliteWriteDialect } from './sqlite/sqlite-dialect.ts'
import type { Tables } from './tables/tables.ts'

const first: Migration = {
  name: '0001-first',
  up: (db) => run(db, [`create table first (id ${serialKey(db)})`]),
}
const second: Migration = {
  name: '0002-second',
  up: (db) => db.schema.createTable('second').addColumn('a', 'text').execute(),
}
const failing: Migration = {
  name: '0002-failing',
  async up(db) {
    await db.schema.createTable('half').addColumn('a', 'text').execute()
    throw new Error('the lamp went out')
  },
}

async function recorded(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
    db,
  )
  return rows.map((row) => row.name)
}

async function emptySqlite(): Promise<Kysely<Tables>> {
  const db = new Kysely<Tables>({ dialect: sqliteWriteDialect(new DatabaseSync(':memory:')) })
  onTestFinished(() => db.destroy())
  return db
}

async function emptyPostgresUrl(): Promise<string> {
  const server = await postgresServer()
  const name = `empty_${Math.random().toString(36).slice(2)}`
  const client = new Client({ connectionString: server.url('postgres') })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return server.url(name)
}

async function emptyPostgres(): Promise<Kysely<Tables>> {
  const pool = new Pool({ connectionString: await emptyPostgresUrl() })
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool) })
  onTestFinished(() => db.destroy())
  return db
}

describe.each([
  ['sqlite', emptySqlite],
  ['postgres', emptyPostgres],
])('migrating (%s)', (_, empty) => {
  test('an older database gets only the missing migrations', async () => {
    const db = await empty()
    await migrate(db, [first])
    await sql`insert into first (id) values (7)`.execute(db)
    await migrate(db, [first, second])
    const kept = await sql`select id from first`.execute(db)
    expect(kept.rows).toHaveLength(1)
    expect(await recorded(db)).toEqual(['0001-first', '0002-second'])
  })

  test('a failed migration leaves no trace, and earlier migrations stay', async () => {
    const db = await empty()
    await expect(migrate(db, [first, failing])).rejects.toThrow('the lamp went out')
    expect(await recorded(db)).toEqual(['0001-first'])
    await expect(sql`select * from half`.execute(db)).rejects.toThrow(/half/)
  })

  test('the shop refuses a database newer than its code, and names both', async () => {
    const db = await empty()
    await migrate(db, [first, second])
    const older = migrate(db, [first])
    await expect(older).rejects.toThrow(DatabaseError)
    await expect(older).rejects.toThrow(/newer version of the shop.*'0002-second'/)
  })

  test('a database that recorded more migrations on the way to a step continues after that step', async () => {
    const db = await empty()
    await migrate(db, [first, { ...second, name: '0003-more' }])
    const steps = [
      { ...failing, name: '0003-more' },
      { ...second, name: '0004-next' },
    ]
    await sql`drop table second`.execute(db)
    await migrate(db, steps)
    expect(await recorded(db)).toEqual(['0001-first', '0003-more', '0004-next'])
  })

  test('the shop refuses a database between two steps, and names its migration', async () => {
    const db = await empty()
    await migrate(db, [first, second])
    const later = migrate(db, [first, { ...second, name: '0003-more' }])
    await expect(later).rejects.toThrow("one that was never given away (it holds '0002-second')")
  })

  test('a counted key is never used twice, not even after its row was deleted', async () => {
    const db = await empty()
    await migrate(db, [first])
    const add = () => sql<{ id: number }>`insert into first default values returning id`.execute(db)
    await add()
    const before = await add()
    await sql`delete from first`.execute(db)
    const after = await add()
    expect(Number(after.rows[0]?.id)).toBeGreaterThan(Number(before.rows[0]?.id))
  })
})

test('processes that start together on one SQLite file migrate it once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'atelier-test-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  expect(await writeAtOnce(4, dataDir, 0)).toEqual([1, 1, 1, 1])
  const db = await closing(openDatabase({ dataDir }))
  expect((await recorded(db.read)).filter((name) => name === '0014-price-in-cart')).toHaveLength(1)
})

test('connections that start together on one PostgreSQL migrate it once', async () => {
  const location = { url: await emptyPostgresUrl(), dataDir: '' }
  const opened = await Promise.all([1, 2, 3, 4].map(() => openDatabase(location)))
  onTestFinished(async () => void (await Promise.all(opened.map((db) => db.close()))))
  expect(opened.map((db) => db.contentVersion())).toEqual([1, 1, 1, 1])
})
