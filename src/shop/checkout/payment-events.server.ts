/*
 * Takes in what the provider's signed events say. Every event may be unknown, late or repeated, and
 * then it changes nothing. Never verifies a signature: the adapter has done that.
 */
import type { Writer } from '#db/database.ts'
import { mailRefund } from '#shop/mail/plan-mail.server.ts'
import { newsOf } from '#shop/orders/order.ts'
import { type SettlementDeps, settlePayment } from '#shop/orders/settle-payment.server.ts'
import { askForAttention } from '#shop/orders/transition.server.ts'
import type { PaymentEvent } from './payment.ts'

export async function applyEvent(deps: SettlementDeps, event: PaymentEvent): Promise<void> {
  const { db, clock, log } = deps
  if (event.type === 'session') {
    await settlePayment(deps, event.session)
  } else if (event.type === 'payment_failed') {
    // A declined card leaves the session open; only a delayed payment that failed ends the order.
    const news = newsOf(event.session)
    await settlePayment(deps, event.session, news === 'under_way' ? 'cancelled' : news)
  } else if (event.type === 'refunded') {
    await db.transact((trx) => recordRefund(trx, event, clock.now()))
  } else if (event.type === 'disputed') {
    const orderId = await db.transact((trx) => recordDispute(trx, event, clock.now()))
    if (orderId && event.open) log.error({ orderId }, 'a payment is disputed')
  }
}

interface AboutPayment {
  orderId: string | null
  paymentRef: string
}

/** The provider tells the whole amount refunded so far, so an earlier event that comes late is less. */
async function recordRefund(
  trx: Writer,
  event: AboutPayment & { refunded: number },
  now: number,
): Promise<void> {
  const id = await findPaidOrder(trx, event)
  if (id === null) return
  const { refunded: before } = await trx
    .selectFrom('orders')
    .select('refunded')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ refunded: event.refunded, updated_at: now })
    .where('id', '=', id)
    .where('refunded', '<', event.refunded)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await mailRefund(trx, id, event.refunded - before, `to ${event.refunded}`, now)
}

async function recordDispute(
  trx: Writer,
  event: AboutPayment & { open: boolean },
  now: number,
): Promise<string | null> {
  const id = await findPaidOrder(trx, event)
  if (id === null) return null
  await trx
    .updateTable('orders')
    .set({ disputed: event.open ? 1 : 0, updated_at: now })
    .where('id', '=', id)
    .execute()
  if (event.open) await askForAttention(trx, id, 'The buyer disputes the payment.', now)
  return id
}

async function findPaidOrder(trx: Writer, event: AboutPayment): Promise<string | null> {
  const orders = trx.selectFrom('orders').select('id').where('paid_at', 'is not', null)
  const byId =
    event.orderId === null
      ? undefined
      : await orders.where('id', '=', event.orderId).executeTakeFirst()
  const order =
    byId ?? (await orders.where('payment_ref', '=', event.paymentRef).executeTakeFirst())
  return order?.id ?? null
}
