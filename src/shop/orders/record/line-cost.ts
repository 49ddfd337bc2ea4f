import { type Currency, smallestStep } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'

/** `discount`: this line's share of the order's. */
export interface BoughtLine {
  quantity: number
  unitPrice: Cents
  discount: Cents
}

export function lineCost({ quantity, unitPrice, discount }: BoughtLine): Cents {
  return unitPrice * quantity - discount
}

/**
 * The cost of some pieces of a line, after `before` others of it. The line's cost is shared out
 * evenly, so that all parts together are exactly that cost, however the pieces go back.
 */
export function costOfPieces(
  line: BoughtLine,
  currency: Currency,
  count: number,
  before = 0,
): Cents {
  const step = smallestStep(currency)
  const upTo = (pieces: number) =>
    pieces >= line.quantity
      ? lineCost(line)
      : Math.floor((lineCost(line) * pieces) / line.quantity / step) * step
  return upTo(before + count) - upTo(before)
}
