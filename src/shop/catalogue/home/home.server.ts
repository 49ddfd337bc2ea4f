/* One query each for all pieces of the page, however many there are. */
import { type ProductKind, productKinds } from '#platform/addresses/kinds.ts'
import type { Reader } from '#platform/db/database.ts'
import { completeCollections } from '#shop/catalogue/collections/collection-rows.server.ts'
import { shownCollections } from '#shop/catalogue/galleries/placement.server.ts'
import { readCards } from '#shop/catalogue/products/pieces.server.ts'
import {
  galleryRows,
  type PieceRow,
  rowsOfEveryKind,
} from '#shop/catalogue/products/product-rows.server.ts'
import { isStandIn } from '#shop/media/pictures/picture.ts'
import { heroPicture } from './heroes.server.ts'
import { hotRows } from './hot-items.server.ts'

const mostTiles = 6
const arrivalsOfAKind = 2

/** Specification §2. `now` in epoch milliseconds. */
export async function readHomePage(reader: Reader, now: number) {
  const hero = await heroPicture(reader)
  const arriving: PieceRow[] = []
  for (const kind of productKinds) {
    arriving.push(...(await galleryRows(reader, kind, { limit: arrivalsOfAKind, now })))
  }
  const shown = await shownCollections(reader, now)
  const galleries = shown.filter(({ type }) => type === 'gallery').slice(0, mostTiles)
  const hot: PieceRow[] = []
  for (const { kind, id } of galleries) hot.push(...(await tileRows(reader, { kind, id }, now)))
  const newest = hero ? [] : await rowsOfEveryKind(reader, { limit: 1, now })
  const cards = await readCards(reader, [...arriving, ...hot, ...newest])
  const arrivals = cards.splice(0, arriving.length)
  const hotCards = cards.splice(0, hot.length)
  const opening = cards[0]?.picture ?? null
  const tiles = await completeCollections(reader, galleries)
  return {
    hero,
    newest: opening && !isStandIn(opening) ? opening : null,
    arrivals,
    tiles: tiles.map(({ kind, title, path, picture }, at) => ({
      kind,
      title,
      path,
      picture: picture ?? hotCards[at]?.picture ?? null,
    })),
  }
}

async function tileRows(
  reader: Reader,
  { kind, id }: { kind: ProductKind | null; id: number },
  now: number,
): Promise<PieceRow[]> {
  if (kind !== null) return hotRows(reader, kind, { limit: 1, now, gallery: null })
  return galleryRows(reader, productKinds, { limit: 1, now, gallery: id, order: 'arranged' })
}
