/* The same for every visitor: visitors are not tracked. */
import { type SqlBool, sql } from 'kysely'
import { type ProductKind, productKinds } from '#platform/addresses/kinds.ts'
import type { Reader } from '#platform/db/database.ts'
import {
  galleryRows,
  inGalleries,
  ofPiece,
  type PieceKey,
  type PieceRow,
  type RowChoice,
  readPieceRows,
} from '#shop/catalogue/products/product-rows.server.ts'
import { findPieces, piecesCalled } from '#shop/catalogue/search/find-pieces.server.ts'
import { sharedBy } from '#shop/catalogue/search/index-pieces.server.ts'
import type { ColourName } from '#shop/media/colours/colours.ts'

const looked = 40

export async function relatedRows(
  reader: Reader,
  piece: PieceRow,
  { limit, now }: Pick<RowChoice, 'limit' | 'now'>,
): Promise<PieceRow[]> {
  const chosen: PieceRow[] = []
  const add = (rows: readonly PieceRow[], most = limit) => {
    for (const row of rows) {
      const known = [piece, ...chosen].some(({ kind, id }) => kind === row.kind && id === row.id)
      if (!known && chosen.length < most) chosen.push(row)
    }
  }
  const visible = inGalleries({ now, inStock: true })
  const found = async (pieces: Promise<readonly PieceKey[]>) => readPieceRows(reader, await pieces)

  add(await sameMotif(piece, found(piecesCalled(reader, piece.name, { limit: looked, visible }))))
  const { series, colours } = await sharedBy(reader, piece)
  for (const collection of series) {
    if (chosen.length >= limit) return chosen
    const search = { collection, sort: 'newest', limit: limit + 1, visible } as const
    add(await found(findPieces(reader, search)))
  }
  const [colour] = colours.filter(isSeen)
  if (colour && chosen.length < limit) {
    const search = { kind: piece.kind, colour, sort: 'newest', limit: limit + 1, visible } as const
    // Fills half of the free places; the gallery fills the rest.
    add(await found(findPieces(reader, search)), chosen.length + (limit - chosen.length) / 2)
  }
  // Limit plus one, since the piece itself may be among them.
  const choice = { limit: limit + 1, now, inStock: true, order: 'arranged' } as const
  const before = piece.place ?? piece.id
  add(await galleryRows(reader, piece.kind, { ...choice, before }))
  // The rows above may fill the first page, so this reads twice as many.
  add(await galleryRows(reader, piece.kind, { ...choice, limit: limit * 2 + 1 }))
  return chosen
}

export async function otherColours(
  reader: Reader,
  { kind, id, also_in: words }: PieceRow,
  now: number,
): Promise<PieceRow[]> {
  if (words === null) return []
  return reader
    .selectFrom('pieces')
    .selectAll()
    .where('also_in', '=', words)
    .where(sql<SqlBool>`not ${ofPiece({ kind, id })}`)
    .where(inGalleries({ now }))
    .orderBy('kind')
    .orderBy('id')
    .limit(mostColours)
    .execute()
}

const mostColours = 24

/** Case-insensitive: the owner types a motif's name anew for each product. */
async function sameMotif(piece: PieceRow, rows: Promise<PieceRow[]>): Promise<PieceRow[]> {
  const name = piece.name.toLowerCase()
  const order = otherKindsFirst(piece.kind)
  return (await rows)
    .filter((row) => row.name.toLowerCase() === name)
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}

function otherKindsFirst(kind: ProductKind): ProductKind[] {
  return [...productKinds.filter((one) => one !== kind), kind]
}

const isSeen = (colour: ColourName) => !['white', 'grey', 'black'].includes(colour)
