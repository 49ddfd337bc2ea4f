import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eachDatabase, type Lane, openTestDatabase } from '#testing/database/test-database.ts'
import { closing } from '#testing/harness/each.ts'
import { raiseContentVersion } from './content-version.ts'
import type { Writer } from './database.ts'

const open = (lane: Lane) => closing(openTestDatabase(lane))

const note = (trx: Writer, key: string, value: string) =>
  trx.insertInto('settings').values({ key, value, updated_at: 1 }).execute()

eachDatabase('the database', (lane) => {
  test('keeps nothing of a failed transaction', async () => {
    const db = await open(lane)
    const work = db.transact(async (trx) => {
      await note(trx, 'tea', 'black')
      throw new Error('spilled')
    })
    await expect(work).rejects.toThrow('spilled')
    expect(await db.read.selectFrom('settings').selectAll().execute()).toEqual([])
  })

  test('refuses reads beside an open transaction', async () => {
    const db = await open(lane)
    const work = db.transact(() => db.read.selectFrom('settings').selectAll().execute())
    await expect(work).rejects.toThrow('only the transaction may be used')
  })

  test('refuses a transaction inside a transaction', async () => {
    const db = await open(lane)
    const work = db.transact(() => db.transact((trx) => note(trx, 'tea', 'black')))
    await expect(work).rejects.toThrow('only the transaction may be used')
  })

  test('can be read by work that continues after its transaction', async () => {
    const db = await open(lane)
    const ended = Promise.withResolvers<void>()
    const { later } = await db.transact(async () => ({
      later: ended.promise.then(() => db.read.selectFrom('settings').selectAll().execute()),
    }))
    ended.resolve()
    expect(await later).toEqual([])
  })

  test.each([
    ['a date', new Date(0), 'Date'],
    ['a flag', true, 'boolean'],
    ['nothing at all', undefined, 'undefined'],
    ['an object', { a: 1 }, 'Object'],
    ['a list', ['a'], 'Array'],
    ['no number', Number.NaN, 'NaN'],
  ])('refuses %s as a parameter', async (_, value, name) => {
    const db = await open(lane)
    const query = sql`select ${'a'} as a, ${value} as b`.execute(db.read)
    await expect(query).rejects.toThrow(`Parameter 2 is ${name}`)
  })

  test('answers counts, sums and conditions as numbers', async () => {
    const db = await open(lane)
    const { rows } = await sql`
      select count(*) as count, sum(version) as sum, version = 1 as same, version as version
      from content group by version`.execute(db.read)
    expect(rows).toEqual([{ count: 1, sum: 1, same: 1, version: 1 }])
  })

  test('refuses an integer that a number cannot hold', async () => {
    const db = await open(lane)
    await db.transact((trx) => sql`update content set version = 9007199254740993`.execute(trx))
    await expect(db.read.selectFrom('content').selectAll().execute()).rejects.toThrow(
      /9007199254740993/,
    )
  })

  test('enforces references', async () => {
    const db = await open(lane)
    const orphan = db.transact((trx) =>
      trx
        .insertInto('sessions')
        .values({ token_digest: 'a', user_id: 'nobody', created_at: 1, expires_at: 2 })
        .execute(),
    )
    await expect(orphan).rejects.toThrow(/foreign key/i)
  })

  test('raises the content version with the transaction that changed a page', async () => {
    const db = await open(lane)
    await db.transact(async (trx) => raiseContentVersion(trx))
    expect(await db.contentVersion()).toBe(2)
  })

  test('does not raise the content version for a change that was rolled back', async () => {
    const db = await open(lane)
    const work = db.transact(async (trx) => {
      raiseContentVersion(trx)
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await db.contentVersion()).toBe(1)
  })
})
