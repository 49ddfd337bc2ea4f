import type { Generated } from 'kysely'
import type { StockKind } from '#platform/addresses/kinds.ts'

export interface StockTable {
  kind: StockKind
  product_id: number
  on_hand: number
  held: number
  sold_at: Generated<number | null>
}

/** The sum over orders is `stock.held`. */
export interface HoldTable {
  order_id: string
  kind: StockKind
  product_id: number
  quantity: number
}

/** Unpaid holds of the last six hours, which limit visitors and networks. */
export interface HoldUseTable {
  order_id: string
  kind: StockKind
  product_id: number
  quantity: number
  visitor: string
  /** Digests of the IPv4 address or /64, and of the /24 or /48. */
  network: string
  wide_network: string
  /** 1: the short rest of a full hold that ended unpaid. */
  short: number
  started_at: number
  held_until: number
  ended_at: number | null
}
