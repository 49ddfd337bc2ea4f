import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Cents } from '#platform/money/money.ts'

/** In the smallest unit; each list adds up to the profit. */
export interface ProfitParts {
  pieces: PieceProfit[]
  /** Sums without a piece, such as a payment without an order. */
  loose: Cents
  galleries: { title: string; quantity: number; sales: Cents; profit: Cents }[]
  countries: { country: string; sales: Cents; profit: Cents }[]
}

export interface PieceProfit {
  kind: ProductKind
  productId: number
  name: string
  quantity: number
  /** Paid for it, discounts taken off, tax included. */
  sales: Cents
  profit: Cents
}

/** Whole numbers that add up to `total`, each within one unit of its exact share. */
export function wholeShares(total: Cents, exact: readonly number[]): Cents[] {
  const shares = exact.map(Math.floor)
  const missing = total - shares.reduce((sum, each) => sum + each, 0)
  const byFraction = exact
    .map((share, at) => ({ at, fraction: share - Math.floor(share) }))
    .sort((a, b) => b.fraction - a.fraction || a.at - b.at)
  for (const { at } of byFraction.slice(0, Math.max(0, missing))) {
    shares[at] = (shares[at] ?? 0) + 1
  }
  return shares
}
