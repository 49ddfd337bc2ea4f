import type { z } from 'zod'
import { type Currency, smallestStep } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'
import type { SizeCost } from '#shop/orders/fulfillment/products/product-list.schema.ts'
import { includedTax } from '#shop/store/tax/tax.ts'
import type { priceFactsSchema } from './price-floor.schema.ts'

/* The price less the fee, the included tax and the uncharged shipping must cover the cost. */

export type PriceFacts = z.output<typeof priceFactsSchema>
export type CardFee = NonNullable<PriceFacts['fee']>

/** Without costs in another currency: they can't be compared with a price. */
export function comparableCosts(
  costs: readonly SizeCost[],
  currency: Currency,
): { label: string; cost: Cents }[] {
  return costs.flatMap(({ label, cost }) =>
    cost?.currency === currency ? [{ label, cost: cost.amount }] : [],
  )
}

/** For an order of this piece alone, before the piece's own cost; may be below zero. */
export function leftOfPrice(price: Cents, { fee, taxRate, postage }: PriceFacts): Cents {
  const kept = fee ? Math.round((price * fee.share) / 10_000) + fee.fixed : 0
  return price - includedTax(price, taxRate) - kept - postage
}

export function priceFloor(cost: Cents, facts: PriceFacts, currency: Currency): Cents | null {
  const { fee, taxRate, postage } = facts
  const kept = 10_000 / (10_000 + taxRate) - (fee?.share ?? 0) / 10_000
  if (kept <= 0) return null
  const step = smallestStep(currency)
  let price = Math.floor((cost + postage + (fee?.fixed ?? 0)) / kept / step) * step
  // Tax and fee each round by up to one unit.
  while (leftOfPrice(price, facts) < cost) price += step
  return price
}
