import type { ProductKind } from '#kernel/kinds.ts'
import type { Cents } from '#kernel/money.ts'
import { countryInWords } from '#shop/place/countries.ts'

/** A flat rate by kind of product (design §4). */
export type ShippingRates = Record<ProductKind, Cents>

/** Cents by product kind until the owner sets others (specification §9). */
export const firstShippingRates: ShippingRates = { prints: 650, clothing: 700, merch: 400 }

/** The most countries that are named; more are counted. */
const mostNamed = 4

/** Where parcels go, in words: 'within the United States'. `countries`: ISO 3166-1 alpha-2. */
export function shippingArea(countries: readonly string[]): string {
  const named = countries.map(countryInWords)
  if (named.length === 1) return `within ${named[0]}`
  if (named.length > mostNamed) return `to ${named.length} countries`
  return `to ${named.slice(0, -1).join(', ')} and ${named.at(-1)}`
}

/** What sending these kinds together costs: the highest rate, and nothing for an empty cart. */
export function shippingFor(kinds: Iterable<ProductKind>, rates: ShippingRates): Cents {
  return Math.max(0, ...[...kinds].map((kind) => rates[kind]))
}
