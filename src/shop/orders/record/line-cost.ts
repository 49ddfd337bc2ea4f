import { type Currency, smallestStep } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'

/** A line as it was bought; `discount`: what of the order's is its own. */
export interface BoughtLine {
  quantity: number
  unitPrice: Cents
  discount: Cents
}

/** What a line came to. */
export function lineCost({ quantity, unitPrice, discount }: BoughtLine): Cents {
  return unitPrice * quantity - discount
}

/**
 * What so many pieces of a line came to, after `before` others of it: the line's cost is shared out
 * evenly, so that all of them together come to exactly that, in whatever parts they go back.
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
