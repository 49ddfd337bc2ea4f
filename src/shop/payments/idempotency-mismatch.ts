import type { RefundTable } from '#db/tables-orders.ts'
import type { RefundedLine } from '#shop/orders/unrefunded.server.ts'
import type { RefundInput } from './refund.schema.ts'

/** An answer was lost, and something else is wanted now: the earlier sum must not pass for it. */
export function isIdempotencyMismatch(
  wish: RefundInput,
  same: Pick<RefundTable, 'amount' | 'lines'>,
): boolean {
  if (wish.amount !== undefined) return wish.amount !== same.amount
  if (!wish.lines) return false
  const counts = (lines: readonly RefundedLine[]) =>
    lines.map(({ lineId, quantity }) => `${lineId}:${quantity}`).sort()
  const before = counts(JSON.parse(same.lines) as RefundedLine[])
  return counts(wish.lines).join() !== before.join()
}
