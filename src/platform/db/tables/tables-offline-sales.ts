import type { Generated } from 'kysely'
import type { InventoryPolicy, ProductKind } from '#platform/addresses/kinds.ts'

export interface OfflineSaleTable {
  id: Generated<number>
  kind: ProductKind
  product_id: number
  size: string
  name: string
  quantity: number
  /** 1: artist's proofs of an edition, which are no units of the stock. */
  proof: Generated<number>
  /** At the sale: pieces made to order took nothing from the stock. */
  making: InventoryPolicy
  amount: number
  currency: string
  /** Hundredths of a percent, included in the amount; null: not stated. */
  tax_rate: Generated<number | null>
  tax_country: Generated<string>
  tax: Generated<number>
  /** 'given': nothing was paid, and `amount` is 0. */
  method: 'cash' | 'card' | 'given'
  note: string
  sold_at: number
  booked_at: number
  undone_at: number | null
  attempt: string
}
