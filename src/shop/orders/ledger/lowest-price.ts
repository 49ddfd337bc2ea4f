import { type Currency, smallestStep } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'

/*
 * The lowest price that earns: after the payment fee, the tax within it and the shipping cost
 * beyond the buyer's share, the rest covers the piece's cost.
 */

export interface CardFee {
  /** In hundredths of a percent: 290 for 2.9%. */
  share: number
  fixed: Cents
  /** Paid orders behind the fee; 0: the provider's published fee. */
  orders: number
}

export interface PriceFacts {
  /** Null: unknown. */
  fee: CardFee | null
  /** The tax within a price, in hundredths of a percent; 0: none is within. */
  taxRate: number
  /** Average shipping cost of an order beyond its buyer's share. */
  postage: Cents
  /** Orders whose postage was recorded. */
  postageOrders: number
}

/**
 * The rest of a price after these costs and before the piece's own, in an order of this piece
 * alone; may be below zero.
 */
export function leftOfPrice(price: Cents, { fee, taxRate, postage }: PriceFacts): Cents {
  const tax = price - Math.round((price * 10_000) / (10_000 + taxRate))
  const kept = fee ? Math.round((price * fee.share) / 10_000) + fee.fixed : 0
  return price - tax - kept - postage
}

/** The lowest price that leaves at least `cost`; null when no price is high enough. */
export function lowestPrice(cost: Cents, facts: PriceFacts, currency: Currency): Cents | null {
  const { fee, taxRate, postage } = facts
  const kept = 10_000 / (10_000 + taxRate) - (fee?.share ?? 0) / 10_000
  if (kept <= 0) return null
  const step = smallestStep(currency)
  let price = Math.floor((cost + postage + (fee?.fixed ?? 0)) / kept / step) * step
  // Tax and fee each round by up to one unit.
  while (leftOfPrice(price, facts) < cost) price += step
  return price
}
