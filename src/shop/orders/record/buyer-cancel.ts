import type { Order } from './order.ts'

/** 'possible': its buyer may cancel it; 'asked': somebody has, and its refund is under way. */
export type BuyerCancel = 'possible' | 'asked'

/** Only a whole order of which nothing is begun, refunded or in doubt. */
export function buyerCancel(order: Order): BuyerCancel | null {
  const { state, voidReason, refunds, refunded, dispute, issues, fulfillments, replacing } = order
  if (state !== 'paid' || voidReason !== null) return null
  if (refunds.some(({ cancels }) => cancels)) return 'asked'
  const untouched = refunds.length === 0 && refunded === 0 && dispute === null
  const begun = fulfillments.some((own) => own.state !== 'queued')
  return untouched && issues.length === 0 && replacing === null && !begun ? 'possible' : null
}
