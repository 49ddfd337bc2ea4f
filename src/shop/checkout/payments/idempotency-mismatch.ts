import type { Tables } from '#platform/db/tables/tables.ts'
import type { RefundedLine } from '#shop/orders/record/lines.server.ts'
import type { RefundInput } from './refunds/refund.schema.ts'

export function isIdempotencyMismatch(
  input: RefundInput,
  same: Pick<Tables['refunds'], 'amount' | 'lines'>,
): boolean {
  if (input.amount !== undefined) return input.amount !== same.amount
  if (!input.lines) return false
  const counts = (lines: readonly RefundedLine[]) =>
    lines.map(({ lineId, quantity }) => `${lineId}:${quantity}`).sort()
  const before = counts(JSON.parse(same.lines) as RefundedLine[])
  return counts(input.lines).join() !== before.join()
}
