import type { Writer } from '#platform/db/database.ts'
import { hour } from '#platform/time/clock.ts'

export interface ScheduledTopics {
  'prints.reconcile': object
  'printer.nightly': object
  'clean-up': object
  'instagram.read': object
  'payments.watch': object
  'orders.overdue': object
  'subscriptions.notify': object
  'backup.nightly': { attempt: number }
  'backup.elsewhere': object
  'backup.drill': object
}

export interface OutboxTopics extends ScheduledTopics {
  'hold.expire': { orderId: string }
  'prints.place': { orderId: string }
  'prints.cancel': { orderId: string }
  'prints.ask': { orderId: string; nightly: boolean }
  'printer.read': { round: string; step: number }
  'printer.read-one': { ref: string }
  'printer.import': { provider: string; store: string; ref: string }
  'refund.carry': { refundId: string }
  'fees.ask': { orderId: string }
  'certificates.sign': object
  'mail.send': { kind: string; key: string }
  'push.send': { kind: string; key: string; deviceId: string }
  'vacation.switch': { at: number }
  'pieces.open': { at: number }
  'pictures.forget': { address: string; keys: readonly string[] }
  'pictures.move': { move: string; after: string }
  'import.run': { importId: string }
}

export type OutboxTopic = keyof OutboxTopics
export type ScheduledTopic = keyof ScheduledTopics

interface TopicRules {
  /** After the last attempt, a day after the first. */
  onExhausted: 'dead_letter' | 'keep_trying'
  /** After a month. 'key': it stays without the payload, because the work must never be done twice. */
  retention: 'none' | 'key'
  /** Milliseconds. */
  longestTry?: number
}

/** For work that the owner can't mend, or that must never stop. */
const untilDone: TopicRules = { onExhausted: 'keep_trying', retention: 'none' }
const forTheOwner: TopicRules = { onExhausted: 'dead_letter', retention: 'none' }

export const topicRules: { readonly [T in OutboxTopic]: TopicRules } = {
  // Only this job ends the hold of a silent provider: without it, the hold would last for ever.
  'hold.expire': untilDone,
  'prints.place': forTheOwner,
  'prints.cancel': forTheOwner,
  'prints.ask': forTheOwner,
  'printer.read': forTheOwner,
  'printer.read-one': forTheOwner,
  'printer.import': forTheOwner,
  'refund.carry': forTheOwner,
  'fees.ask': untilDone,
  'certificates.sign': untilDone,
  // No row says that a mail was sent: only its key does.
  'mail.send': { onExhausted: 'dead_letter', retention: 'key' },
  'push.send': untilDone,
  // A shop must not stay closed because its database was away for a day.
  'vacation.switch': untilDone,
  'pieces.open': untilDone,
  'pictures.forget': untilDone,
  'pictures.move': untilDone,
  // Thousands of pictures may come from far away.
  'import.run': { ...untilDone, longestTry: 6 * hour },
  // Each run plans the next: a run given up would be the last.
  'clean-up': untilDone,
  'instagram.read': untilDone,
  'orders.overdue': untilDone,
  'payments.watch': untilDone,
  'prints.reconcile': untilDone,
  'printer.nightly': untilDone,
  'subscriptions.notify': untilDone,
  // Gigabytes of pictures may come from far away.
  'backup.nightly': { ...untilDone, longestTry: 6 * hour },
  'backup.elsewhere': { ...untilDone, longestTry: 6 * hour },
  'backup.drill': { ...untilDone, longestTry: 6 * hour },
}

export interface Job<T extends OutboxTopic = OutboxTopic> {
  id: number
  topic: T
  payload: OutboxTopics[T]
  attempts: number
}

/** It may run more than once: it must be idempotent. Throwing means try later. */
export type JobHandler<T extends OutboxTopic> = (payload: OutboxTopics[T]) => Promise<void>
export type JobHandlers = { [T in OutboxTopic]: JobHandler<T> }

/** `dueAt` and `now` in epoch milliseconds. */
export interface NewJob<T extends OutboxTopic> {
  topic: T
  payload: OutboxTopics[T]
  dueAt: number
  key?: string
  now: number
}

/** At least one job. Enqueuing an existing key does nothing. */
export async function enqueue<T extends OutboxTopic>(
  trx: Writer,
  ...jobs: readonly NewJob<T>[]
): Promise<void> {
  const rows = jobs.map((job) => ({
    topic: job.topic,
    payload: JSON.stringify(job.payload),
    due_at: job.dueAt,
    dedupe_key: job.key ?? null,
    created_at: job.now,
    state: 'waiting' as const,
    leased_until: 0,
    attempts: 0,
  }))
  await trx
    .insertInto('outbox')
    .values(rows)
    .onConflict((oc) => oc.column('dedupe_key').doNothing())
    .execute()
}

/** False: the job was done, or a worker has it. Its key may be enqueued anew. */
export async function cancelJob(trx: Writer, id: number, now: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('state', '!=', 'done')
    .where('leased_until', '<=', now)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** For jobs whose obstacle is gone: each has another day of attempts. */
export async function retryNow(trx: Writer, topic: OutboxTopic, now: number): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, due_at: now, leased_until: 0 })
    .where('topic', '=', topic)
    .where('state', 'in', ['waiting', 'dead_lettered'])
    .where('attempts', '>', 0)
    .where('leased_until', '<=', now)
    .execute()
}

export async function forgetJobs(
  trx: Writer,
  named: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const isWanted = new Set(
    Object.entries(named).flatMap(([name, values]) => values.map((value) => `${name}:${value}`)),
  )
  const rows = await trx.selectFrom('outbox').select(['id', 'payload']).execute()
  const found = rows.filter(({ payload }) =>
    Object.entries(JSON.parse(payload) as object).some(([name, value]) =>
      isWanted.has(`${name}:${value}`),
    ),
  )
  const ids = found.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += 500) {
    await trx
      .deleteFrom('outbox')
      .where('id', 'in', ids.slice(from, from + 500))
      .execute()
  }
}
