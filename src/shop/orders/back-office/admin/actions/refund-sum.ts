import { type Cents, parseMoney, toDecimal } from '#platform/money/money.ts'
import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { paidForUnits } from '#shop/orders/record/paid/line-paid.ts'
import { priceText } from '#web/form/price-text.ts'

export type RefundKind = 'whole' | 'pieces' | 'sum'

export interface RefundDraft {
  kind: RefundKind
  counts: Readonly<Record<number, number>>
  sum: string
  restock: boolean
}

export function refundSum(order: OwnerOrder, draft: RefundDraft): Cents | null {
  const { leftToRefund: left } = order
  const sum = wantedSum(order, draft, left)
  return sum !== null && sum > 0 && sum <= left ? sum : null
}

function wantedSum(order: OwnerOrder, draft: RefundDraft, left: Cents): Cents | null {
  if (draft.kind === 'whole') return left
  if (draft.kind === 'sum') return parseMoney(priceText(draft.sum), order.currency)
  const sum = order.lines.reduce(
    (all, line) =>
      all +
      paidForUnits(line, order.currency, draft.counts[line.lineId] ?? 0, line.refundedQuantity),
    0,
  )
  return Math.min(sum, left)
}

/** `attempt` is the same for every try of one refund. */
export function refundBody(
  { currency }: Pick<OwnerOrder, 'currency'>,
  draft: RefundDraft,
  sum: Cents,
  attempt: string,
) {
  const { kind, counts, restock } = draft
  if (kind === 'whole') return { attempt, restock }
  if (kind === 'sum') return { attempt, amount: toDecimal(sum, currency), restock: false }
  const lines = Object.entries(counts)
    .filter(([, quantity]) => quantity > 0)
    .map(([lineId, quantity]) => ({ lineId: Number(lineId), quantity }))
  return { attempt, lines, restock }
}
