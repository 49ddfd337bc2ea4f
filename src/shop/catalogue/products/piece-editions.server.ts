import type { Writer } from '#platform/db/database.ts'
import { badInput } from '#platform/errors.ts'
import {
  claimsNoOther,
  type EditionInput,
  otherEditionsSold,
} from '#shop/catalogue/editions/edition.ts'
import {
  endStatement,
  readEditions,
  writeEditions,
} from '#shop/catalogue/editions/editions.server.ts'
import { readSoldSizes } from '#shop/catalogue/editions/sold-sizes.server.ts'
import { readPieceSizes } from '#shop/catalogue/sizes/piece-sizes.server.ts'
import { productsCopy } from './copy.ts'
import { findRow, ofPiece, type PieceKey, pieceKey, updatePiece } from './product-rows.server.ts'

/** After the sizes; undefined keeps the editions. Errors as `writeEditions`. */
export async function putEditions(
  trx: Writer,
  piece: PieceKey,
  wanted: EditionInput | null | undefined,
  now: number,
): Promise<void> {
  if (wanted !== undefined) {
    await writeEditions(trx, piece, wanted, { labels: await readLabels(trx, piece), now })
  }
  await sellFromEditions(trx, piece)
  await refuseNoOther(trx, piece)
}

/** The owner may state no other edition only while the shop sells no other size. */
async function refuseNoOther(trx: Writer, piece: PieceKey): Promise<void> {
  const claims = (await readEditions(trx, piece)).filter(
    ({ total, others }) => total > 0 && claimsNoOther(others),
  )
  if (claims.length === 0) return
  const sizes = (await readSoldSizes(trx, [piece])).get(pieceKey(piece)) ?? []
  const sold = claims
    .map(({ size }) => otherEditionsSold(size, sizes))
    .find((words) => words !== null)
  if (sold) throw badInput('edition.others', productsCopy.noOther(sold))
}

/** ShopError 'bad_input' on `edition` for a one-of-a-kind piece; its stated terms are deleted. */
export async function sellFromEditions(trx: Writer, piece: PieceKey): Promise<void> {
  const editions = (await readEditions(trx, piece)).filter(({ total }) => total > 0)
  if ((await findRow(trx, piece.kind, piece.id))?.making === 'one_of_a_kind') {
    if (editions.length > 0) throw badInput('edition', productsCopy.noEditionOfOne)
    await endStatement(trx, piece)
  }
  const sizes = await readLabels(trx, piece)
  const findEdition = (label: string) =>
    editions.find(({ size }) => size === label || size === '')?.id ?? null
  for (const label of sizes) {
    await trx
      .updateTable('piece_sizes')
      .set({ edition_id: findEdition(label) })
      .where(ofPiece(piece, 'piece_id'))
      .where('label', '=', label)
      .execute()
  }
  await updatePiece(trx, piece, { edition_id: sizes.length === 0 ? findEdition('') : null })
}

async function readLabels(trx: Writer, piece: PieceKey): Promise<string[]> {
  return (await readPieceSizes(trx, piece)).map(({ label }) => label)
}
