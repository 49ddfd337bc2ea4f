import type { Cents } from '#platform/money/money.ts'
import { addUp } from '#platform/spread.ts'

interface RefundedOrder {
  total: Cents
  lost: Cents
  /** By the provider's report. */
  refunded: Cents
  refunds: readonly { amount: Cents; isDone: boolean }[]
}

export const refundsUnderWay = ({ refunds }: Pick<RefundedOrder, 'refunds'>): Cents =>
  addUp(refunds.filter(({ isDone }) => !isDone).map(({ amount }) => amount))

/**
 * Before the shop has booked a refund, the provider's event may already have counted it: then this
 * sum is too small for a moment, but never too large.
 */
export function leftToRefund({ total, lost, refunded, refunds }: RefundedOrder): Cents {
  const done = addUp(refunds.filter(({ isDone }) => isDone).map(({ amount }) => amount))
  return Math.max(0, total - lost - Math.max(refunded, done) - refundsUnderWay({ refunds }))
}
