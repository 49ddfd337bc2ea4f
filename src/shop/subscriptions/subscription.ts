import type { WishKind } from '#db/tables-subscriptions.ts'
import type { StockedKind } from '#kernel/kinds.ts'

export type { WishKind }

/** What somebody waits for: a piece, or the end of a vacation ('shop', 0). */
export interface WishFor {
  kind: WishKind
  productId: number
}

/** A wish as its own page shows it. */
export interface WishView extends WishFor {
  state: 'asked' | 'confirmed' | 'told'
  /** The piece's name; null for the shop, and for a piece that is gone for good. */
  name: string | null
  /** The piece's page, or home. */
  path: string
}

/** How many wait for what, for the owner. */
export interface WaitingFor extends WishFor {
  name: string | null
  count: number
}

export const theShop: WishFor = { kind: 'shop', productId: 0 }

export function isPiece(wish: WishFor): wish is { kind: StockedKind; productId: number } {
  return wish.kind !== 'shop'
}
