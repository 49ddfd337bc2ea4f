/*
 * Owns the provider's later reports on a payment: refunds, disputes. The newest event on a subject
 * counts, in any order of arrival; an event before the payment waits for it. Never moves an order
 * or its stock.
 */
import type { Writer } from '#platform/db/database.ts'
import { type Cents, formatMoney } from '#platform/money/money.ts'
import { recordCopy } from '#shop/orders/record/copy.ts'
import { refundedSum } from '#shop/orders/record/lines.server.ts'
import { raiseIssue } from '#shop/orders/record/order-issues.server.ts'
import type { Issue } from '#shop/orders/record/order-issues.ts'
import { changeOrder, type OrderRecord } from '#shop/orders/record/order-record.server.ts'
import { mailRefund } from '#shop/people/notifications/plan-mail.server.ts'
import { bookDisputes } from './disputes/lost-disputes.server.ts'
import { applyRefundEffects } from './refunds/refund-consequences.server.ts'

export interface KeptEvent {
  paymentRef: string
  /** A failed refund and a dispute are named by their ids. */
  subject: 'refunded' | `failed:${string}` | `dispute:${string}`
  /** Cents; for a dispute 1 while it is open, 0 when it is over, -1 when it is lost. */
  value: number
  /** Epoch milliseconds, by the provider's clock. */
  at: number
  /** A dispute's sum; null: everything left of the payment. */
  amount?: Cents | null
}

export async function insertPaymentEvent(trx: Writer, report: KeptEvent): Promise<void> {
  const { paymentRef: payment_ref, subject, value, at, amount = null } = report
  await trx
    .insertInto('payment_events')
    .values({ payment_ref, subject, value, at, amount, booked: 0 })
    .onConflict((oc) =>
      oc
        .columns(['payment_ref', 'subject'])
        .doUpdateSet({ value, at, amount })
        .where((eb) =>
          eb.or([
            eb('payment_events.at', '<', at),
            // Within one second refunds only grow, and disputes only end.
            eb.and([
              eb('payment_events.at', '=', at),
              eb('payment_events.value', subject === 'refunded' ? '<' : '>', value),
            ]),
          ]),
        ),
    )
    .execute()
}

/** Only for paid orders; call it with the order locked. Harmless to repeat. */
export async function bookPaymentEvents(
  trx: Writer,
  order: OrderRecord,
  now: number,
): Promise<void> {
  if (order.payment_ref === null) return
  const orderId = order.id
  const reports = await trx
    .selectFrom('payment_events')
    .selectAll()
    .where('payment_ref', '=', order.payment_ref)
    .orderBy('subject')
    .execute()
  if (reports.length === 0) return
  const refunded = reports.find(({ subject }) => subject === 'refunded')?.value ?? 0
  const failed = reports.filter(
    ({ subject, booked }) => subject.startsWith('failed:') && booked === 0,
  )
  const disputes = reports.filter(({ subject }) => subject.startsWith('dispute:'))
  if (refunded > order.refunded) {
    await changeOrder(trx, orderId, { refunded }, now)
    await mailRefund(trx, orderId, refunded - order.refunded, `to ${refunded} at ${now}`, now)
  }
  for (const { subject, value } of failed) {
    await undoRefund(trx, order, { key: subject.slice('failed:'.length), value, refunded }, now)
  }
  if (disputes.length > 0) await bookDisputes(trx, orderId, disputes, now)
  await trx
    .updateTable('payment_events')
    .set({ booked: 1 })
    .where('payment_ref', '=', order.payment_ref)
    .where('booked', '=', 0)
    .execute()
  await applyRefundEffects(trx, orderId, now)
}

/** `key`: our refund's id, if there is one; `refunded`: the sum in the provider's report. */
async function undoRefund(
  trx: Writer,
  { id: orderId, currency }: Pick<OrderRecord, 'id' | 'currency'>,
  failed: { key: string; value: Cents; refunded: Cents },
  now: number,
): Promise<void> {
  const issue: Issue = { code: 'refund_failed', details: { amount: failed.value } }
  // An unbooked refund has restocked nothing.
  await trx
    .updateTable('refunds')
    .set({ restock: 0 })
    .where('id', '=', failed.key)
    .where('order_id', '=', orderId)
    .where('state', '=', 'asked')
    .execute()
  await trx
    .updateTable('refunds')
    .set({
      state: 'refused',
      reason: recordCopy.refundFailed(formatMoney(failed.value, currency)),
      done_at: now,
    })
    .where('id', '=', failed.key)
    .where('order_id', '=', orderId)
    .where('state', '!=', 'refused')
    .execute()
  const left = Math.max(await refundedSum(trx, orderId, ['done']), failed.refunded)
  await changeOrder(trx, orderId, { refunded: left }, now)
  await raiseIssue(trx, orderId, issue, now, failed.key)
}
