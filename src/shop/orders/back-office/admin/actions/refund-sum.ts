import { type Cents, parseMoney } from '#platform/money/money.ts'
import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { paidForUnits } from '#shop/orders/record/refunds/line-paid.ts'
import { priceText } from '#web/form/price-text.ts'

export type RefundKind = 'pieces' | 'whole' | 'sum'

interface RefundDraft {
  kind: RefundKind
  /** Counts, by the line's id. */
  lines: Readonly<Record<number, number>>
  amount: string
}

export function refundSum(order: OwnerOrder, draft: RefundDraft): Cents | null {
  const { leftToRefund: left } = order
  const sum = wantedSum(order, draft, left)
  return sum !== null && sum > 0 && sum <= left ? sum : null
}

function wantedSum(order: OwnerOrder, draft: RefundDraft, left: Cents): Cents | null {
  if (draft.kind === 'whole') return left
  if (draft.kind === 'sum') return parseMoney(priceText(draft.amount), order.currency)
  const sum = order.lines.reduce(
    (all, line) =>
      all +
      paidForUnits(line, order.currency, draft.lines[line.lineId] ?? 0, line.refundedQuantity),
    0,
  )
  return Math.min(sum, left)
}
