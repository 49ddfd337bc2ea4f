import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Cents } from '#platform/money/money.ts'
import { day } from '#platform/time/clock.ts'
import type { Copy } from '#shop/catalogue/editions/edition.ts'

/** How it was paid; what is given away costs nothing, and is no money in the books. */
export const saleMethods = ['cash', 'card', 'given'] as const
export type SaleMethod = (typeof saleMethods)[number]

/** How long a sale can be undone after it was written down, in milliseconds. */
export const undoneWithin = 30 * day

/** Characters of a note at the most. */
export const maxNote = 200

/** A sale elsewhere as the owner writes it down. */
export interface OutsideSaleInput {
  kind: ProductKind
  productId: number
  /** '10x10' for a print, '' for everything else. */
  size: string
  quantity: number
  /** Artist's proofs of its edition, which have numbers of their own and are no units of the stock. */
  proof?: boolean
  /** For one, in cents; 0 of what is given away, and of nothing else. */
  price: Cents
  method: SaleMethod
  note: string
  /** The day in the studio's zone, '2026-07-01'; null: today. */
  soldOn: string | null
  /** An idempotency key: sent twice, it is one sale. */
  attempt: string
}

/** A sale elsewhere; `amount` in cents for all units, times in epoch milliseconds. */
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
  /** With a certificate each; absent without any. */
  copies?: Copy[]
}
