import type { Writer } from '#platform/db/database.ts'
import { hour } from '#platform/time/clock.ts'

/** Topics of scheduled jobs (schedule.ts), with a run's payload. */
export interface ScheduledTopics {
  /** Ask about every order that isn't finished. */
  'prints.reconcile': object
  /** Read the owner's products at the print provider. */
  'printer.nightly': object
  /** Remove guests without cart or order and ended sessions. */
  'clean-up': object
  /** Read the studio's feed and renew its token. */
  'instagram.read': object
  /**
   * Ask the payment provider for news when it can't report them; delete what was replaced there.
   */
  'payments.watch': object
  /** Record which fulfillments of the studio's own are overdue. */
  'orders.overdue': object
  /** Mail the subscribers of pieces that are back in stock. */
  'subscriptions.notify': object
  /** Write the whole shop into a file. `attempt`: the first of a night is 1. */
  'backup.nightly': { attempt: number }
}

export interface OutboxTopics extends ScheduledTopics {
  /** Ask the provider how an order's session stands, and end its hold if it is over. */
  'hold.expire': { orderId: string }
  /** Hand the prints of a paid order to the print provider. */
  'prints.place': { orderId: string }
  /** Ask the print provider how an order is; `nightly`: without an event that asks for it. */
  'prints.ask': { orderId: string; nightly: boolean }
  /** Read some of the owner's products at the print provider. */
  'printer.read': { round: string; step: number }
  /** Read a product of which the print provider says that it changed. */
  'printer.read-one': { ref: string }
  /** Make a print of a product at the print provider, or copy the product's changes. */
  'printer.import': { provider: string; store: string; ref: string }
  /** Pay a refund that the owner has made. */
  'refund.carry': { refundId: string }
  /** Ask the payment provider what an order's refunds and disputes have cost. */
  'fees.ask': { orderId: string }
  /** Sign new certificates. */
  'certificates.sign': object
  /** Write an e-mail and send it; shop/notifications knows each kind's data. */
  'mail.send': { kind: string; key: string }
  /** Close or open the shop on a day that the owner chose; `at` is when that day begins. */
  'vacation.switch': { at: number }
  /** Tell the subscribers which pieces came into the shop at a moment. */
  'pieces.open': { at: number }
  /** Delete the bytes of a picture that nothing shows any more, with its sizes. */
  'pictures.forget': { address: string; keys: readonly string[] }
  /** Carry some pictures to the store that is at work, those after an address. */
  'pictures.move': { move: string; after: string }
  /** Import the products that the owner has chosen from another shop. */
  'import.run': { importId: string }
}

export type OutboxTopic = keyof OutboxTopics
export type ScheduledTopic = keyof ScheduledTopics

interface TopicRules {
  afterADay: 'dead_letter' | 'keep_trying'
  /**
   * The rest of a job a month after it is done. Where work must never be done twice for one key,
   * the key stays for good, without the payload. For all others the rows that they work on show
   * what is done.
   */
  afterAMonth: 'nothing' | 'key'
  /** The time limit of a try, in milliseconds, instead of the common one. */
  longestTry?: number
}

/** The owner could do nothing about it, or the work must not end. */
const untilDone: TopicRules = { afterADay: 'keep_trying', afterAMonth: 'nothing' }
const forTheOwner: TopicRules = { afterADay: 'dead_letter', afterAMonth: 'nothing' }

export const topicRules: { readonly [T in OutboxTopic]: TopicRules } = {
  // Only this job ends the hold of a silent provider: without it, the hold would last for ever.
  'hold.expire': untilDone,
  'prints.place': forTheOwner,
  'prints.ask': forTheOwner,
  'printer.read': forTheOwner,
  'printer.read-one': forTheOwner,
  'printer.import': forTheOwner,
  'refund.carry': forTheOwner,
  'fees.ask': untilDone,
  'certificates.sign': untilDone,
  // No row says that a mail was sent: only its key does.
  'mail.send': { afterADay: 'dead_letter', afterAMonth: 'key' },
  // A shop must not stay closed because its database was away for a day.
  'vacation.switch': untilDone,
  'pieces.open': untilDone,
  'pictures.forget': untilDone,
  'pictures.move': untilDone,
  // Thousands of pictures may come from far away.
  'import.run': { ...untilDone, longestTry: 6 * hour },
  // A run plans the next: given up once, it would never come again.
  'clean-up': untilDone,
  'instagram.read': untilDone,
  'orders.overdue': untilDone,
  'payments.watch': untilDone,
  'prints.reconcile': untilDone,
  'printer.nightly': untilDone,
  'subscriptions.notify': untilDone,
  // Gigabytes of pictures may come from far away.
  'backup.nightly': { ...untilDone, longestTry: 6 * hour },
}

export interface Job<T extends OutboxTopic = OutboxTopic> {
  id: number
  topic: T
  payload: OutboxTopics[T]
  attempts: number
}

/** Work for a topic. It may run more than once: it must be idempotent. Throwing means try later. */
export type JobHandler<T extends OutboxTopic> = (payload: OutboxTopics[T]) => Promise<void>
export type JobHandlers = { [T in OutboxTopic]: JobHandler<T> }

/**
 * Writes a job in the transaction that causes it. `key` makes the job unique: enqueuing an existing
 * key does nothing.
 */
export async function enqueue<T extends OutboxTopic>(
  trx: Writer,
  job: { topic: T; payload: OutboxTopics[T]; dueAt: number; key?: string; now: number },
): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
      topic: job.topic,
      payload: JSON.stringify(job.payload),
      due_at: job.dueAt,
      dedupe_key: job.key ?? null,
      created_at: job.now,
      state: 'waiting',
      leased_until: 0,
      attempts: 0,
    })
    .onConflict((oc) => oc.column('dedupe_key').doNothing())
    .execute()
}

/**
 * Takes back a job that was not done and that no worker has; its key may be enqueued anew. False: it
 * was done, or is being done. `now` in epoch milliseconds.
 */
export async function withdrawJob(trx: Writer, id: number, now: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('state', '!=', 'done')
    .where('leased_until', '<=', now)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/**
 * Makes every waiting or dead-lettered job of a topic due now, with a day of attempts: its obstacle
 * is gone. `now` in epoch milliseconds.
 */
export async function hurryJobs(trx: Writer, topic: OutboxTopic, now: number): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, due_at: now, leased_until: 0 })
    .where('topic', '=', topic)
    .where('state', 'in', ['waiting', 'dead_lettered'])
    .where('attempts', '>', 0)
    .where('leased_until', '<=', now)
    .execute()
}

/** Removes every job whose payload names one of these values, in whatever state the job is. */
export async function forgetJobs(
  trx: Writer,
  named: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const wanted = Object.entries(named).flatMap(([name, values]) =>
    values.map((value) => `${name}:${value}`),
  )
  const isWanted = new Set(wanted)
  const rows = await trx.selectFrom('outbox').select(['id', 'payload']).execute()
  const ids = rows.flatMap(({ id, payload }) =>
    Object.entries(JSON.parse(payload) as object).some(([name, value]) =>
      isWanted.has(`${name}:${value}`),
    )
      ? [id]
      : [],
  )
  for (let from = 0; from < ids.length; from += 500) {
    await trx
      .deleteFrom('outbox')
      .where('id', 'in', ids.slice(from, from + 500))
      .execute()
  }
}
