import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { ProductCard } from '#shop/catalogue/products/product.ts'

/** In characters. */
export const maxTitle = 80
export const maxWords = 1000
export const mostPieces = 100

export interface DropPieceKey {
  kind: ProductKind
  id: number
}

/** `opensAt` in epoch milliseconds. */
export interface DropInput {
  title: string
  words: string
  opensAt: number
  announced: boolean
  /** At most one of each piece for a buyer. */
  oneEach: boolean
  pieces: readonly DropPieceKey[]
}

export interface Drop extends Omit<DropInput, 'pieces'> {
  id: number
  hasBegun: boolean
  pieces: (DropPieceKey & { name: string; sold: boolean })[]
}

/** `opensAt` in epoch milliseconds. */
export interface AnnouncedDrop {
  id: number
  title: string
  words: string
  opensAt: number
}

/** Shows no pieces before the drop opens. */
export interface DropPage extends AnnouncedDrop {
  hasBegun: boolean
  cards: ProductCard[]
}
