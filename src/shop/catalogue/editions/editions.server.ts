/* Never grows an edition after a sale, nor shrinks it below its sold copies. */
import type { Selectable } from 'kysely'
import type { Reader, Writer } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import { badInput } from '#platform/errors.ts'
import { ofPiece, type PieceKey } from '#shop/catalogue/products/product-rows.server.ts'
import {
  addNewStock,
  changeOnHand,
  readStock,
  removeStock,
  setOnHand,
} from '#shop/catalogue/stock/stock.server.ts'
import { editionRef, stockKey } from '#shop/catalogue/stock/stock.ts'
import { editionsCopy } from './copy.ts'
import type {
  Edition,
  EditionInput,
  EditionSize,
  EditionTerms,
  Master,
  PieceEdition,
  Signature,
} from './edition.ts'

type EditionRow = Selectable<Tables['editions']>

const unlimited: EditionSize = { size: '', total: 0 }

export async function readEditions(reader: Reader | Writer, piece: PieceKey): Promise<Edition[]> {
  const rows = await editionRows(reader, piece)
  const refs = rows.map(({ id }) => editionRef(id))
  const levels = await readStock(reader, refs)
  const again = await countProofsAgain(reader, rows)
  return rows.map((row) => ({
    ...toEditionTerms(row),
    id: row.id,
    kind: row.kind,
    pieceId: row.piece_id,
    size: row.size,
    total: row.total,
    given: row.given,
    proofsGiven: row.proofs_given,
    proofsLeft: row.proofs - row.proofs_given + (again.get(row.id) ?? 0),
    left: levels.get(stockKey(editionRef(row.id)))?.onHand ?? 0,
  }))
}

async function countProofsAgain(
  reader: Reader | Writer,
  rows: readonly EditionRow[],
): Promise<Map<number, number>> {
  const ids = rows.filter(({ proofs_given }) => proofs_given > 0).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const found = await reader
    .selectFrom('certificates')
    .select(({ fn }) => ['edition_id', fn.countAll<number>().as('again')])
    .where('edition_id', 'in', ids)
    .where('proof', '=', 1)
    .where('on_sale', '=', 1)
    .groupBy('edition_id')
    .execute()
  return new Map(found.map(({ edition_id, again }) => [edition_id ?? 0, Number(again)]))
}

export async function readPieceEdition(
  reader: Reader | Writer,
  piece: PieceKey,
): Promise<PieceEdition | null> {
  const [first, ...more] = await readEditions(reader, piece)
  if (!first) return null
  const limited = [first, ...more].filter(({ total }) => total > 0)
  const sizes = limited.map(({ size, total, given, proofsLeft, left }) => ({
    size,
    total,
    given,
    proofsLeft,
    left,
  }))
  return { ...termsOf(first), sizes }
}

/**
 * `labels`: the piece's sizes. A removed size keeps its edition once a copy is sold, so that its
 * numbers continue if the size returns. ShopError 'bad_input', for example on
 * `edition.sizes.0.total`; 'held' while a buyer pays for a copy that the change would remove.
 */
export async function writeEditions(
  trx: Writer,
  piece: PieceKey,
  wanted: EditionInput | null,
  { labels, now }: { labels: readonly string[]; now: number },
): Promise<void> {
  const sizes = wanted ? (wanted.sizes.length > 0 ? wanted.sizes : [unlimited]) : []
  const rows = await editionRows(trx, piece)
  const isThere = (size: string) => size === '' || labels.includes(size)
  const unknown = sizes.find(({ size }) => !isThere(size) && !rows.some((row) => row.size === size))
  if (unknown) throw badInput('edition', editionsCopy.noSuchSize(unknown.size))
  for (const row of rows) {
    const isWanted = sizes.some(({ size }) => size === row.size)
    if (!isThere(row.size)) await endUnsold(trx, row)
    else if (!isWanted) await endEdition(trx, row)
  }
  if (!wanted) return
  for (const [at, size] of sizes.entries()) {
    if (!isThere(size.size)) continue
    const row = rows.find((each) => each.size === size.size)
    const field = `edition.sizes.${at}.total`
    if (row) await changeEdition(trx, row.id, { ...size, field }, wanted, now)
    else await addEdition(trx, piece, size, wanted, now)
  }
}

export async function endStatement(trx: Writer, piece: PieceKey): Promise<void> {
  for (const row of await editionRows(trx, piece)) if (row.total === 0) await endUnsold(trx, row)
}

