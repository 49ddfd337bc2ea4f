import type { Order, OrderFulfillment } from './order.ts'

/** 'possible': its buyer may cancel it; 'asked': somebody has, and its refund is under way. */
export type BuyerCancel = 'possible' | 'asked'

/** Only a whole order of which nothing is begun, refunded or in doubt. */
export function buyerCancel(order: Order): BuyerCancel | null {
  const { state, voidReason, refunds, refunded, dispute, issues, fulfillments, replacing } = order
  if (state !== 'paid' || voidReason !== null) return null
  if (refunds.some(({ cancels }) => cancels)) return 'asked'
  const untouched = refunds.length === 0 && refunded === 0 && dispute === null
  const begun = fulfillments.some((own) => own.state !== 'queued' && !waitsForStudio(own))
  return untouched && issues.length === 0 && replacing === null && !begun ? 'possible' : null
}

/** The studio prints it itself, and hasn't said that it does. */
const waitsForStudio = ({ kind, state, provider }: OrderFulfillment): boolean =>
  kind === 'prints' && state === 'sent' && provider === 'manual'
