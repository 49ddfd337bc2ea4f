import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { composeShop, type Shop } from '#compose'
import { readConfig } from '#config'
import { createApi } from '#http/app.ts'
import { openDatabase } from '#platform/db/open.ts'
import { enqueue } from '#platform/db/outbox/outbox.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { createApiClient, failureOf } from '#testing/harness/api-client.ts'
import { closing } from '#testing/harness/each.ts'
import { createLimits, limitGroups } from './limits.ts'
import { sharedCounters } from './limits-shared.ts'

const { points } = limitGroups.signIn
const address = '203.0.113.7'
const client = { network: 'a', visitor: null }
const quiet = { warn: () => {} }

describe('limits on PostgreSQL', () => {
  let first: TestDatabase
  let here: Shop
  let there: Shop

  beforeEach(async () => {
    first = await openTestDatabase('postgres')
    const second = await openDatabase(first.location)
    const config = readConfig({
      RATE_LIMITS: 'on',
      LOG_LEVEL: 'silent',
      ALLOWED_ORIGINS: 'http://localhost',
    })
    here = await composeShop(config, { db: first })
    there = await composeShop(config, { db: second })
  })
  afterEach(async () => {
    await there.db.close()
    await here.db.close()
  })

  const guesserAt = (shop: Shop) => createApiClient(createApi(shop), { address })
  const guess = (client: ReturnType<typeof guesserAt>) => client.post('/api/users/login', {})
  const countsOf = async () =>
    (await sql<{ key: string; points: number }>`select * from counts`.execute(here.db.read)).rows

  it('count requests to two machines together, and say when to retry', async () => {
    const [one, other] = [guesserAt(here), guesserAt(there)]
    for (let turn = 0; turn < points; turn++) {
      expect((await guess(turn % 2 === 0 ? one : other)).status).toBe(400)
    }
    for (const client of [one, other]) {
      const answer = await guess(client)
      const seconds = Number(answer.headers.get('Retry-After'))
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(limitGroups.signIn.duration)
      expect(await failureOf(answer)).toMatchObject({ status: 429, code: 'too_many' })
    }
    expect((await one.get('/api/session')).status).toBe(200)
  })

  it('count every one of parallel requests', async () => {
    const takes = [here, there].flatMap(({ db }) => {
      if (!db.counts) throw new Error('there is nothing to count with')
      const limits = createLimits(true, sharedCounters(db.counts, quiet, 60_000))
      return Array.from({ length: points }, () => limits.take('signIn', client))
    })
    const settled = await Promise.allSettled(takes)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(points)
  })

  it('keep a digest of a network, not its address', async () => {
    await guess(guesserAt(here))
    const kept = JSON.stringify(await countsOf())
    expect(kept).toMatch(/signIn:/)
    expect(kept).not.toContain(address)
  })

  it('lose expired counts in the nightly clean-up, and keep valid ones', async () => {
    const over = Date.now() - 2 * 3_600_000
    await here.db.counts?.query({ text: `insert into counts values ('x', 9, ${over})`, values: [] })
    await guess(guesserAt(here))
    const job = { topic: 'clean-up', payload: {}, dueAt: 0, now: 0 } as const
    await here.db.transact((trx) => enqueue(trx, job))
    await here.jobs.runDue()
    expect((await countsOf()).map(({ key }) => key.split(':')[0])).toEqual(['signIn'])
  })

  it('continue in memory when the database fails, without delay', async () => {
    if (!there.db.counts) throw new Error('there is nothing to count with')
    const limits = createLimits(true, sharedCounters(there.db.counts, quiet))
    await there.db.close()
    for (let turn = 0; turn < points; turn++) await limits.take('signIn', client)
    await expect(limits.take('signIn', client)).rejects.toMatchObject({ code: 'too_many' })
  })
})

it('limits continue in memory when the database doesn’t answer', async () => {
  const silent = { table: 'counts', query: () => new Promise<never>(() => {}) }
  const limits = createLimits(true, sharedCounters(silent, quiet, 1))
  for (let turn = 0; turn < limitGroups.contact.points; turn++) await limits.take('contact', client)
  await expect(limits.take('contact', client)).rejects.toMatchObject({ code: 'too_many' })
})

it('a failing count is logged once, not at every request', async () => {
  const said: unknown[] = []
  const warn = (line: unknown) => void said.push(line)
  const failing = { table: 'counts', query: () => Promise.reject(new Error('gone')) }
  const limits = createLimits(true, sharedCounters(failing, { warn }))
  await limits.take('reads', client)
  await limits.take('writes', client)
  expect(said).toHaveLength(1)
})

it('SQLite shares no counts', async () => {
  const db = await closing(openTestDatabase('sqlite'))
  expect(db.counts).toBeNull()
})
