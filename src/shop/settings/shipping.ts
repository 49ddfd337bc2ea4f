import type { ProductKind } from '#kernel/kinds.ts'
import type { Cents } from '#kernel/money.ts'

/** A flat rate by kind of product (design §4). */
export type ShippingRates = Record<ProductKind, Cents>

export const firstShippingRates: ShippingRates = { prints: 650, clothing: 700, merch: 400 }

/** What sending these kinds together costs: the highest rate, and nothing for an empty cart. */
export function shippingFor(kinds: Iterable<ProductKind>, rates: ShippingRates): Cents {
  return Math.max(0, ...[...kinds].map((kind) => rates[kind]))
}
