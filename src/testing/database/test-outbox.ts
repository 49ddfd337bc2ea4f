import {
  enqueue,
  type JobHandlers,
  type OutboxTopic,
  topicRules,
} from '#platform/db/outbox/outbox.ts'
import { type OutboxPace, usualPace } from '#platform/db/outbox/outbox-pause.ts'
import { createOutboxWorker } from '#platform/db/outbox/outbox-worker.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { closing } from '#testing/harness/each.ts'
import { type Lane, openTestDatabase } from './test-database.ts'

const silent = { info() {}, warn() {}, error() {} }

export async function outbox(lane: Lane) {
  const db = await closing(openTestDatabase(lane))
  const clock = fakeClock()
  const unexpected = async () => {
    throw new Error('nobody enqueued that')
  }
  return {
    db,
    clock,
    /** As in another process: workers share the database only. */
    worker(handlers: Partial<JobHandlers>, pace: Partial<OutboxPace> = {}) {
      const all = Object.fromEntries(Object.keys(topicRules).map((topic) => [topic, unexpected]))
      return createOutboxWorker({
        db,
        clock,
        log: silent,
        handlers: { ...all, ...handlers } as JobHandlers,
        pace: { ...usualPace, ...pace },
      })
    },
    add(orderId: string, { topic = 'prints.place' as OutboxTopic, dueAt = 0, key = '' } = {}) {
      const job = { topic, payload: { orderId }, dueAt, now: clock.now() }
      return db.transact((trx) => enqueue(trx, key ? { ...job, key } : job))
    },
    rows: () => db.read.selectFrom('outbox').selectAll().orderBy('id').execute(),
  }
}

export function recording() {
  const seen: string[] = []
  return { seen, handle: async ({ orderId }: { orderId: string }) => void seen.push(orderId) }
}

export function lingering() {
  const begun = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const handle = async () => {
    begun.resolve()
    await mayEnd.promise
  }
  return { begun: begun.promise, end: mayEnd.resolve, handle }
}

export async function refuse(): Promise<never> {
  throw new Error('the printer is out of ink')
}
