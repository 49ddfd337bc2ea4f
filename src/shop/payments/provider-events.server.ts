/*
 * Takes in what the provider's signed events say. Every event may be unknown, late, early or
 * repeated, and then it changes nothing that it shouldn't. Never verifies a signature: the adapter
 * has done that.
 */
import type { Writer } from '#db/database.ts'
import type { AboutPayment, PaymentEvent } from './payment.ts'
import { applyNews, keepNews, type PaymentWord } from './payment-events.server.ts'
import { type SettlementDeps, settlePayment } from './settle-payment.server.ts'

export async function applyEvent(deps: SettlementDeps, event: PaymentEvent): Promise<void> {
  const { db, clock, log } = deps
  if (event.type === 'other') return
  if (event.type === 'session') {
    await settlePayment(deps, event.session)
    return
  }
  const orderId = await db.transact((trx) => record(trx, event, clock.now()))
  if (orderId === null || event.type === 'refunded') return
  if (event.type === 'refund_failed') log.error({ orderId }, 'a refund did not arrive')
  else if (event.open) log.error({ orderId }, 'a payment is disputed')
}

type Word = Exclude<PaymentEvent, { type: 'session' | 'other' }>

/** Answers the paid order that it is about; null when there is none yet. */
async function record(trx: Writer, event: Word, now: number): Promise<string | null> {
  const order = await takeOrder(trx, event, now)
  for (const word of wordsOf(event)) await keepNews(trx, word)
  if (!order || order.paid_at === null) return null
  await applyNews(trx, order.id, now)
  return order.id
}

function wordsOf(event: Word): PaymentWord[] {
  const { paymentRef, at } = event
  if (event.type === 'disputed') {
    const value = event.lost ? -1 : event.open ? 1 : 0
    return [{ paymentRef, subject: `dispute:${event.dispute}`, value, at }]
  }
  const refunded: PaymentWord = { paymentRef, subject: 'refunded', value: event.refunded, at }
  if (event.type === 'refunded') return [refunded]
  return [refunded, { paymentRef, subject: `failed:${event.refund}`, value: event.amount, at }]
}

/** The order, taken before its news: whoever settles it meanwhile comes before or after, not between. */
async function takeOrder(trx: Writer, event: AboutPayment, now: number) {
  const { orderId, paymentRef } = event
  const take = () => trx.updateTable('orders').set({ updated_at: now }).returning(['id', 'paid_at'])
  const byRef = () => take().where('payment_ref', '=', paymentRef).executeTakeFirst()
  const known = await byRef()
  if (known || orderId === null) return known
  const unpaid = take().where('id', '=', orderId).where('paid_at', 'is', null)
  // Waiting for its row, it may have been paid: on PostgreSQL only another look finds it then.
  return (await unpaid.executeTakeFirst()) ?? byRef()
}
