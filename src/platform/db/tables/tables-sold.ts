import type { Generated } from 'kysely'
import type { InventoryPolicy, ProductKind } from '#platform/addresses/kinds.ts'

/** shop/sold: offline sales. Times in epoch milliseconds, amounts in cents. */
export interface OutsideSaleTable {
  id: Generated<number>
  kind: ProductKind
  product_id: number
  /** '10x10' for a print, '' for everything else. */
  size: string
  name: string
  quantity: number
  /** 1: artist's proofs of an edition, which are no units of the stock. */
  proof: Generated<number>
  /** The stock policy at the sale: pieces made to order took nothing from the stock. */
  making: InventoryPolicy
  /** For all units. */
  amount: number
  currency: string
  /**
   * Included in the amount, at home's rate of the piece's class, in hundredths of a percent; null:
   * not stated.
   */
  tax_rate: Generated<number | null>
  /** ISO 3166-1 alpha-2 or 'US-NY'; '': not known. */
  tax_country: Generated<string>
  tax: Generated<number>
  /** 'given': nothing was paid, and `amount` is 0. */
  method: 'cash' | 'card' | 'given'
  note: string
  sold_at: number
  booked_at: number
  /** Null: it counts. */
  undone_at: number | null
  /** An idempotency key: sent twice, it is one sale. */
  attempt: string
}
