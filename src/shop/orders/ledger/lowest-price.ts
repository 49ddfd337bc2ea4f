import { type Currency, smallestStep } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'

/*
 * The lowest price that earns: what is left of it, once the payment's fee, the tax within it and what
 * sending costs beyond the buyer's shipping are paid, is no less than what the piece costs.
 */

/** What a payment provider keeps of a payment: a share of it, and a sum. */
export interface CardFee {
  /** In hundredths of a percent: 290 for 2.9%. */
  share: number
  fixed: Cents
  /** Of so many orders that were paid; 0: as the provider publishes it. */
  orders: number
}

/** What a price has to bear beside what the piece costs. */
export interface PriceFacts {
  /** Null: nothing is known of it. */
  fee: CardFee | null
  /** Of the tax within a price, in hundredths of a percent; 0: none is within. */
  taxRate: number
  /** What sending an order cost beyond what its buyer paid for it, on average. */
  postage: Cents
  /** Of so many orders whose postage was written down. */
  postageOrders: number
}

/** What is left of a price that is paid by itself, before what the piece costs; may be below zero. */
export function leftOfPrice(price: Cents, { fee, taxRate, postage }: PriceFacts): Cents {
  const tax = price - Math.round((price * 10_000) / (10_000 + taxRate))
  const kept = fee ? Math.round((price * fee.share) / 10_000) + fee.fixed : 0
  return price - tax - kept - postage
}

/** The lowest price of which at least `cost` is left; null when no price is high enough. */
export function lowestPrice(cost: Cents, facts: PriceFacts, currency: Currency): Cents | null {
  const { fee, taxRate, postage } = facts
  const kept = 10_000 / (10_000 + taxRate) - (fee?.share ?? 0) / 10_000
  if (kept <= 0) return null
  const step = smallestStep(currency)
  let price = Math.floor((cost + postage + (fee?.fixed ?? 0)) / kept / step) * step
  // Roundings of tax and fee are a unit each.
  while (leftOfPrice(price, facts) < cost) price += step
  return price
}
