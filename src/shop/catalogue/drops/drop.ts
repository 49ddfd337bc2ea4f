import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { ProductCard } from '#shop/catalogue/products/product.ts'

/** Characters of a drop's title at the most. */
export const maxTitle = 80
/** Characters of its words at the most. */
export const maxWords = 1000
/** Pieces of a drop at the most. */
export const mostPieces = 100

/** Names a piece of a drop. */
export interface DropPieceKey {
  kind: ProductKind
  id: number
}

/** A drop as the owner enters it; `opensAt` in epoch milliseconds. */
export interface DropInput {
  title: string
  words: string
  opensAt: number
  /** Whether visitors read of it beforehand, without its pieces. */
  announced: boolean
  /** A buyer has one of each at the most. */
  oneEach: boolean
  pieces: readonly DropPieceKey[]
}

/** A drop as the owner sees it. */
export interface Drop extends Omit<DropInput, 'pieces'> {
  id: number
  hasBegun: boolean
  /** `sold`: nothing is left of it. */
  pieces: (DropPieceKey & { name: string; sold: boolean })[]
}

/** A drop as visitors read of it; `opensAt` in epoch milliseconds. */
export interface AnnouncedDrop {
  id: number
  title: string
  words: string
  opensAt: number
}

/** What an announced drop's page shows: before it begins no piece at all. */
export interface DropPage extends AnnouncedDrop {
  hasBegun: boolean
  cards: ProductCard[]
}
