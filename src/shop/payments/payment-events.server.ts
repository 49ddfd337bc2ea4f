/*
 * Owns what the provider says of a payment after it was made: refunds, disputes. The newest event on
 * a subject counts, in whatever order events come; an event that comes before the payment itself
 * waits for it. Never moves an order or its stock.
 */
import type { Writer } from '#db/database.ts'
import type { Cents } from '#kernel/money.ts'
import { mailRefund } from '#shop/notifications/plan-mail.server.ts'
import { addOrderEvent } from '#shop/orders/order-events.server.ts'
import { raiseIssue, withdrawIssues } from '#shop/orders/order-issues.server.ts'
import { type Issue, issueWords } from '#shop/orders/order-issues.ts'
import { changeOrder } from '#shop/orders/order-record.server.ts'
import { releasePrints } from '#shop/orders/print-orders.server.ts'
import { followRefunds } from './refund-consequences.server.ts'

/** What a payment's provider last said on a subject. */
export interface KeptEvent {
  paymentRef: string
  /** All that has gone back; a refund that did not arrive; a dispute: each by the name it has. */
  subject: 'refunded' | `failed:${string}` | `dispute:${string}`
  /** Cents; for a dispute 1 while it is open, 0 when it is over, -1 when it is lost. */
  value: number
  /** Epoch milliseconds, by the provider's clock. */
  at: number
}

/** Stores an event, unless a newer event on its subject is known. */
export async function keepPaymentEvent(trx: Writer, word: KeptEvent): Promise<void> {
  const { paymentRef: payment_ref, subject, value, at } = word
  await trx
    .insertInto('payment_events')
    .values({ payment_ref, subject, value, at, booked: 0 })
    .onConflict((oc) =>
      oc
        .columns(['payment_ref', 'subject'])
        .doUpdateSet({ value, at })
        .where((eb) =>
          eb.or([
            eb('payment_events.at', '<', at),
            // Within a second refunds only grow, and disputes only end.
            eb.and([
              eb('payment_events.at', '=', at),
              eb('payment_events.value', subject === 'refunded' ? '<' : '>', value),
            ]),
          ]),
        ),
    )
    .execute()
}

/** Books what is known of an order's payment. For orders that are paid; harmless to repeat. */
export async function bookPaymentEvents(trx: Writer, orderId: string, now: number): Promise<void> {
  const order = await trx
    .selectFrom('orders')
    .select(['payment_ref', 'refunded', 'disputed'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  if (order.payment_ref === null) return
  const words = await trx
    .selectFrom('payment_events')
    .selectAll()
    .where('payment_ref', '=', order.payment_ref)
    .orderBy('subject')
    .execute()
  const refunded = words.find(({ subject }) => subject === 'refunded')?.value ?? 0
  const failed = words.filter(
    ({ subject, booked }) => subject.startsWith('failed:') && booked === 0,
  )
  const disputes = words.filter(({ subject }) => subject.startsWith('dispute:'))
  if (refunded > order.refunded) {
    await changeOrder(trx, orderId, { refunded }, now)
    await mailRefund(trx, orderId, refunded - order.refunded, `to ${refunded} at ${now}`, now)
  }
  for (const { subject, value } of failed) {
    await undoRefund(trx, orderId, { key: subject.slice('failed:'.length), value, refunded }, now)
  }
  if (disputes.length > 0) await bookDisputes(trx, orderId, order.disputed, disputes, now)
  await trx
    .updateTable('payment_events')
    .set({ booked: 1 })
    .where('payment_ref', '=', order.payment_ref)
    .where('booked', '=', 0)
    .execute()
  if (words.length > 0) await followRefunds(trx, orderId, now)
}

/** `before`: how the order stood. What held it back goes on once no dispute stands or is lost. */
async function bookDisputes(
  trx: Writer,
  orderId: string,
  before: number,
  disputes: readonly { value: number; booked: number }[],
  now: number,
): Promise<void> {
  const standing = disputes.some(({ value }) => value === 1) ? 1 : 0
  const disputed = disputes.some(({ value }) => value === -1) ? 2 : standing
  await changeOrder(trx, orderId, { disputed }, now)
  if (disputed === 0) {
    if (before === 0) return
    await withdrawIssues(trx, orderId, ['dispute_open', 'dispute_lost'], now)
    await addOrderEvent(trx, orderId, 'dispute_won', '', now)
    await releasePrints(trx, orderId, now)
    return
  }
  if (disputed === 2 && before !== 2)
    await raiseIssue(trx, orderId, { code: 'dispute_lost', details: {} }, now)
  // A closed dispute may be opened again under its old id.
  const isNewDispute =
    (disputed === 1 && before === 0) || disputes.some(({ booked }) => booked === 0)
  if (isNewDispute) await raiseIssue(trx, orderId, { code: 'dispute_open', details: {} }, now)
}

/**
 * Money that was on its way back did not arrive: the refund counts no more, and the owner must find
 * another way. `key`: the refund's, if it is ours; `refunded`: what the provider says has gone back.
 */
async function undoRefund(
  trx: Writer,
  orderId: string,
  failed: { key: string; value: Cents; refunded: Cents },
  now: number,
): Promise<void> {
  const issue: Issue = { code: 'refund_failed', details: { amount: failed.value } }
  // What was never booked has put nothing back.
  await trx
    .updateTable('refunds')
    .set({ restock: 0 })
    .where('id', '=', failed.key)
    .where('order_id', '=', orderId)
    .where('state', '=', 'asked')
    .execute()
  await trx
    .updateTable('refunds')
    .set({ state: 'refused', reason: issueWords(issue), done_at: now })
    .where('id', '=', failed.key)
    .where('order_id', '=', orderId)
    .where('state', '!=', 'refused')
    .execute()
  const { own } = await trx
    .selectFrom('refunds')
    .select((eb) => eb.fn.sum<number | null>('amount').as('own'))
    .where('order_id', '=', orderId)
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow()
  const left = Math.max(Number(own ?? 0), failed.refunded)
  await changeOrder(trx, orderId, { refunded: left }, now)
  await raiseIssue(trx, orderId, issue, now, failed.key)
}
