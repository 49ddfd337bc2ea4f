import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { openTestDatabase } from './test-database.ts'

/* A database that was closed is handed to the next test: it must be as if nobody had used it. */

async function all(db: Database): Promise<unknown> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db.read)
  const filled: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db.read)
    // A table that was filled again may answer in another order.
    if (rows.length > 0) filled[name] = rows.map((row) => JSON.stringify(row)).sort()
  }
  const { rows: next } = await sql`
    select sequencename, last_value from pg_sequences order by 1`.execute(db.read)
  const { rows: columns } = await sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' order by 1, 2`.execute(db.read)
  return { filled, next, columns }
}

async function used(change: (db: Database) => Promise<unknown>) {
  const db = await openTestDatabase('postgres')
  await change(db)
  await db.close()
  return db.location.url
}

it('a database that is closed twice is handed to one test', async () => {
  const db = await openTestDatabase('postgres')
  await db.close()
  await db.close()
  const others = [await openTestDatabase('postgres'), await openTestDatabase('postgres')]
  const urls = others.map(({ location }) => location.url)
  for (const other of others) await other.close()
  expect(new Set(urls).size).toBe(2)
})

it.each([
  ['the same database, empty, after a change of its rows', 'delete from settings', true],
  ['the same, empty, after a migration was forgotten', 'delete from migrations', true],
  ['another one after a larger schema', 'create index left_over on heroes (name)', false],
  ['another one after a smaller schema', 'drop table heroes', false],
])('the next test gets %s', async (_, statement, same) => {
  let fresh: unknown
  const url = await used(async (db) => {
    fresh = await all(db)
    await db.transact(async (trx) => {
      await sql`insert into heroes (name, location, created_at) values ('Tide', '/media/a.jpg', 1)`.execute(
        trx,
      )
      await sql.raw(statement).execute(trx)
    })
    expect(await all(db)).not.toEqual(fresh)
  })
  const next = await used(async (db) => expect(await all(db)).toEqual(fresh))
  expect(next === url).toBe(same)
})
