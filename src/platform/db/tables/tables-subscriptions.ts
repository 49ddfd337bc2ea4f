import type { Generated } from 'kysely'
import type { ProductKind } from '#platform/addresses/kinds.ts'

export type TargetKind = ProductKind | 'shop' | 'opening' | 'drop'

export interface SubscriptionTable {
  id: Generated<number>
  /** 'shop' is the end of a vacation, 'opening' a new shop's first day: `product_id` is 0. */
  kind: TargetKind
  product_id: number
  email: string
  /** Unguessable: its holder may confirm the subscription or end it. */
  token: string
  state: 'requested' | 'confirmed' | 'notified'
  state_since: number
}
