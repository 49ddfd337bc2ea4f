import type { Cents } from '#platform/money/money.ts'
import { addUp } from '#platform/spread.ts'

interface RefundedOrder {
  total: Cents
  /** To disputes. */
  lost: Cents
  /** As the provider told. */
  refunded: Cents
  /** Without refused ones. */
  refunds: readonly { amount: Cents; isDone: boolean }[]
}

export const refundsUnderWay = ({ refunds }: Pick<RefundedOrder, 'refunds'>): Cents =>
  addUp(refunds.filter(({ isDone }) => !isDone).map(({ amount }) => amount))

/**
 * `refunded` may already include refunds under way, when the provider's event was faster than its
 * answer: then this sum is too small for a moment, and never too large.
 */
export function leftToRefund({ total, lost, refunded, refunds }: RefundedOrder): Cents {
  const done = addUp(refunds.filter(({ isDone }) => isDone).map(({ amount }) => amount))
  return Math.max(0, total - lost - Math.max(refunded, done) - refundsUnderWay({ refunds }))
}