/** Locks the stock's row first, as a settlement does: another order could deadlock. */
export async function lockEdition(trx: Writer, id: number): Promise<EditionRow> {
  await changeOnHand(trx, editionRef(id), 0)
  return trx
    .updateTable('editions')
    .set((eb) => ({ given: eb.ref('given') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function countUnsold(trx: Writer, id: number): Promise<void> {
  const { total, given } = await trx
    .selectFrom('editions')
    .select(['total', 'given'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { again } = await trx
    .selectFrom('certificates')
    .select(({ fn }) => fn.countAll<number>().as('again'))
    .where('edition_id', '=', id)
    .where('proof', '=', 0)
    .where('on_sale', '=', 1)
    .executeTakeFirstOrThrow()
  await setOnHand(trx, editionRef(id), total - given + Number(again))
}

async function addEdition(
  trx: Writer,
  { kind, id }: PieceKey,
  { size, total }: EditionSize,
  terms: EditionTerms,
  now: number,
): Promise<void> {
  const { id: editionId } = await trx
    .insertInto('editions')
    .values({
      kind,
      piece_id: id,
      size,
      total,
      given: 0,
      created_at: now,
      updated_at: now,
      ...columnsOf(terms),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addNewStock(trx, editionRef(editionId), total)
}

async function changeEdition(
  trx: Writer,
  id: number,
  { total, field }: EditionSize & { field: string },
  terms: EditionTerms,
  now: number,
): Promise<void> {
  const row = await lockEdition(trx, id)
  const isSold = row.given + row.proofs_given > 0
  const soldWords = row.given === 1 ? editionsCopy.oneCopyIs : editionsCopy.copiesAre(row.given)
  if (total < row.given) throw badInput(field, editionsCopy.cantShrink(soldWords, row.given))
  if (isSold && total > row.total) {
    const sold = row.given > 0 ? soldWords : editionsCopy.artistsProof
    throw badInput(field, editionsCopy.noGrowth(editionsCopy.cantGrow(sold, row.total)))
  }
  if (isSold && terms.proofs > row.proofs) {
    throw badInput('edition.proofs', editionsCopy.notMore(editionsCopy.proofsStated(row.proofs)))
  }
  if (terms.proofs < row.proofs_given) {
    const words = editionsCopy.artistsProofSold(row.proofs_given, row.proofs)
    throw badInput('edition.proofs', editionsCopy.notFewer(words, row.proofs_given))
  }
  if (isSold && row.master === 'cancelled' && terms.master !== 'cancelled') {
    throw badInput('edition.master', editionsCopy.mustStay(editionsCopy.masterStated))
  }
  await trx
    .updateTable('editions')
    .set({ total, ...columnsOf(terms), updated_at: now })
    .where('id', '=', id)
    .execute()
  await countUnsold(trx, id)
}

async function endEdition(trx: Writer, row: EditionRow): Promise<void> {
  if (await endUnsold(trx, row)) return
  const { given, total, size } = await lockEdition(trx, row.id)
  const of = size === '' ? editionsCopy.thisPiece : size
  const sold = given > 0 ? editionsCopy.of(given, total) : editionsCopy.artistsProofs
  throw badInput('edition', editionsCopy.mustStayLimited(sold, of))
}

/** False: a copy is sold. */
async function endUnsold(trx: Writer, { id }: EditionRow): Promise<boolean> {
  const { given, proofs_given } = await lockEdition(trx, id)
  if (given + proofs_given > 0) return false
  await removeStock(trx, editionRef(id))
  await trx.deleteFrom('editions').where('id', '=', id).execute()
  return true
}

function editionRows(reader: Reader | Writer, piece: PieceKey): Promise<EditionRow[]> {
  return reader
    .selectFrom('editions')
    .selectAll()
    .where(ofPiece(piece, 'piece_id'))
    .orderBy('id')
    .execute()
}

const termsOf = (of: EditionTerms): EditionTerms => {
  const { proofs, year, process, reproduction, signature, others, master } = of
  return { proofs, year, process, reproduction, signature, others, master }
}

const columnsOf = (terms: EditionTerms) => ({
  ...termsOf(terms),
  reproduction: Number(terms.reproduction),
})

export const toEditionTerms = (row: Pick<EditionRow, keyof EditionTerms>): EditionTerms =>
  termsOf({
    ...row,
    reproduction: row.reproduction === 1,
    signature: row.signature as Signature,
    master: row.master as Master | null,
  })
