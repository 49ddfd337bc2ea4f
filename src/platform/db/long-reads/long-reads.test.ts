import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openDatabase } from '#platform/db/open.ts'
import { sqliteFile } from '#platform/db/sqlite/sqlite.ts'
import { minute } from '#platform/time/clock.ts'
import {
  eachDatabase,
  emptyPlace,
  type Lane,
  openTestDatabase,
} from '#testing/database/test-database.ts'
import { closing } from '#testing/harness/each.ts'

const open = (lane: Lane) => closing(openTestDatabase(lane))

/** The numbers from 1 to `count`, without a table. */
const numbers = (count: number) =>
  sql<{ n: number }>`with recursive numbers(n) as
    (select 1 union all select n + 1 from numbers where n < ${sql.lit(count)}) select n from numbers`

eachDatabase('long reads', (lane) => {
  it('answer the same as the other reads, in the same order', async () => {
    const db = await open(lane)
    const settings = Array.from({ length: 450 }, (_, at) => ({
      key: `key-${String(at).padStart(3, '0')}`,
      value: JSON.stringify('ünï'),
      updated_at: at,
    }))
    await db.transact((trx) => trx.insertInto('settings').values(settings).execute())
    const query = (reader: typeof db.read) =>
      reader
        .selectFrom('settings')
        .selectAll()
        .where('key', 'like', 'key-%')
        .orderBy('key')
        .execute()
    expect(await query(db.longReads)).toEqual(settings)
    expect(await query(db.read)).toEqual(settings)
  })

  it('may not be used inside a transaction', async () => {
    const db = await open(lane)
    const work = db.transact(() => db.longReads.selectFrom('settings').selectAll().execute())
    await expect(work).rejects.toThrow('Inside a transaction')
  })
})

it('refuse to write', async () => {
  for (const lane of ['sqlite', 'postgres'] as const) {
    const db = await open(lane)
    const write = sql`delete from settings`.execute(db.longReads)
    await expect(write).rejects.toThrow(/readonly|read-only/)
  }
})

it('leave the event loop free while SQLite works', async () => {
  const db = await open('sqlite')
  await numbers(1).execute(db.longReads)
  let isOver = false
  let turns = 0
  const long = sql`select count(*) from (${numbers(3_000_000)})`.execute(db.longReads)
  const over = long.then(() => {
    isOver = true
  })
  while (!isOver) {
    await new Promise((resolve) => setImmediate(resolve))
    turns += 1
  }
  await over
  // In this thread the statement would end before the first turn.
  expect(turns).toBeGreaterThan(1)
})

it('take turns: a short read is answered during a long one', async () => {
  const db = await open('sqlite')
  const answered: string[] = []
  await Promise.all([
    numbers(19_000)
      .execute(db.longReads)
      .then(({ rows }) => answered.push(`long ${rows.length}`)),
    numbers(1)
      .execute(db.longReads)
      .then(({ rows }) => answered.push(`short ${rows.length}`)),
  ])
  expect(answered).toEqual(['short 1', 'long 19000'])
})

it('refuse more rows than fit into memory', async () => {
  const db = await open('sqlite')
  await expect(numbers(20_001).execute(db.longReads)).rejects.toThrow('more than 20000 rows')
  expect((await numbers(2).execute(db.longReads)).rows).toEqual([{ n: 1 }, { n: 2 }])
})

it('report a mistake in a statement', async () => {
  const db = await open('sqlite')
  await expect(sql`select * from nowhere`.execute(db.longReads)).rejects.toThrow(
    'no such table: nowhere',
  )
})

it('fail when they take too long, and continue in another thread', async () => {
  const db = await open('sqlite')
  await numbers(1).execute(db.longReads)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const slow = sql`select count(*) from (${numbers(3_000_000)})`.execute(db.longReads)
  const failed = expect(slow).rejects.toMatchObject({ code: 'busy' })
  await vi.advanceTimersByTimeAsync(minute)
  await failed
  expect((await numbers(2).execute(db.longReads)).rows).toHaveLength(2)
})

it('let the last closed connection empty the log', async () => {
  const { location, remove } = await emptyPlace('sqlite')
  onTestFinished(() => remove())
  const db = await openDatabase(location)
  await numbers(1).execute(db.longReads)
  const log = join(location.dataDir, `${sqliteFile}-wal`)
  expect(existsSync(log)).toBe(true)
  await db.close()
  expect(existsSync(log)).toBe(false)
})
