/*
 * Chooses what hangs at the end of a piece's page: its motif on other things, then what hangs beside
 * it in its gallery. The same for every visitor, made of the catalogue alone; nobody's steps are
 * counted. Reads only, and shows nothing that can't be had: no drafts, nothing sold.
 */
import type { Reader } from '#db/database.ts'
import { type ProductKind, productKinds } from '#kernel/kinds.ts'
import { galleryRows, type PieceRow } from './product-rows.server.ts'

/** At most `limit` pieces that go with this one, those of its motif first. */
export async function relatedRows(
  reader: Reader,
  piece: PieceRow,
  limit: number,
): Promise<PieceRow[]> {
  const chosen: PieceRow[] = []
  const add = (rows: readonly PieceRow[]) => {
    for (const row of rows) {
      const known = [piece, ...chosen].some(({ kind, id }) => kind === row.kind && id === row.id)
      if (!known && chosen.length < limit) chosen.push(row)
    }
  }
  // One more than is wanted, since the piece itself may be among them.
  const choice = { limit: limit + 1, inStock: true, order: 'arranged' } as const
  for (const kind of otherKindsFirst(piece.kind)) {
    add(await galleryRows(reader, kind, { ...choice, motif: motifOf(piece) }))
  }
  // Behind it on the wall, and round again from the wall's beginning.
  const before = piece.place ?? piece.id
  add(await galleryRows(reader, piece.kind, { ...choice, before }))
  // The whole row may be among them already.
  add(await galleryRows(reader, piece.kind, { ...choice, limit: limit * 2 + 1 }))
  return chosen
}

/** Pieces of one motif carry its name: a print has it, clothing and merch say whose they are. */
function motifOf(piece: PieceRow): string {
  return piece.kind === 'prints' ? piece.name : piece.print_name
}

function otherKindsFirst(kind: ProductKind): ProductKind[] {
  return [...productKinds.filter((one) => one !== kind), kind]
}
