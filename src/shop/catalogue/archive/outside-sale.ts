import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Cents } from '#platform/money/money.ts'
import { day } from '#platform/time/clock.ts'
import type { Copy } from '#shop/catalogue/editions/edition.ts'

/** A gift ('given') costs nothing and adds no money to the books. */
export const saleMethods = ['cash', 'card', 'given'] as const
export type SaleMethod = (typeof saleMethods)[number]

/** Milliseconds after its entry in which a sale can be undone. */
export const undoneWithin = 30 * day

/** In characters. */
export const maxNote = 200

export interface OutsideSaleInput {
  kind: ProductKind
  productId: number
  /** '10x10' for a print, '' for everything else. */
  size: string
  quantity: number
  /** Artist's proofs have their own numbers and are not counted as stock units. */
  proof?: boolean
  /** Per unit, in cents; 0 for a gift, and only for a gift. */
  price: Cents
  method: SaleMethod
  note: string
  /** The day in the studio's zone, '2026-07-01'; null: today. */
  soldOn: string | null
  /** Idempotency key: the same key sent twice makes one sale. */
  attempt: string
}

/** `amount` in cents for all units; times in epoch milliseconds. */
export interface OutsideSale {
  id: number
  kind: ProductKind
  productId: number
  size: string
  name: string
  quantity: number
  amount: Cents
  method: SaleMethod
  note: string
  soldAt: number
  bookedAt: number
  undoneAt: number | null
  /** Each copy has a certificate; absent without copies. */
  copies?: Copy[]
}
