/*
 * Writes what the studio makes and sends itself: clothing, each piece one of a kind, and merch, which
 * is counted. Units are the stock's; these building blocks tell it, and never open a transaction.
 */
import type { Writer } from '#db/database.ts'
import { badInput } from '#kernel/errors.ts'
import type { StockedKind } from '#kernel/kinds.ts'
import { requirePictures } from '#shop/media/pictures.server.ts'
import { addNewStock, changeOnHand, readStock, setOnHand } from '#shop/stock/stock.server.ts'
import { stockKey } from '#shop/stock/stock.ts'
import type { ClothingEdit, ClothingExtras, ClothingFacts } from './clothing.schema.ts'
import type { CreateMarks } from './form-checks.ts'
import { type MerchEdit, type MerchExtras, type MerchFacts, needsQuantity } from './merch.schema.ts'
import type { ClothingImages, MerchImages } from './piece.ts'
import { byForm, firstColumns, hiddenColumn, version } from './publishing.server.ts'

/** A piece of clothing to be made, checked. */
export type NewClothing = ClothingFacts & ClothingExtras & ClothingImages & CreateMarks
/** A piece of merch to be made, checked. */
export type NewMerch = MerchFacts & MerchExtras & MerchImages & CreateMarks

/** Adds a piece of clothing with a stock of 1; answers its id. ShopError 'bad_input' for an unknown picture. */
export async function addClothing(trx: Writer, piece: NewClothing, now: number): Promise<number> {
  await requirePictures(trx, imageFields(piece))
  const { price, size, measurements } = piece
  const made = await trx
    .insertInto('clothing')
    .values({
      ...columns(piece),
      price,
      size,
      measurements,
      ...firstColumns(piece, now),
    })
    .onConflict((oc) => oc.column('form_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return byForm(trx, 'clothing', piece.formId)
  await addNewStock(trx, 'clothing', made.id, 1)
  return made.id
}

/** Changes a living piece of clothing; false when there is none. */
export async function editClothing(
  trx: Writer,
  id: number,
  piece: ClothingEdit,
  now: number,
): Promise<boolean> {
  await requirePictures(trx, imageFields(piece))
  const { price, size, measurements } = piece
  const { numUpdatedRows } = await trx
    .updateTable('clothing')
    .set({
      ...columns(piece),
      price,
      size,
      measurements,
      updated_at: version(now),
      ...hiddenColumn(piece),
    })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Adds merch with its units; answers its id. */
export async function addMerch(trx: Writer, piece: NewMerch, now: number): Promise<number> {
  await requirePictures(trx, imageFields(piece))
  const { name, price } = piece
  const made = await trx
    .insertInto('merch')
    .values({
      ...columns(piece),
      name,
      price,
      ...firstColumns(piece, now),
    })
    .onConflict((oc) => oc.column('form_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return byForm(trx, 'merch', piece.formId)
  await addNewStock(trx, 'merch', made.id, piece.quantity)
  return made.id
}

/** Changes living merch and its stock on hand; false when there is none. Errors as `setOnHand`. */
export async function editMerch(
  trx: Writer,
  id: number,
  piece: MerchEdit,
  now: number,
): Promise<boolean> {
  await requirePictures(trx, imageFields(piece))
  const { name, price, quantity, quantityRead } = piece
  const { numUpdatedRows } = await trx
    .updateTable('merch')
    .set({ ...columns(piece), name, price, updated_at: version(now), ...hiddenColumn(piece) })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  if (quantity === quantityRead) return true
  if (quantity > 0 && quantityRead !== undefined) {
    await changeOnHand(trx, 'merch', id, quantity - quantityRead)
    return true
  }
  if (quantity > 0) {
    await setOnHand(trx, 'merch', id, quantity)
    return true
  }
  const level = (await readStock(trx, [{ kind: 'merch', productId: id }])).get(
    stockKey('merch', id),
  )
  if (level && level.onHand > 0) throw badInput('quantity', needsQuantity)
  return true
}

/** Marks a living piece as deleted; false when there is none. A buyer who is paying for it gets it. */
export async function deleteOwn(
  trx: Writer,
  kind: StockedKind,
  id: number,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable(kind)
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

function imageFields(images: Partial<MerchImages>) {
  const { primaryImage, secondaryImage, supplementaryImage } = images
  return { primaryImage, secondaryImage, supplementaryImage }
}

function columns<I extends Partial<ClothingImages> | Partial<MerchImages>>(
  piece: { printName: string; descName: string; description?: string | null } & I,
) {
  return {
    print_name: piece.printName,
    desc_name: piece.descName,
    description: piece.description,
    primary_image: piece.primaryImage as I['primaryImage'],
    secondary_image: piece.secondaryImage as I['secondaryImage'],
    supplementary_image: piece.supplementaryImage as I['supplementaryImage'],
  }
}
