/*
 * Owns the products: prints with their sizes, clothing, merch. What can be bought of them is the
 * stock's to say. Every write raises the content version last; deleting only marks, so that a sold
 * or deleted piece can still be told from one that never was.
 */
import type { Database } from '#db/database.ts'
import type { Clock } from '#kernel/clock.ts'
import type { ProductKind } from '#kernel/kinds.ts'
import { cardOf, type Piece } from './piece.ts'
import { completePieces } from './pieces.server.ts'
import type { Product, ProductCard } from './product.ts'
import { findRow, galleryRows } from './rows.server.ts'

export type Catalogue = ReturnType<typeof createCatalogue>

export interface CatalogueParts {
  db: Database
  clock: Clock
}

export interface PageOfPieces {
  /** How many, 1 to 100; a gallery shows 24. */
  limit?: number
  /** Only pieces older than this id: the `next` of the page before. */
  before?: number
}

/** What became of a piece: its page says so, and the API's answer does. */
export type Found<T> =
  | { status: 'here' | 'sold'; product: T }
  | { status: 'deleted' }
  | { status: 'unknown' }

const galleryPage = 24

export function createCatalogue({ db }: CatalogueParts) {
  async function list(kind: ProductKind, page: PageOfPieces = {}): Promise<Piece[]> {
    const { limit = galleryPage, before } = page
    return completePieces(db.read, await galleryRows(db.read, kind, { limit, before }))
  }

  async function find(kind: ProductKind, id: number): Promise<Found<Piece>> {
    const row = await findRow(db.read, kind, id)
    if (!row) return { status: 'unknown' }
    if (row.deleted_at !== null) return { status: 'deleted' }
    const [piece] = await completePieces(db.read, [row])
    if (!piece) return { status: 'unknown' }
    const { product } = piece
    const sold = product.kind === 'clothing' && product.availability.state === 'sold_out'
    return { status: sold ? 'sold' : 'here', product: piece }
  }

  return {
    /** Pieces of a gallery, newest first, with what the API's clients need. */
    list,

    /** One piece, and what became of it. */
    find,

    /** A page of a gallery, newest first; `next` is the `before` of the page after it. */
    async listCards(
      kind: ProductKind,
      { limit = galleryPage, before }: PageOfPieces = {},
    ): Promise<{ cards: ProductCard[]; next: number | null }> {
      const pieces = await list(kind, { limit: limit + 1, before })
      const cards = pieces.slice(0, limit).map((piece) => cardOf(piece.product))
      const next = pieces.length > limit ? (cards.at(-1)?.id ?? null) : null
      return { cards, next }
    },

    /** One product for its page. */
    async findProduct(kind: ProductKind, id: number): Promise<Found<Product>> {
      const found = await find(kind, id)
      if (!('product' in found)) return found
      return { status: found.status, product: found.product.product }
    },

    /** The newest pieces of a kind. */
    recent(kind: ProductKind, limit = 2): Promise<Piece[]> {
      return list(kind, { limit })
    },
  }
}
