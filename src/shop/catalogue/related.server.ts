/*
 * Chooses the related pieces of a product page: its motif on other products, then its neighbours
 * in the gallery. The same for every visitor, made of the catalogue alone; no visitor's steps are
 * counted. Reads only, and shows nothing that can't be had: no drafts, nothing sold.
 */
import type { Reader } from '#db/database.ts'
import { type ProductKind, productKinds } from '#kernel/kinds.ts'
import { galleryRows, type PieceRow, type RowChoice } from './product-rows.server.ts'

/** At most `limit` related pieces, those of the same motif first. */
export async function relatedRows(
  reader: Reader,
  piece: PieceRow,
  { limit, now }: Pick<RowChoice, 'limit' | 'now'>,
): Promise<PieceRow[]> {
  const chosen: PieceRow[] = []
  const add = (rows: readonly PieceRow[]) => {
    for (const row of rows) {
      const known = [piece, ...chosen].some(({ kind, id }) => kind === row.kind && id === row.id)
      if (!known && chosen.length < limit) chosen.push(row)
    }
  }
  // Limit plus one, since the piece itself may be among them.
  const choice = { limit: limit + 1, now, inStock: true, order: 'arranged' } as const
  add(await galleryRows(reader, otherKindsFirst(piece.kind), { ...choice, motif: piece.name }))
  // The pieces after it in the gallery, then from the gallery's beginning.
  const before = piece.place ?? piece.id
  add(await galleryRows(reader, piece.kind, { ...choice, before }))
  // The whole row may be among them already.
  add(await galleryRows(reader, piece.kind, { ...choice, limit: limit * 2 + 1 }))
  return chosen
}

function otherKindsFirst(kind: ProductKind): ProductKind[] {
  return [...productKinds.filter((one) => one !== kind), kind]
}
