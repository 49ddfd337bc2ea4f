import { collectionPath } from '#platform/addresses/page-paths.ts'
import type { Database, Reader } from '#platform/db/database.ts'
import type { Clock } from '#platform/time/clock.ts'
import { shownCollections } from '#shop/catalogue/collections/placement.server.ts'
import { readCards } from '#shop/catalogue/products/pieces.server.ts'
import type { ProductCard } from '#shop/catalogue/products/product.ts'
import { inGalleries, readPieceRows } from '#shop/catalogue/products/product-rows.server.ts'
import { onceUntilOpening } from '#shop/catalogue/products/publishing/until-opening.server.ts'
import { type Criteria, type Cursor, cursorText } from '#shop/catalogue/search/criteria.ts'
import { didYouMean } from '#shop/catalogue/search/did-you-mean.ts'
import { countPieces, findPieces } from '#shop/catalogue/search/find-pieces.server.ts'
import { type Offers, readOffers, readWords } from '#shop/catalogue/search/offers.server.ts'

export interface PageOfResults {
  limit: number
  after?: Cursor | null
}

export interface Results {
  cards: ProductCard[]
  next: string | null
}

export async function searchCatalogue(
  reader: Reader,
  criteria: Criteria,
  { limit, after, now }: PageOfResults & { now: number },
): Promise<Results> {
  const visible = inGalleries({ ...criteria, now })
  const found = await findPieces(reader, { ...criteria, limit: limit + 1, after, visible })
  const shown = found.slice(0, limit)
  const last = found.length > limit ? shown.at(-1) : undefined
  return {
    cards: await readCards(reader, await readPieceRows(reader, shown)),
    next: last ? cursorText(last.cursor) : null,
  }
}

/** The same for every visitor; read again when the content changes or pieces open. */
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
  return { ...offers, galleries }
}

/** For a search without results; null: the shop knows no similar words. */
export async function meantWords(
  reader: Reader,
  asked: string,
  now: number,
): Promise<string | null> {
  return didYouMean(asked, await readWords(reader, inGalleries({ now })))
}

export function countResults(
  reader: Reader,
  criteria: Criteria,
  { most, now }: { most: number; now: number },
): Promise<number> {
  return countPieces(reader, { ...criteria, visible: inGalleries({ ...criteria, now }) }, most)
}
