/* One query each for all pieces of the page, however many there are. */
import { type ProductKind, productKinds } from '#platform/addresses/kinds.ts'
import type { Reader } from '#platform/db/database.ts'
import { completeCollections } from '#shop/catalogue/collections/collection-rows.server.ts'
import { shownCollections } from '#shop/catalogue/collections/placement.server.ts'
import { readCards } from '#shop/catalogue/products/pieces.server.ts'
import {
  galleryRows,
  type PieceRow,
  pieceKey,
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
  const faces: (PieceRow | undefined)[] = []
  for (const { kind, id } of galleries) faces.push(await tileRow(reader, { kind, id }, now))
  const newest = hero ? [] : await rowsOfEveryKind(reader, { limit: 1, now })
  const ofTiles = faces.flatMap((row) => row ?? [])
  const cards = await readCards(reader, [...arriving, ...ofTiles, ...newest])
  const pictures = new Map(cards.map((card) => [pieceKey(card), card.picture]))
  const pictureOf = (row?: PieceRow) => (row && pictures.get(pieceKey(row))) ?? null
  const opening = pictureOf(newest[0])
  const tiles = await completeCollections(reader, galleries)
  return {
    hero,
    newest: opening && !isStandIn(opening) ? opening : null,
    arrivals: cards.slice(0, arriving.length),
    tiles: tiles.map(({ kind, title, path, picture }, at) => ({
      kind,
      title,
      path,
      picture: picture ?? pictureOf(faces[at]),
    })),
  }
}

async function tileRow(
  reader: Reader,
  { kind, id }: { kind: ProductKind | null; id: number },
  now: number,
): Promise<PieceRow | undefined> {
  if (kind === null) {
    const choice = { limit: 1, now, gallery: id, order: 'arranged' } as const
    return (await galleryRows(reader, productKinds, choice))[0]
  }
  const choice = { now, gallery: null }
  const [hot] = await hotRows(reader, kind, choice)
  return hot ?? (await galleryRows(reader, kind, { limit: 1, ...choice }))[0]
}
