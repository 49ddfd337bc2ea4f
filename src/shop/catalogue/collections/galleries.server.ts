import { type ProductKind, productKinds } from '#platform/addresses/kinds.ts'
import { collectionPath, productPath } from '#platform/addresses/page-paths.ts'
import { changePages } from '#platform/db/content-version.ts'
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { editVersion } from '#platform/edit-version.ts'
import { ShopError } from '#platform/errors.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { ListedProduct, Piece } from '#shop/catalogue/products/piece.ts'
import { completePieces, readCards } from '#shop/catalogue/products/pieces.server.ts'
import type { ProductCard } from '#shop/catalogue/products/product.ts'
import {
  findRow,
  galleryRows,
  type PieceKey,
  type PieceRow,
  pieceKey,
  place,
  readPieceRows,
} from '#shop/catalogue/products/product-rows.server.ts'
import { isShownAt, shownAt } from '#shop/catalogue/products/publishing/shown.server.ts'
import { onceUntilOpening } from '#shop/catalogue/products/publishing/until-opening.server.ts'
import { findOldPlace } from '#shop/store/redirects/old-addresses.server.ts'
import { findOwnPage } from '#shop/store/written-pages/own-pages.server.ts'
import type { Collection, Neighbours } from './collection.ts'
import { arrangeCollection, orderKeys } from './collection-order.server.ts'
import { completeCollections, requireCollection } from './collection-rows.server.ts'
import { galleriesCopy } from './galleries.copy.ts'
import {
  collectionPieces,
  countPieces,
  readPlacements,
  seriesRows,
  shownCollections,
} from './placement.server.ts'

export interface PageOfPieces {
  limit?: number
  /** The `next` of the previous page. */
  before?: number
}

/** Pieces of a page. */
export const galleryPage = 24
const mostNeighbours = 500

const linkTo = (row: PieceRow | undefined) =>
  row ? { name: row.name, path: productPath(row.kind, row.id) } : null

export function createGalleries({ db, clock }: { db: Database; clock: Clock }) {
  return {
    async listCards(
      gallery: ProductKind | number,
      { limit = galleryPage, before }: PageOfPieces = {},
    ): Promise<{ cards: ProductCard[]; next: number | null }> {
      const now = clock.now()
      const choice = { limit: limit + 1, now, before, order: 'arranged' } as const
      const rows =
        typeof gallery === 'number'
          ? await galleryRows(db.read, productKinds, { ...choice, gallery })
          : await galleryRows(db.read, gallery, { ...choice, gallery: null })
      const shown = rows.slice(0, limit)
      const cards = await readCards(db.read, shown)
      const last = rows.length > limit ? shown.at(-1) : undefined
      // A place, not an id, so that the cursor stays valid when the last piece moves.
      const place = last && (typeof gallery === 'number' ? last.gallery_place : last.place)
      const next = last ? (place ?? last.id) : null
      return { cards, next }
    },

    async isPlaceIn(gallery: ProductKind | number, before: number): Promise<boolean> {
      const query = db.read.selectFrom('pieces').select('id').where(shownAt(clock.now()))
      const row =
        typeof gallery === 'number'
          ? query.where('gallery_id', '=', gallery).where('gallery_place', '=', before)
          : query.where('kind', '=', gallery).where(place, '=', before)
      return (await row.executeTakeFirst()) !== undefined
    },

    /** Only pieces that visitors may see, in this order. */
    async listNamed(pieces: readonly PieceKey[]): Promise<ProductCard[]> {
      const rows = await readPieceRows(db.read, pieces)
      const shown = rows.filter((row) => isShownAt(row, clock.now()))
      return readCards(db.read, shown)
    },

    async listSeries(id: number): Promise<ProductCard[]> {
      return readCards(db.read, await seriesRows(db.read, id, clock.now()))
    },

    listShown: onceUntilOpening(
      { db, clock },
      async (now): Promise<Collection[]> =>
        completeCollections(db.read, await shownCollections(db.read, now)),
    ),

    countPieces: () => countPieces(db.read),

    /** The path may be another shop's. Null: visitors see no such page. */
    async findOldAddress(path: string): Promise<string | null> {
      const place = await findOldPlace(db.read, path)
      if (place === null) return null
      if ('collection' in place) {
        return collectionPath(await requireCollection(db.read, place.collection))
      }
      if ('page' in place) return findOwnPage(db.read, place.page)
      const row = await findRow(db.read, place.kind, place.id)
      return row && isShownAt(row, clock.now()) ? productPath(place.kind, place.id) : null
    },

    /** Null: its gallery isn't made for looking, or shows no other work. */
    async neighboursOf(kind: ProductKind, id: number): Promise<Neighbours | null> {
      const gallery = (await findRow(db.read, kind, id))?.gallery_id ?? null
      if (gallery === null) return null
      const { layout } = await requireCollection(db.read, gallery)
      if (layout !== 'looking') return null
      const choice = {
        limit: mostNeighbours,
        now: clock.now(),
        order: 'arranged',
        gallery,
      } as const
      const rows = await galleryRows(db.read, productKinds, choice)
      const at = rows.findIndex((row) => row.kind === kind && row.id === id)
      if (at === -1 || rows.length === 1) return null
      return {
        number: at + 1,
        of: rows.length,
        earlier: linkTo(rows[at - 1]),
        later: linkTo(rows[at + 1]),
      }
    },

    async placementOf(kind: ProductKind, id: number) {
      const row = await findRow(db.read, kind, id)
      const found = row && (await readPlacements(db.read, [row])).get(pieceKey(row))
      if (!found) throw new ShopError('not_found', galleriesCopy.noSuchPiece)
      return found
    },

    /** Drafts included; a gallery's pieces beyond the 2,000th are left out. `version` identifies the order. */
    async listArranged(id: number): Promise<{ pieces: Piece[]; version: string }> {
      const collection = await requireCollection(db.read, id)
      const rows = await collectionPieces(db.read, collection, clock.now())
      const pieces = await completePieces(db.read, rows)
      return { pieces, version: editVersion(orderKeys(rows)) }
    },

    arrangeCollection: (
      id: number,
      pieces: readonly PieceKey[],
      version?: string,
    ): Promise<string> =>
      changePages(db, async (trx) => {
        await arrangeCollection(trx, id, { pieces, version })
        return editVersion(orderKeys(pieces))
      }),
  }
}

export async function listedProducts(
  reader: Reader | Writer,
  rows: readonly PieceRow[],
): Promise<ListedProduct[]> {
  const pieces = await completePieces(reader, rows)
  const placements = await readPlacements(reader, rows)
  return pieces.flatMap((piece) => {
    const placement = placements.get(pieceKey(piece.product))
    return placement ? [{ ...piece, ...placement }] : []
  })
}
