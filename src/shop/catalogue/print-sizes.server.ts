/*
 * Changes single facts of a living print, as they are taken over from the print provider: a size, the
 * name, the main picture. Building blocks: they never open a transaction, and leave the content
 * version to their caller.
 */
import type { Writer } from '#db/database.ts'
import { badInput, ShopError } from '#kernel/errors.ts'
import type { Cents } from '#kernel/money.ts'
import type { NewSize } from './piece.ts'
import { sellFromEditions } from './piece-editions.server.ts'
import { putImages, requireImages } from './piece-pictures.server.ts'
import { usualSize } from './piece-sizes.server.ts'
import type { PrintShape } from './product.ts'
import { version } from './publishing.server.ts'

const kind = 'prints'

/** Whether there is such a print; it is locked, and its version rises. */
export async function touchPrint(trx: Writer, printId: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('pieces')
    .set({ updated_at: version(now) })
    .where('kind', '=', kind)
    .where('id', '=', printId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Puts a size of a shape on sale, or changes it; a print of the owner's own sizes gets it beside them. ShopError
 * 'duplicate' when another size has its variant id, 'bad_input' for a shape without such a size.
 */
export async function putSize(
  trx: Writer,
  printId: number,
  shape: PrintShape,
  { size, price, variantId }: NewSize,
): Promise<void> {
  const measured = usualSize(shape, { size, price, variantId })
  if (!measured) throw badInput('size', 'A print of this shape has no such size.')
  const holder = await trx
    .selectFrom('piece_sizes')
    .select(['kind', 'piece_id', 'label'])
    .where('variant_id', '=', variantId)
    .executeTakeFirst()
  const isItself =
    holder?.kind === kind && holder.piece_id === printId && holder.label === measured.label
  if (holder && !isItself) {
    throw new ShopError('duplicate', 'Another size or print is made from this one already.')
  }
  const values = { price, variant_id: variantId }
  const { variantId: _, position: usual, ...row } = measured
  const position = await freePosition(trx, printId, usual)
  // By its label: that is what is sold, and what the provider prints.
  await trx
    .insertInto('piece_sizes')
    .values({ kind, piece_id: printId, position, ...row, ...values })
    .onConflict((oc) => oc.columns(['kind', 'piece_id', 'label']).doUpdateSet(values))
    .execute()
  await sellFromEditions(trx, { kind, id: printId })
}

/** The usual position of a size, or the next one behind all others when that is taken. */
async function freePosition(trx: Writer, printId: number, usual: number): Promise<number> {
  const rows = await trx
    .selectFrom('piece_sizes')
    .select('position')
    .where('kind', '=', kind)
    .where('piece_id', '=', printId)
    .execute()
  const taken = rows.map(({ position }) => position)
  return taken.includes(usual) ? Math.max(...taken) + 1 : usual
}

/**
 * Takes a size off the sale while it is made from this variant. Answers what it cost; null: it wasn't
 * on sale. A print without a size left becomes a draft: there is nothing to buy.
 */
export async function withdrawSize(
  trx: Writer,
  printId: number,
  variantId: string,
): Promise<Cents | null> {
  const taken = await trx
    .deleteFrom('piece_sizes')
    .where('kind', '=', kind)
    .where('piece_id', '=', printId)
    .where('variant_id', '=', variantId)
    .returning('price')
    .executeTakeFirst()
  const left = await trx
    .selectFrom('piece_sizes')
    .select('position')
    .where('kind', '=', kind)
    .where('piece_id', '=', printId)
    .limit(1)
    .executeTakeFirst()
  if (!left) await setFacts(trx, printId, { hidden: 1 })
  return taken?.price ?? null
}

export async function renamePrint(trx: Writer, printId: number, name: string): Promise<void> {
  await setFacts(trx, printId, { name })
}

/** ShopError 'bad_input' for a picture that was never added. */
export async function changeMainPicture(
  trx: Writer,
  printId: number,
  location: string,
): Promise<void> {
  await requireImages(trx, kind, [location])
  await putImages(trx, { kind, id: printId }, [location])
}

async function setFacts(
  trx: Writer,
  printId: number,
  facts: { name: string } | { hidden: 1 },
): Promise<void> {
  const query = trx.updateTable('pieces').set(facts)
  await query.where('kind', '=', kind).where('id', '=', printId).execute()
}
