import { expect, test } from 'vitest'
import { day, hour, minute } from '#platform/time/clock.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { outbox, refuse } from '#testing/database/test-outbox.ts'
import {
  aDayLater,
  dailyAt,
  every,
  planNext,
  type Schedule,
  type ScheduledJob,
  scheduledHandlers,
} from './schedule.ts'

const never: ScheduledJob = { next: () => null, run: refuse }
const nothing: Schedule = {
  'backup.drill': never,
  'backup.elsewhere': never,
  'backup.nightly': never,
  'clean-up': never,
  'instagram.read': never,
  'orders.overdue': never,
  'payments.watch': never,
  'prints.reconcile': never,
  'printer.nightly': never,
  'subscriptions.notify': never,
}

eachDatabase('scheduled work', (lane) => {
  test('is retried until it succeeds, and only then planned anew', async () => {
    const box = await outbox(lane)
    let broken = true
    const cleanUp: ScheduledJob = {
      next: every(hour),
      run: async () => (broken ? refuse() : undefined),
    }
    const worker = box.worker(scheduledHandlers(box, { ...nothing, 'clean-up': cleanUp }))
    await planNext(box, 'clean-up', cleanUp)
    for (let quarter = 0; quarter < 8; quarter++) {
      box.clock.advance(15 * minute)
      await worker.runDue()
    }
    expect(await box.rows()).toMatchObject([{ state: 'waiting', last_error: expect.any(String) }])
    broken = false
    box.clock.advance(15 * minute)
    await worker.runDue()
    const hours = Math.floor(box.clock.now() / hour)
    expect(await box.rows()).toMatchObject([
      { state: 'done' },
      { state: 'waiting', due_at: (hours + 1) * hour, dedupe_key: `clean-up:${hours + 1}` },
    ])
  })

  test('ends when no next run is planned', async () => {
    const box = await outbox(lane)
    const once: ScheduledJob = { next: () => null, run: async () => {} }
    const worker = box.worker(scheduledHandlers(box, { ...nothing, 'instagram.read': once }))
    await planNext(box, 'instagram.read', { next: every(minute) })
    box.clock.advance(hour)
    expect([await worker.runDue(), await worker.runDue()]).toEqual([1, 0])
  })
})

test.each([
  ['every quarter of an hour', every(15 * minute), 0, { dueAt: 15 * minute, slot: 1 }],
  ['at the beginning of a slot', every(15 * minute), 15 * minute, { dueAt: 30 * minute, slot: 2 }],
  ['a day later', aDayLater, hour, { dueAt: day + hour, slot: 1 }],
  ['at three, before', dailyAt(3 * hour), hour, { dueAt: 3 * hour, slot: 0 }],
  ['at three, at that moment', dailyAt(3 * hour), 3 * hour, { dueAt: day + 3 * hour, slot: 1 }],
])('a run comes %s', (_, next, now, run) => {
  expect(next(now)).toEqual(run)
})
