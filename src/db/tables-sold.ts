import type { Generated } from 'kysely'
import type { ProductKind } from '#kernel/kinds.ts'

/** shop/sold: what was sold elsewhere. Times in epoch milliseconds, amounts in cents. */
export interface OutsideSaleTable {
  id: Generated<number>
  kind: ProductKind
  product_id: number
  /** '10x10' for a print, '' for everything else. */
  size: string
  /** What the piece was called. */
  name: string
  quantity: number
  /** For all units. */
  amount: number
  currency: string
  method: 'cash' | 'card'
  note: string
  sold_at: number
  booked_at: number
  /** Null: it counts. */
  undone_at: number | null
  /** An idempotency key: sent twice, it is one sale. */
  attempt: string
}
