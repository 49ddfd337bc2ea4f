import { type ProductKind, productKinds } from '#platform/addresses/kinds.ts'
import type { TargetKind } from '#platform/db/tables/tables.ts'

export type { TargetKind }

/** The end of a vacation is ('shop', 0), a new shop's opening ('opening', 0). */
export interface SubscriptionTarget {
  kind: TargetKind
  productId: number
  /** Absent or '': any size. */
  size?: string
}

export interface SubscriptionView extends SubscriptionTarget {
  state: 'requested' | 'confirmed' | 'notified'
  /** Null for the shop, its opening, and a piece that is gone for good. */
  name: string | null
  path: string
}

export interface SubscriberCount extends SubscriptionTarget {
  name: string | null
  count: number
}

export const theShop: SubscriptionTarget = { kind: 'shop', productId: 0 }

export const theOpening: SubscriptionTarget = { kind: 'opening', productId: 0 }

export function isPiece(
  target: SubscriptionTarget,
): target is SubscriptionTarget & { kind: ProductKind } {
  return productKinds.some((kind) => kind === target.kind)
}
