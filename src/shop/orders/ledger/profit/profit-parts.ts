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
