import { type ProductKind, productKinds } from '#platform/addresses/kinds.ts'
import type { TargetKind } from '#platform/db/tables/tables-subscriptions.ts'

export type { TargetKind }

/** What a subscription is about: a piece, a drop, the end of a vacation ('shop', 0), or a new shop's opening ('opening', 0). */
export interface SubscriptionTarget {
  kind: TargetKind
  productId: number
}

/** A subscription as its own page shows it. */
export interface SubscriptionView extends SubscriptionTarget {
  state: 'requested' | 'confirmed' | 'notified'
  /** The piece's name, or the drop's title; null for the shop and its opening, and for a piece that is gone for good. */
  name: string | null
  /** The piece's page, the drop's, or home. */
  path: string
}

/** How many subscribers a target has, for the owner. */
export interface SubscriberCount extends SubscriptionTarget {
  name: string | null
  count: number
}

/** The end of a vacation as a target. */
export const theShop: SubscriptionTarget = { kind: 'shop', productId: 0 }

/** The first day of a new shop as a target. */
export const theOpening: SubscriptionTarget = { kind: 'opening', productId: 0 }

/** Whether a target is a piece, and not the shop. */
export function isPiece(
  target: SubscriptionTarget,
): target is { kind: ProductKind; productId: number } {
  return productKinds.some((kind) => kind === target.kind)
}
