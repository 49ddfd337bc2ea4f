import { type ProductKind, productKinds } from '#platform/addresses/kinds.ts'
import type { TargetKind } from '#platform/db/tables/tables-subscriptions.ts'

export type { TargetKind }

/**
 * The target of a subscription: a piece, a drop, the end of a vacation ('shop', 0), or a new shop's opening
 * ('opening', 0).
 */
export interface SubscriptionTarget {
  kind: TargetKind
  productId: number
}

export interface SubscriptionView extends SubscriptionTarget {
  state: 'requested' | 'confirmed' | 'notified'
  /**
   * The piece's name, or the drop's title; null for the shop, its opening, and a piece that is gone for
   * good.
   */
  name: string | null
  /** The piece's page, the drop's, or home. */
  path: string
}

export interface SubscriberCount extends SubscriptionTarget {
  name: string | null
  count: number
}

/** The end of a vacation as a target. */
export const theShop: SubscriptionTarget = { kind: 'shop', productId: 0 }

/** The first day of a new shop as a target. */
export const theOpening: SubscriptionTarget = { kind: 'opening', productId: 0 }

export function isPiece(
  target: SubscriptionTarget,
): target is { kind: ProductKind; productId: number } {
  return productKinds.some((kind) => kind === target.kind)
}
