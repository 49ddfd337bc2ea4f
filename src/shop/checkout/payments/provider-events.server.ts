/* Every event may be unknown, late, early or repeated, and then changes nothing. Never verifies
   a signature: the adapter has done that. */

import { z } from 'zod'
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { readSetting, writeSetting } from '#platform/db/settings.ts'
import { hour } from '#platform/time/clock.ts'
import type { AboutPayment, PaymentAccount, PaymentEvent } from '#services/payments/port.ts'
import { lockOrder } from '#shop/orders/record/order-record.server.ts'
import { bookPaymentEvents, insertPaymentEvent, type KeptEvent } from './payment-events.server.ts'
import { type SettlementDeps, settlePayment } from './settlement.server.ts'

export async function applyEvent(
  deps: SettlementDeps,
  paidTo: PaymentAccount,
  event: PaymentEvent,
): Promise<void> {
  const { db, clock, log } = deps
  if (event.type === 'other') return
  if (event.type === 'session') {
    await settlePayment(deps, event.session, paidTo)
    return
  }
  const orderId = await db.transact((trx) => record(trx, event, clock.now()))
  if (orderId === null || event.type === 'refunded') return
  if (event.type === 'refund_failed') log.error({ orderId }, 'a refund did not arrive')
  else if (event.open) log.error({ orderId }, 'a payment is disputed')
}

type ProviderReport = Exclude<PaymentEvent, { type: 'session' | 'other' }>

async function record(trx: Writer, event: ProviderReport, now: number): Promise<string | null> {
  const order = await lockOrderOf(trx, event)
  for (const report of toKeptEvents(event)) await insertPaymentEvent(trx, report)
  if (!order || order.paid_at === null) return null
  await bookPaymentEvents(trx, order, now)
  return order.id
}

function toKeptEvents(event: ProviderReport): KeptEvent[] {
  const { paymentRef, at } = event
  if (event.type === 'disputed') {
    const value = event.lost ? -1 : event.open ? 1 : 0
    const { dispute, amount = null } = event
    return [{ paymentRef, subject: `dispute:${dispute}`, value, at, amount }]
  }
  const refunded: KeptEvent = { paymentRef, subject: 'refunded', value: event.refunded, at }
  if (event.type === 'refunded') return [refunded]
  return [refunded, { paymentRef, subject: `failed:${event.refund}`, value: event.amount, at }]
}

/** Locked before its events are read: a settlement comes before or after, but not between. */
async function lockOrderOf(trx: Writer, { orderId, paymentRef }: AboutPayment) {
  const byRef = async () => {
    const found = await trx
      .selectFrom('orders')
      .select('id')
      .where('payment_ref', '=', paymentRef)
      .executeTakeFirst()
    return found ? lockOrder(trx, found.id) : null
  }
  const known = await byRef()
  if (known || orderId === null) return known
  const named = await lockOrder(trx, orderId)
  // While this waited for the lock, this payment or another may have paid the order.
  return named?.paid_at === null || named?.payment_ref === paymentRef ? named : byRef()
}

const webhookSeenSetting = {
  key: 'payments.webhook-seen',
  schema: z.object({ provider: z.string(), at: z.number() }).nullable().default(null),
}

/** Writes once an hour at most. */
export async function recordWebhook(db: Database, provider: string, now: number): Promise<void> {
  const lastSeen = await webhookLastSeen(db.read, provider)
  if (lastSeen !== null && now - lastSeen < hour) return
  await db.transact((trx) => writeSetting(trx, webhookSeenSetting, { provider, at: now }, now))
}

/** Within an hour; null: never. */
export async function webhookLastSeen(reader: Reader, provider: string): Promise<number | null> {
  const seen = await readSetting(reader, webhookSeenSetting)
  return seen?.provider === provider ? seen.at : null
}
