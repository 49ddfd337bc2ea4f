import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { raiseContentVersion } from '#platform/db/content-version.ts'
import type { Database, Writer } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/open.ts'
import { openTestDatabase } from '#testing/database/test-database.ts'
import { closing } from '#testing/harness/each.ts'
import { listenerName } from './content-listener.ts'

const patiently = { timeout: 120_000 }

const open = () => closing(openTestDatabase('postgres'))

const openAgain = (db: Awaited<ReturnType<typeof open>>) => closing(openDatabase(db.location))

const setting = (trx: Writer, key: string, value: string) =>
  trx.updateTable('settings').set({ value }).where('key', '=', key).execute()

/** Ends the server's side of every connection that listens for content versions. */
const cutListeners = (db: Database) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = ${listenerName}`.execute(db.read)

test('repeats one transaction to resolve a deadlock', async () => {
  const db = await open()
  await db.transact((trx) =>
    trx
      .insertInto('settings')
      .values(['a', 'b'].map((key) => ({ key, value: '', updated_at: 1 })))
      .execute(),
  )
  const bothHoldOne = Promise.withResolvers<void>()
  let attempts = 0
  const crosswise = (first: string, second: string) =>
    db.transact(async (trx) => {
      attempts += 1
      await setting(trx, first, first)
      if (attempts === 2) bothHoldOne.resolve()
      await bothHoldOne.promise
      await setting(trx, second, first)
    })
  await Promise.all([crosswise('a', 'b'), crosswise('b', 'a')])
  expect(attempts).toBeGreaterThan(2)
})

test('gives up a transaction that fails again and again, as busy', async () => {
  const db = await open()
  let attempts = 0
  const work = db.transact(async (trx) => {
    attempts += 1
    await sql`do $$ begin raise exception 'conflict' using errcode = '40001'; end $$`.execute(trx)
  })
  await expect(work).rejects.toMatchObject({ name: 'ShopError', code: 'busy' })
  expect(attempts).toBe(4)
})

test.each(['lock_timeout', 'statement_timeout'])(
  'answers busy when a lock never comes (%s)',
  async (limit) => {
    const db = await open()
    await db.transact((trx) =>
      trx.insertInto('settings').values({ key: 'a', value: '', updated_at: 1 }).execute(),
    )
    const isHeld = Promise.withResolvers<void>()
    const letGo = Promise.withResolvers<void>()
    const holding = db.transact(async (trx) => {
      await setting(trx, 'a', 'held')
      isHeld.resolve()
      await letGo.promise
    })
    await isHeld.promise
    const waiting = db.transact(async (trx) => {
      await sql`set local ${sql.raw(limit)} = 50`.execute(trx)
      await setting(trx, 'a', 'waited')
    })
    await expect(waiting).rejects.toMatchObject({ name: 'ShopError', code: 'busy' })
    letGo.resolve()
    await holding
  },
)

test('one process hears of another’s change without asking', async () => {
  const db = await open()
  const other = await openAgain(db)
  await db.transact(async (trx) => raiseContentVersion(trx))
  await vi.waitFor(() => expect(other.contentVersion()).toBe(2), patiently)
})

test('a process knows its own change at once', async () => {
  const db = await open()
  await db.transact(async (trx) => raiseContentVersion(trx))
  expect(db.contentVersion()).toBe(2)
})

test('a change that is rolled back notifies no process', async () => {
  const db = await open()
  const other = await openAgain(db)
  const work = db.transact(async (trx) => {
    raiseContentVersion(trx)
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  await db.transact((trx) => sql`select pg_notify('content_version', '1')`.execute(trx))
  expect([db.contentVersion(), other.contentVersion()]).toEqual([1, 1])
})

test('asks for the version while the listener is cut off, and then gets notifications again', async () => {
  const db = await open()
  const other = await openAgain(db)
  await cutListeners(db)
  await vi.waitFor(() => expect(other.contentVersion()).toBeInstanceOf(Promise), patiently)
  await db.transact(async (trx) => raiseContentVersion(trx))
  expect(await other.contentVersion()).toBe(2)
  await vi.waitFor(() => expect(other.contentVersion()).toBe(2), patiently)
})

test('a connection that breaks inside a transaction fails that transaction only', async () => {
  const db = await open()
  const begun = Promise.withResolvers<number>()
  const broken = Promise.withResolvers<void>()
  const work = db.transact(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
    begun.resolve(rows[0]?.pid ?? 0)
    await broken.promise
    raiseContentVersion(trx)
  })
  await sql`select pg_terminate_backend(${await begun.promise})`.execute(db.read)
  await pause(50)
  broken.resolve()
  await expect(work).rejects.toMatchObject({
    code: 'busy',
    cause: { message: expect.stringMatching(/connection|terminat/i) },
  })
  await db.transact(async (trx) => raiseContentVersion(trx))
  expect(db.contentVersion()).toBe(2)
})

test('answers reads while every writing connection is in use', async () => {
  const db = await open()
  const mayEnd = Promise.withResolvers<void>()
  const begun = Array.from({ length: 8 }, () => Promise.withResolvers<void>())
  const writes = begun.map(({ resolve }) =>
    db.transact(async (trx) => {
      await sql`select 1`.execute(trx)
      resolve()
      await mayEnd.promise
    }),
  )
  await Promise.all(begun.map(({ promise }) => promise))
  expect(await db.read.selectFrom('content').select('version').execute()).toEqual([{ version: 1 }])
  mayEnd.resolve()
  await Promise.all(writes)
})

test('refuses writes outside transactions', async () => {
  const db = await open()
  await expect(db.read.deleteFrom('content').execute()).rejects.toThrow('read-only transaction')
})

test('answers counts, sums and conditions as numbers, and refuses numbers that are too large', async () => {
  const db = await open()
  const { rows } = await sql`
    select count(*) as count, sum(version) as sum, 1 = 1 as yes, version from content group by version`.execute(
    db.read,
  )
  expect(rows).toEqual([{ count: 1, sum: 1, yes: 1, version: 1 }])
  const tooLarge = sql`select 9007199254740993::bigint as n`.execute(db.read)
  await expect(tooLarge).rejects.toThrow('9007199254740993 is not a safe integer')
})

test('a date is refused before it reaches the server', async () => {
  const db = await open()
  await expect(sql`select ${new Date(0)}`.execute(db.read)).rejects.toThrow('Parameter 1 is Date')
})
