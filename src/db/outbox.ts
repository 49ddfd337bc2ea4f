import { hour } from '#kernel/clock.ts'
import type { Writer } from './database.ts'

/** Every kind of work that may wait in the outbox, with what it carries. */
export interface OutboxTopics {
  /** Ask the provider how an order's session stands, and end its hold if it is over. */
  'hold.expire': { orderId: string }
  /** Hand the prints of a paid order to the print provider. */
  'prints.place': { orderId: string }
  /** Ask the print provider how an order is; `nightly`: nobody said that there is news. */
  'prints.ask': { orderId: string; nightly: boolean }
  /** Ask about every order that isn't finished; enqueues itself again. */
  'prints.reconcile': Record<string, never>
  /** Remove guests without cart or order and ended sessions; enqueues itself again. */
  'clean-up': Record<string, never>
  /** Read the studio's feed and renew its token; enqueues itself again. */
  'instagram.read': Record<string, never>
  /** Write down which parts of the studio's own are late; enqueues itself again. */
  'orders.overdue': Record<string, never>
  /** Pay money back that the owner has promised. */
  'refund.carry': { refundId: string }
  /** Write a mail of this kind and have it carried; `key` is what makes it the only one. */
  'mail.send': MailJob
  /** Close or open the shop on a day that the owner chose; `at` is when that day begins. */
  'vacation.switch': { at: number }
  /** Tell those who wait for what is back; enqueues itself again. */
  'waiting.look': Record<string, never>
  /** Delete the bytes of a picture that nothing shows any more, with its sizes. */
  'pictures.forget': { address: string; keys: readonly string[] }
  /** Write the whole shop into a file; enqueues itself again. `attempt`: the first of a night is 1. */
  'backup.nightly': { attempt: number }
}

export interface MailJob {
  kind: string
  key: string
  /** When what it tells happened, in epoch milliseconds. */
  at: number
  /** The order that it is about. */
  orderId?: string
  facts: Readonly<Record<string, string | number | null | readonly (string | number)[]>>
}

export type OutboxTopic = keyof OutboxTopics

/** What becomes of a job once it has failed for a day. */
export const afterADay: { readonly [T in OutboxTopic]: 'set_aside' | 'keep_trying' } = {
  // Only this job ends a hold whose provider has gone silent: without it, it would last for ever.
  'hold.expire': 'keep_trying',
  'prints.place': 'set_aside',
  'prints.ask': 'set_aside',
  // It plans its own next time: set aside once, it would never run again.
  'clean-up': 'keep_trying',
  'instagram.read': 'keep_trying',
  // So does this one.
  'orders.overdue': 'keep_trying',
  'prints.reconcile': 'keep_trying',
  'refund.carry': 'set_aside',
  'mail.send': 'set_aside',
  // A shop must not stay closed because its database was away for a day.
  'vacation.switch': 'keep_trying',
  'waiting.look': 'keep_trying',
  // Nothing that the owner could do about it.
  'pictures.forget': 'keep_trying',
  'backup.nightly': 'keep_trying',
}

/**
 * What is left of a job that was done a month ago. A topic whose work must never be done twice for
 * one key keeps the key for good, without what the job carried; for all others the rows that they
 * work on say by themselves what has been done.
 */
export const afterAMonth: { readonly [T in OutboxTopic]: 'nothing' | 'key' } = {
  'hold.expire': 'nothing',
  'prints.place': 'nothing',
  'prints.ask': 'nothing',
  'clean-up': 'nothing',
  'instagram.read': 'nothing',
  'orders.overdue': 'nothing',
  'prints.reconcile': 'nothing',
  'refund.carry': 'nothing',
  // No row says that a mail was sent: only its key does.
  'mail.send': 'key',
  'vacation.switch': 'nothing',
  'waiting.look': 'nothing',
  'pictures.forget': 'nothing',
  'backup.nightly': 'nothing',
}

/** What a try of these may take, in milliseconds, instead of what all others may. */
export const longTries: { readonly [T in OutboxTopic]?: number } = {
  // Gigabytes of pictures may come from far away.
  'backup.nightly': 6 * hour,
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
 * Writes a job in the transaction of what caused it. `key` makes it the only one of its kind:
 * enqueuing a key that exists already does nothing.
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
