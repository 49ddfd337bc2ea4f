import { isOpen, type Order, type OrderFulfillment } from './order.ts'

/** 'asked': the order was cancelled, and its refund is under way. */
export type BuyerCancel = 'possible' | 'begun' | 'asked'

/** The key of a buyer's refund. */
export const buyerAttempt = 'by-buyer'

/** Only a whole order that isn't begun, refunded or in doubt. */
export function buyerCancel(order: Order): BuyerCancel | null {
  const { refunds, refunded, dispute, issues, fulfillments, replacing } = order
  if (!isOpen(order)) return null
  if (refunds.some(({ cancels }) => cancels)) return 'asked'
  const untouched = refunds.length === 0 && refunded === 0 && dispute === null
  if (!untouched || issues.length > 0 || replacing !== null) return null
  // Prints that the printer turned down are neither begun nor sure to be free.
  if (fulfillments.some(({ state }) => state === 'shipped' || state === 'failed')) return null
  const isBegun = fulfillments.some((own) => own.state !== 'queued' && !waitsForStudio(own))
  return isBegun || order.packingSince !== null ? 'begun' : 'possible'
}

/** The studio prints it itself, and hasn't begun. */
const waitsForStudio = ({ kind, state, provider }: OrderFulfillment): boolean =>
  kind === 'prints' && state === 'sent' && provider === 'manual'
