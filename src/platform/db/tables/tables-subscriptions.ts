import type { Generated } from 'kysely'
import type { ProductKind } from '#platform/addresses/kinds.ts'

export type TargetKind = ProductKind | 'shop' | 'opening' | 'drop'

/** shop/subscriptions: an address wants one mail when a piece, or the shop, is back. */
export interface SubscriptionTable {
  id: Generated<number>
  /**
   * 'shop' is the end of a vacation, 'opening' a new shop's first day: their `product_id` is 0. Of a
   * 'drop' it is the drop's id.
   */
  kind: TargetKind
  product_id: number
  /** In lower case. */
  email: string
  /** Unguessable: its holder may confirm the subscription or end it. */
  token: string
  /** 'requested' until the address has said yes; 'notified' once the mail is on its way. */
  state: 'requested' | 'confirmed' | 'notified'
  /** In epoch milliseconds. */
  state_since: number
}
