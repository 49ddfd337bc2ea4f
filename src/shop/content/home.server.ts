/*
 * Reads the home page: hero, new arrivals and hot tiles. All pieces of the page are completed
 * together, so that the number of queries does not grow with the pieces.
 */
import type { Reader } from '#db/database.ts'
import { type ProductKind, productKinds } from '#kernel/kinds.ts'
import { cardOf } from '#shop/catalogue/piece.ts'
import { completePieces } from '#shop/catalogue/pieces.server.ts'
import type { ProductCard } from '#shop/catalogue/product.ts'
import { galleryRows, type PieceRow } from '#shop/catalogue/product-rows.server.ts'
import type { Picture } from '#shop/media/picture.ts'
import { heroPicture } from './heroes.server.ts'
import { hotRows } from './hot-items.server.ts'

/** What the home page shows (specification §2). */
export interface HomePage {
  /** Null: the studio has no hero yet. */
  hero: Picture | null
  /** Up to six: the two newest of each kind, kinds in the specification's order. */
  arrivals: ProductCard[]
  /** The way to each gallery, with its hot piece's picture; null: that gallery is empty. */
  tiles: { kind: ProductKind; picture: Picture | null }[]
}

const arrivalsOfAKind = 2

/** The home page at `now` (epoch milliseconds) from a few queries, however many pieces there are. */
export async function readHomePage(reader: Reader, now: number): Promise<HomePage> {
  const hero = await heroPicture(reader)
  const arriving: PieceRow[] = []
  const hot: PieceRow[] = []
  for (const kind of productKinds) {
    arriving.push(...(await galleryRows(reader, kind, { limit: arrivalsOfAKind, now })))
    hot.push(...(await hotRows(reader, kind, { limit: 1, now })))
  }
  const cards = (await completePieces(reader, [...arriving, ...hot])).map((piece) =>
    cardOf(piece.product),
  )
  const hotCards = cards.slice(arriving.length)
  return {
    hero,
    arrivals: cards.slice(0, arriving.length),
    tiles: productKinds.map((kind) => ({
      kind,
      picture: hotCards.find((card) => card.kind === kind)?.picture ?? null,
    })),
  }
}
