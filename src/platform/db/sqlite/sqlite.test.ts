import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { raiseContentVersion } from '#platform/db/content-version.ts'
import type { Database } from '#platform/db/database.ts'
import { openTestDatabase } from '#testing/database/test-database.ts'
import { writeAtOnce } from '#testing/fixtures/database-writers.ts'
import { closing } from '#testing/harness/each.ts'
import { timeout, whileBusy } from './busy.ts'
import { sqliteFile } from './sqlite.ts'

const open = () => closing(openTestDatabase('sqlite'))

/** Another process, as far as SQLite can tell. */
function stranger(dataDir: string): DatabaseSync {
  const file = new DatabaseSync(join(dataDir, sqliteFile), { timeout: 0 })
  onTestFinished(() => file.close())
  return file
}

test('two processes with 300 writes each lose none and never find a lock', async () => {
  const db = await open()
  const seen = await writeAtOnce(2, db.location.dataDir, 300)
  expect(Math.max(...seen)).toBe(601)
  expect(db.contentVersion()).toBe(601)
})

test('a read does not wait for a slow transaction', async () => {
  const db = await open()
  const events: string[] = []
  const begun = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const slow = db.transact(async (trx) => {
    raiseContentVersion(trx)
    begun.resolve()
    await mayEnd.promise
    events.push('written')
  })
  await begun.promise
  const read = await db.read.selectFrom('content').select('version').executeTakeFirst()
  events.push(`read ${read?.version}`)
  mayEnd.resolve()
  await slow
  expect(events).toEqual(['read 1', 'written'])
})

test('transactions run one at a time, in the order of their start', async () => {
  const db = await open()
  const events: string[] = []
  const write = (name: string) =>
    db.transact(async (trx) => {
      events.push(`${name} begins`)
      raiseContentVersion(trx)
      await pause(1)
      events.push(`${name} ends`)
    })
  await Promise.all([write('a'), write('b'), write('c')])
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

test('waits for another process without blocking', async () => {
  const db = await open()
  const other = stranger(db.location.dataDir)
  other.exec('begin immediate')
  const events: string[] = []
  const write = db
    .transact(async (trx) => raiseContentVersion(trx))
    .then(() => events.push('written'))
  await pause(30)
  events.push('something else')
  other.exec('commit')
  await write
  expect(events).toEqual(['something else', 'written'])
})

test('answers busy after waiting long enough', async () => {
  const db = await open()
  stranger(db.location.dataDir).exec('begin immediate')
  const second = stranger(db.location.dataDir)
  const soon = performance.now() + 20
  await expect(whileBusy(() => second.exec('begin immediate'), soon)).rejects.toMatchObject({
    code: 'busy',
  })
})

const note = (db: Database, key: string) =>
  db.transact((trx) =>
    trx.insertInto('settings').values({ key, value: '', updated_at: 0 }).execute(),
  )

const keysOf = async ({ read }: Database) =>
  (await read.selectFrom('settings').select('key').orderBy('key').execute()).map(({ key }) => key)

test('parallel writes share a commit, and none is answered before it', async () => {
  const db = await open()
  const reader = stranger(db.location.dataDir)
  const kept = () => reader.prepare('select count(*) as n from settings').get()
  const seen: unknown[] = []
  await Promise.all(['a', 'b', 'c'].map((key) => note(db, key).then(() => seen.push(kept()))))
  expect(seen).toEqual([{ n: 3 }, { n: 3 }, { n: 3 }])
})

test('a failing write takes nothing from other writes of the same commit', async () => {
  const db = await open()
  const failing = db.transact(async (trx) => {
    await trx.insertInto('settings').values({ key: 'lost', value: '', updated_at: 0 }).execute()
    throw new Error('changed my mind')
  })
  const rest = await Promise.allSettled([note(db, 'a'), failing, note(db, 'b'), note(db, 'a')])
  expect(rest.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
  ])
  expect(await keysOf(db)).toEqual(['a', 'b'])
})

test('a failed commit fails all its writes', async () => {
  const db = await open()
  const unkept = db.transact(async (trx) => {
    await sql`pragma defer_foreign_keys = on`.execute(trx)
    await sql`insert into holds (order_id, kind, product_id, quantity) values ('none', 'merch', 1, 1)`.execute(
      trx,
    )
  })
  const both = await Promise.allSettled([note(db, 'a'), unkept])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await keysOf(db)).toEqual([])
  await note(db, 'b')
  expect(await keysOf(db)).toEqual(['b'])
})

