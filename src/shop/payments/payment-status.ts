import { mayBecome, type OrderState } from '#shop/orders/order.ts'
import type { PaymentSession } from './payment.ts'

/** What the payment provider's word means: `under_way` is complete but not yet paid. */
export type PaymentStatus = 'paid' | 'under_way' | 'cancelled' | 'expired'

/** What a session says; null while nothing has been decided. */
export function statusOf(session: PaymentSession): PaymentStatus | null {
  if (session.status === 'open') return null
  if (session.status === 'expired') return 'expired'
  if (session.paid) return 'paid'
  return session.failed ? 'cancelled' : 'under_way'
}

const stateFor: Record<PaymentStatus, OrderState> = {
  paid: 'paid',
  under_way: 'processing',
  cancelled: 'cancelled',
  expired: 'expired',
}

/** Where the status takes an order; null when it is late or repeated and changes nothing. */
export function stateAfter(state: OrderState, status: PaymentStatus): OrderState | null {
  return mayBecome(state, stateFor[status]) ? stateFor[status] : null
}
