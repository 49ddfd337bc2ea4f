/*
 * Owns money that came without an order: it is written down as an order without lines that asks
 * for the owner's attention, so that it stands in her list. Never touches stock or carts.
 */
import type { Writer } from '#db/database.ts'
import { raiseIssue } from '#shop/orders/order-issues.server.ts'
import { insertOrder } from '#shop/orders/order-record.server.ts'
import type { PaymentSession } from './payment.ts'
import { bookPaymentEvents } from './payment-events.server.ts'
import type { Settlement, SettlementContext } from './settlement.server.ts'

/**
 * Records a paid session that no order asked for, once. `number` is the order that it claims to be
 * for when that one has a session of its own; null when there is none.
 */
export async function recordUnmatchedPayment(
  trx: Writer,
  session: PaymentSession,
  number: number | null,
  { provider, now }: SettlementContext,
): Promise<Settlement> {
  const order = await insertOrder(
    trx,
    {
      user_id: '',
      cart_id: '',
      state: 'paid',
      provider,
      session_id: session.id,
      session_url: null,
      attempt_key: `unmatched:${session.id}`,
      attempt_params: '{}',
      expires_at: now,
      lines_digest: '',
      subtotal: 0,
      shipping: 0,
      total: session.total,
      buyer_name: session.buyer.name,
      buyer_email: session.buyer.email,
      ship_to: session.shipTo ? JSON.stringify(session.shipTo) : null,
      payment_ref: session.paymentRef,
      paid_at: now,
    },
    now,
  )
  if (!order) {
    const { id } = await trx
      .selectFrom('orders')
      .select('id')
      .where('session_id', '=', session.id)
      .executeTakeFirstOrThrow()
    return { orderId: id, state: 'paid', changed: false, needsOwner: false }
  }
  const details = { paid: session.total, claimedOrder: number }
  await raiseIssue(trx, order.id, { code: 'unmatched_payment', details }, now)
  await bookPaymentEvents(trx, order.id, now)
  return { orderId: order.id, state: 'paid', changed: true, needsOwner: true }
}
