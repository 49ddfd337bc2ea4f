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

/** Without a part whose pieces are all refunded: the owner ends it in the order. */
export function parcelsToPack({ lines, ...order }: Pick<OwnerOrderRow, 'fulfillments' | 'lines'>) {
  return partsToShip(order)
    .map((part) => ({ kind: part.kind, lines: linesIn([part], lines) }))
    .filter((parcel) => parcel.lines.length > 0)
}

/** The studio sends what it prints itself with the rest, in the parcel of the first part. */
export function inOneParcel(parcels: ReturnType<typeof parcelsToPack>) {
  const [first, ...others] = parcels
  if (!first) return []
  const lines = parcels.flatMap((parcel) => parcel.lines)
  return [{ kind: first.kind, lines, together: others.length > 0 }]
}

/** For customs: the paid sum; the price of free pieces, because customs refuse zero. */
export function declaredValue(line: LineLeft, currency: string): Cents {
  const { tax: _, ...untaxed } = line
  const { left, quantity, unitPrice } = untaxed
  return paidForUnits(untaxed, currency, left, quantity - left) || unitPrice * left
}
