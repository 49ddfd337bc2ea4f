import { expect, it } from 'vitest'
import { enqueue, type ScheduledTopic } from '#platform/db/outbox/outbox.ts'
import type { Snapshot } from '#platform/db/snapshot.ts'
import { day, minute } from '#platform/time/clock.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { createTestShop, type TestShop } from '#testing/harness/shop.ts'

const topics: ScheduledTopic[] = [
  'backup.drill',
  'backup.elsewhere',
  'backup.nightly',
  'clean-up',
  'orders.overdue',
  'payments.watch',
  'subscriptions.notify',
]

const nothingKept: Snapshot = {
  migrations: [],
  tables: [],
  lastKeys: {},
  async *rows() {},
  close: async () => {},
}

eachDatabase('the shop’s schedule', (lane) => {
  async function withShop(test: (shop: TestShop) => Promise<void>): Promise<void> {
    const snapshot = async () => nothingKept
    const shop = await createTestShop({ lane, snapshot, env: { STUDIO_TIMEZONE: 'UTC' } })
    await test(shop).finally(() => shop.close())
  }

  /** Runs of each topic in a state: '2 clean-up'. */
  async function runs(shop: TestShop, state: 'waiting' | 'done'): Promise<string[]> {
    const rows = await shop.db.read
      .selectFrom('outbox')
      .select(({ fn }) => ['topic', fn.countAll<number>().as('count')])
      .where('state', '=', state)
      .groupBy('topic')
      .orderBy('topic')
      .execute()
    return rows.map(({ topic, count }) => `${count} ${topic}`)
  }
  const daily = topics.filter((topic) => topic !== 'backup.drill')
  const oneOfEach = topics.map((topic) => `1 ${topic}`)

  it('plans the next run after each, once for all processes, and loses none', () =>
    withShop(async (shop) => {
      await shop.jobs.schedule()
      for (const count of [1, 2, 3]) {
        shop.clock.advance(day + 10 * minute)
        await Promise.all([shop.jobs.runDue(), shop.jobs.runDue()])
        await shop.jobs.schedule()
        const done = await runs(shop, 'done')
        expect(done.filter((run) => !run.endsWith('backup.drill'))).toEqual(
          daily.map((topic) => `${count} ${topic}`),
        )
        expect(await runs(shop, 'waiting')).toEqual(oneOfEach)
      }
    }))

  if (lane !== 'sqlite') return

  it('plans one run of each, for any number of processes and starts', () =>
    withShop(async (shop) => {
      await Promise.all([shop.jobs.schedule(), shop.jobs.schedule()])
      await shop.jobs.schedule()
      expect(await runs(shop, 'waiting')).toEqual(oneOfEach)
    }))

  it('continues runs that the former version planned', () =>
    withShop(async (shop) => {
      const now = shop.clock.now()
      const tomorrow = Math.floor((now + day) / day)
      const slot = Math.floor(now / (5 * minute)) + 1
      const night = new Date(now + day).toISOString().slice(0, 10)
      const planned = [
        ['clean-up', `clean-up:${tomorrow}`],
        ['orders.overdue', `orders.overdue:${tomorrow}`],
        ['subscriptions.notify', `subscriptions.notify:${slot}`],
        ['backup.nightly', `backup.nightly:${night}`],
      ] as const
      for (const [topic, key] of planned) {
        const job = { topic, key, payload: { attempt: 1 }, dueAt: now + minute, now }
        await shop.db.transact((trx) => enqueue(trx, job))
      }
      await shop.jobs.schedule()
      expect(await runs(shop, 'waiting')).toEqual(oneOfEach)
    }))
})
