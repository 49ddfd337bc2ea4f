import type { Cents } from '#platform/money/money.ts'
import { fulfillmentKind, type OrderedLine } from '#shop/orders/record/order.ts'
import { paidForUnits } from '#shop/orders/record/refunds/line-paid.ts'
import type { OwnerFulfillment, OwnerOrderRow } from './owner-order.ts'

export function partsToShip({
  fulfillments,
}: Pick<OwnerOrderRow, 'fulfillments'>): OwnerFulfillment[] {
  return fulfillments.filter(({ selfFulfilled, state }) => selfFulfilled && state !== 'shipped')
}

/** `left`: units that were not refunded; one at least. */
export type LineLeft = OrderedLine & { left: number }

export function linesLeft(lines: readonly OrderedLine[]): LineLeft[] {
  return lines
    .map((line) => ({ ...line, left: line.quantity - line.refundedQuantity }))
    .filter(({ left }) => left > 0)
}

export function linesIn(
  parts: readonly Pick<OwnerFulfillment, 'kind'>[],
  lines: readonly OrderedLine[],
): LineLeft[] {
  return linesLeft(lines).filter((line) => parts.some(({ kind }) => kind === fulfillmentKind(line)))
}

/**
 * Pieces that the studio prints go with the rest, in the parcel of the first part. Without a part
 * whose pieces are all refunded: the owner ends it in the order. Null: nothing is left to pack.
 */
export function parcelToPack({ lines, ...order }: Pick<OwnerOrderRow, 'fulfillments' | 'lines'>) {
  const parts = partsToShip(order).filter((part) => linesIn([part], lines).length > 0)
  const [first, ...others] = parts
  return first
    ? { kind: first.kind, lines: linesIn(parts, lines), together: others.length > 0 }
    : null
}

/** For customs: the paid sum; the price of free pieces, because customs refuse zero. */
export function declaredValue(line: LineLeft, currency: string): Cents {
  const { tax: _, ...untaxed } = line
  const { left, quantity, unitPrice } = untaxed
  return paidForUnits(untaxed, currency, left, quantity - left) || unitPrice * left
}
