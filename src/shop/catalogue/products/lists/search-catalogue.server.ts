/* Finds pieces for visitors, by the galleries' rule of visibility. Reads only. */

import { collectionPath } from '#platform/addresses/page-paths.ts'
import type { Database, Reader } from '#platform/db/database.ts'
import type { Clock } from '#platform/time/clock.ts'
import { shownCollections } from '#shop/catalogue/galleries/placement.server.ts'
import { toCard } from '#shop/catalogue/products/piece.ts'
import { completePieces } from '#shop/catalogue/products/pieces.server.ts'
import type { ProductCard } from '#shop/catalogue/products/product.ts'
import { inGalleries, readPieceRows } from '#shop/catalogue/products/product-rows.server.ts'
import { onceUntilOpening } from '#shop/catalogue/products/publishing/until-opening.server.ts'
import { type Criteria, type Cursor, cursorText } from '#shop/catalogue/search/criteria.ts'
import { countPieces, findPieces } from '#shop/catalogue/search/find-pieces.server.ts'
import { type Offers, readOffers } from '#shop/catalogue/search/offers.server.ts'

/** A page of results, 1 to 100 pieces. */
export interface PageOfResults {
  limit: number
  after?: Cursor | null
}

/** Series offered as gift topics. */
const mostSeries = 10

export interface Results {
  cards: ProductCard[]
  /** The `after` of the next page; null on the last page. */
  next: string | null
}

/** The pieces that match the criteria at `now` (epoch milliseconds), as cards. */
export async function searchCatalogue(
  reader: Reader,
  criteria: Criteria,
  { limit, after, now }: PageOfResults & { now: number },
): Promise<Results> {
  const visible = inGalleries({ ...criteria, now })
  const found = await findPieces(reader, { ...criteria, limit: limit + 1, after, visible })
  const shown = found.slice(0, limit)
  const pieces = await completePieces(reader, await readPieceRows(reader, shown))
  const last = found.length > limit ? shown.at(-1) : undefined
  return {
    cards: pieces.map(({ product }) => toCard(product)),
    next: last ? cursorText(last.cursor) : null,
  }
}

/**
 * The search page's choices: the same for every visitor, and read again when the content changes or
 * pieces open.
 */
export function createOffers(parts: { db: Database; clock: Clock }): () => Promise<Offers> {
  return onceUntilOpening(parts, (now) => offersAt(parts.db.read, now))
}

async function offersAt(reader: Reader, now: number): Promise<Offers> {
  const [shown, offers] = await Promise.all([
    shownCollections(reader, now),
    readOffers(reader, inGalleries({ now })),
  ])
  const galleries = shown
    .filter(({ type }) => type === 'gallery')
    .map((row) => ({ id: row.id, slug: row.slug, title: row.title, path: collectionPath(row) }))
  const series = shown.filter(({ type }) => type === 'series').slice(0, mostSeries)
  return { ...offers, galleries, topics: [...series.map(({ title }) => title), ...offers.topics] }
}

/** The number of matching pieces; `most` stands for that many or more. */
export function countResults(
  reader: Reader,
  criteria: Criteria,
  { most, now }: { most: number; now: number },
): Promise<number> {
  return countPieces(reader, { ...criteria, visible: inGalleries({ ...criteria, now }) }, most)
}
