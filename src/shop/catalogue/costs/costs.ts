import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Cents } from '#platform/money/money.ts'

/** Costs of making one unit, in the shop's smallest unit. */
export interface MakingCost {
  kind: ProductKind
  /** 0: in every gallery. */
  galleryId: number
  /** 0: every piece. */
  pieceId: number
  /** '': every size. */
  size: string
  cost: Cents
}

/** `galleryId` null: its kind's own gallery. */
export interface CostedPiece {
  kind: ProductKind
  productId: number
  galleryId: number | null
  size: string
}

/**
 * In the shop's smallest unit; null: not entered. The piece's own cost wins over its gallery's, and
 * the gallery's over its kind's; within each, a size's cost wins over the cost of every size.
 */
export function makingCost(costs: readonly MakingCost[], piece: CostedPiece): Cents | null {
  const rank = (row: MakingCost) =>
    (row.pieceId === 0 ? 0 : 4) + (row.galleryId === 0 ? 0 : 2) + (row.size === '' ? 0 : 1)
  const [first] = costs
    .filter(
      ({ kind, pieceId, galleryId, size }) =>
        kind === piece.kind &&
        (pieceId === 0 || pieceId === piece.productId) &&
        (galleryId === 0 || galleryId === piece.galleryId) &&
        (size === '' || size === piece.size),
    )
    .sort((a, b) => rank(b) - rank(a))
  return first?.cost ?? null
}
