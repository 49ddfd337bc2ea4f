/*
 * Owns the products: prints with their sizes, clothing, merch. What can be bought of them is the
 * stock's to say. Every write raises the content version last; deleting only marks, so that a sold
 * or deleted piece can still be told from one that never was.
 */
import { raiseContentVersion } from '#db/content-version.ts'
import type { Database, Writer } from '#db/database.ts'
import type { Clock } from '#kernel/clock.ts'
import { ShopError } from '#kernel/errors.ts'
import type { ProductKind } from '#kernel/kinds.ts'
import { changeOnHand } from '#shop/stock/stock.server.ts'
import type { ClothingEdit } from './clothing.schema.ts'
import type { MerchEdit } from './merch.schema.ts'
import { cardOf, type Piece } from './piece.ts'
import { completePieces } from './pieces.server.ts'
import type { Product, ProductCard } from './product.ts'
import { findRow, galleryRows } from './rows.server.ts'
import {
  addClothing,
  addMerch,
  deleteOwn,
  editClothing,
  editMerch,
  type NewClothing,
  type NewMerch,
} from './write-own.server.ts'
import {
  addPrint,
  deletePrint,
  editPrint,
  type NewPrint,
  type PrintEdit,
} from './write-prints.server.ts'

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

export function createCatalogue({ db, clock }: CatalogueParts) {
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

  /** Adds a piece and answers it as it stands. */
  function add(kind: ProductKind, write: (trx: Writer, now: number) => Promise<number>) {
    return db.transact(async (trx) => {
      const id = await write(trx, clock.now())
      const piece = await living(trx, kind, id)
      await raiseContentVersion(trx)
      return piece
    })
  }

  /** Changes a living piece and answers it; ShopError 'gone' or 'not_found' without one. */
  function change(
    kind: ProductKind,
    id: number,
    write: (trx: Writer, now: number) => Promise<boolean>,
  ) {
    return db.transact(async (trx) => {
      if (!(await write(trx, clock.now()))) throw await missing(trx, kind, id)
      const piece = await living(trx, kind, id)
      await raiseContentVersion(trx)
      return piece
    })
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

    /** Adds a print. ShopError 'bad_input' for an unknown picture, 'duplicate' for a variant id. */
    createPrint: (print: NewPrint) => add('prints', (trx, now) => addPrint(trx, print, now)),
    createClothing: (piece: NewClothing) =>
      add('clothing', (trx, now) => addClothing(trx, piece, now)),
    createMerch: (piece: NewMerch) => add('merch', (trx, now) => addMerch(trx, piece, now)),

    /** Edits a print; from square to portrait it loses its large size. */
    updatePrint: (id: number, print: PrintEdit) =>
      change('prints', id, (trx, now) => editPrint(trx, id, print, now)),
    updateClothing: (id: number, piece: ClothingEdit) =>
      change('clothing', id, (trx, now) => editClothing(trx, id, piece, now)),
    /** Edits merch and its stock on hand. ShopError 'held' below what somebody is paying for. */
    updateMerch: (id: number, piece: MerchEdit) =>
      change('merch', id, (trx, now) => editMerch(trx, id, piece, now)),

    /** Adds a signed amount to stock on hand. ShopError 'sold_out' below zero, 'held'. */
    changeMerchStock(id: number, amount: number): Promise<Piece> {
      return change('merch', id, async (trx) => {
        const row = await findRow(trx, 'merch', id)
        if (!row || row.deleted_at !== null) return false
        await changeOnHand(trx, 'merch', id, amount)
        return true
      })
    },

    /**
     * Takes a piece out of the shop for good; answers it as it stood. ShopError 'gone' or
     * 'not_found' without one.
     */
    remove(kind: ProductKind, id: number): Promise<Piece> {
      return db.transact(async (trx) => {
        const piece = await living(trx, kind, id)
        const now = clock.now()
        const removed = await (kind === 'prints'
          ? deletePrint(trx, id, now)
          : deleteOwn(trx, kind, id, now))
        if (!removed) throw await missing(trx, kind, id)
        await raiseContentVersion(trx)
        return piece
      })
    },
  }
}

async function living(trx: Writer, kind: ProductKind, id: number): Promise<Piece> {
  const row = await findRow(trx, kind, id)
  const [piece] = row?.deleted_at === null ? await completePieces(trx, [row]) : []
  if (!piece) throw await missing(trx, kind, id)
  return piece
}

async function missing(trx: Writer, kind: ProductKind, id: number): Promise<ShopError> {
  const row = await findRow(trx, kind, id)
  return row
    ? new ShopError('gone', 'This piece has been taken out of the shop.')
    : new ShopError('not_found', 'There is no such piece.')
}
