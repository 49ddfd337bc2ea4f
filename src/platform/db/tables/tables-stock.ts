import type { Generated } from 'kysely'
import type { StockKind } from '#platform/addresses/kinds.ts'

/* Tables of the studio's units and their holds (see tables.ts). */

/** shop/stock: units in the studio, and how many of them are held for payments. */
export interface StockTable {
  kind: StockKind
  product_id: number
  on_hand: number
  held: number
  /** The last sale, here or elsewhere, in epoch milliseconds. */
  sold_at: Generated<number | null>
}

/** shop/stock: which order holds how many. The sum over orders is `stock.held`. */
export interface HoldTable {
  order_id: string
  kind: StockKind
  product_id: number
  quantity: number
}

/**
 * shop/stock: unpaid holds, running ones and those of the last six hours. They limit visitors and
 * networks. A row goes once its order is paid.
 */
export interface HoldUseTable {
  order_id: string
  kind: StockKind
  product_id: number
  quantity: number
  /** The user's id. */
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
