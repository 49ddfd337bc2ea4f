import { type Currency, smallestStep } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'

/** `discount`: this line's share of the order's. */
export interface BoughtLine {
  quantity: number
  unitPrice: Cents
  discount: Cents
  /** Sales tax on top of the line, which goes back with its pieces; absent: none. */
  tax?: Cents
}

export function linePaid({ quantity, unitPrice, discount }: BoughtLine): Cents {
  return unitPrice * quantity - discount
}

/** The refund for `count` units after `before` units. All parts add up to the line's cost. */
export function paidForUnits(
  line: BoughtLine,
  currency: Currency,
  count: number,
  before = 0,
): Cents {
  const step = smallestStep(currency)
  const whole = linePaid(line) + (line.tax ?? 0)
  const upTo = (pieces: number) =>
    pieces >= line.quantity ? whole : Math.floor((whole * pieces) / line.quantity / step) * step
  return upTo(before + count) - upTo(before)
}
