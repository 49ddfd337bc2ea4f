import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { openPglite } from './pglite-database.ts'
import { changesSchema } from './pglite-reset.ts'

/* A PGlite that was closed is handed to the next test: it must be as if nobody had ever used it. */

const open: Database[] = []
afterEach(async () => {
  for (const db of open.splice(0)) await db.close()
})

async function opened(): Promise<Database> {
  const db = await openPglite()
  open.push(db)
  return db
}

async function used(change: (db: Database) => Promise<unknown>): Promise<void> {
  const db = await openPglite()
  await change(db)
  await db.close()
}

async function whole(db: Database): Promise<unknown> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db.read)
  const filled: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db.read)
    // A table that was filled again may answer in another order.
    const kept = rows.map((row) => JSON.stringify({ ...(row as object), applied_at: 0 })).sort()
    if (kept.length > 0) filled[name] = kept
  }
  const { rows: next } = await sql`
    select sequencename, last_value from pg_sequences order by 1`.execute(db.read)
  const { rows: columns } = await sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' order by 1, 2`.execute(db.read)
  return { filled, next, columns }
}

const addPicture = (db: Database) =>
  db.transact((trx) =>
    sql`insert into heroes (name, location, created_at) values ('Tide', '/media/a.jpg', 1)`.execute(
      trx,
    ),
  )

describe('a reused PGlite', () => {
  it('holds only the migrations’ rows, and counts from the beginning', async () => {
    const db = await openPglite()
    const fresh = await whole(db)
    await addPicture(db)
    await db.transact((trx) => sql`delete from settings`.execute(trx))
    await db.transact((trx) => sql`delete from migrations`.execute(trx))
    expect(await whole(db)).not.toEqual(fresh)
    await db.close()
    expect(await whole(await opened())).toEqual(fresh)
  })

  it('is made again after a change of its schema', async () => {
    const db = await openPglite()
    const fresh = await whole(db)
    await db.close()
    await used((again) => sql`create index left_over on heroes (name)`.execute(again.read))
    const after = await opened()
    expect(await whole(after)).toEqual(fresh)
    await addPicture(after)
    const left = sql`select indexname from pg_indexes where indexname = 'left_over'`
    expect((await left.execute(after.read)).rows).toEqual([])
  })

  it.each([
    ['create table left_over (id bigint)', true],
    [' ALTER table heroes add column left_over bigint', true],
    ['drop table heroes', true],
    ['insert into heroes (name) values (1)', false],
  ])('recognises a change of its schema: %s', (statement, changes) => {
    expect(changesSchema(statement)).toBe(changes)
  })
})