test('deleting from the log waits for no earlier write', async () => {
  const db = await open()
  await Promise.all([note(db, 'a'), db.scrub(), note(db, 'b')])
  expect(await keysOf(db)).toEqual(['a', 'b'])
})

test('writes behind another process’s lock give up together, not one after the other', async () => {
  const db = await open()
  stranger(db.location.dataDir).exec('begin immediate')
  const given: number[] = []
  const writes = ['a', 'b', 'c'].map(() =>
    expect(db.transact(async (trx) => raiseContentVersion(trx)))
      .rejects.toMatchObject({ code: 'busy' })
      .then(() => given.push(performance.now())),
  )
  await pause(20)
  const now = performance.now.bind(performance)
  const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + timeout)
  onTestFinished(() => later.mockRestore())
  await Promise.all(writes)
  expect(given).toHaveLength(3)
  expect(Math.max(...given) - Math.min(...given)).toBeLessThan(timeout / 2)
})

test('a full disk answers busy, and nothing is written', async () => {
  const db = await open()
  await db.transact((trx) => sql`pragma max_page_count = 1`.execute(trx))
  const fill = db.transact(async (trx) => {
    for (let n = 0; n < 2000; n++) {
      const value = 'ink'.repeat(100)
      await trx
        .insertInto('settings')
        .values({ key: `k${n}`, value, updated_at: 0 })
        .execute()
    }
  })
  await expect(fill).rejects.toMatchObject({ code: 'busy', cause: { errcode: 13 } })
  expect(await db.read.selectFrom('settings').selectAll().execute()).toEqual([])
})

test('deleted data is in no file any more', async () => {
  const db = await open()
  const key = 'a-buyer-who-wants-to-be-forgotten'
  await db.transact((trx) =>
    trx.insertInto('settings').values({ key, value: '1', updated_at: 0 }).execute(),
  )
  await db.transact((trx) => trx.deleteFrom('settings').where('key', '=', key).execute())
  await db.scrub()
  const holds = (file: string) => readFileSync(join(db.location.dataDir, file)).includes(key)
  expect([sqliteFile, `${sqliteFile}-wal`].filter(holds)).toEqual([])
})

test('refuses writes outside transactions', async () => {
  const db = await open()
  const write = db.read.deleteFrom('content').execute()
  await expect(write).rejects.toThrow('readonly')
})

test('a settled order survives a power cut: the log is synchronised at every commit', async () => {
  const db = await open()
  const [mode, durability] = await db.transact(async (trx) => [
    await sql`pragma journal_mode`.execute(trx),
    await sql`pragma synchronous`.execute(trx),
  ])
  expect(mode?.rows).toEqual([{ journal_mode: 'wal' }])
  expect(durability?.rows).toEqual([{ synchronous: 2 }])
})

test('the same statement can be run with other parameters again and again', async () => {
  const db = await open()
  const ask = (n: number) => sql<{ n: number }>`select ${n} as n`.execute(db.read)
  const answers = await Promise.all([ask(1), ask(2), ask(3)])
  expect(answers.map(({ rows }) => rows[0]?.n)).toEqual([1, 2, 3])
})

test('bytes are stored unchanged', async () => {
  const db = await open()
  const bytes = new Uint8Array([0, 255, 7])
  const { rows } = await sql<{ bytes: Uint8Array }>`select ${bytes} as bytes`.execute(db.read)
  expect(rows[0]?.bytes).toEqual(bytes)
})
