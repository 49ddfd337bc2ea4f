/*
 * Writes prints and their sizes. A size's variant id belongs to one living print: deleting a print,
 * or taking a size from it, frees the id. Building blocks: they never open a transaction.
 */
import type { Writer } from '#db/database.ts'
import { badInput, ShopError } from '#kernel/errors.ts'
import { requirePictures } from '#shop/media/pictures.server.ts'
import type { CreateMarks, EditMarks } from './form-checks.ts'
import type { PrintImages } from './piece.ts'
import type { PrintFacts } from './print.schema.ts'
import { byForm, firstColumns, hiddenColumn, version } from './publishing.server.ts'

/** A print to be made, checked. */
export type NewPrint = PrintFacts & PrintImages & CreateMarks
/** An edited print: a picture that is absent stays as it is. */
export type PrintEdit = PrintFacts & Partial<PrintImages> & EditMarks

/** Adds a print; answers its id. ShopError 'bad_input' for an unknown picture, 'duplicate'. */
export async function addPrint(trx: Writer, print: NewPrint, now: number): Promise<number> {
  const { name, description, dimensions, location, candidLocation, supplementaryImage } = print
  requireSizes(print)
  await requirePictures(trx, { location, candidLocation, supplementaryImage })
  const made = await trx
    .insertInto('prints')
    .values({
      name,
      description,
      dimensions,
      location,
      candid_location: candidLocation,
      supplementary_image: supplementaryImage,
      ...firstColumns(print, now),
    })
    .onConflict((oc) => oc.column('form_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return byForm(trx, 'prints', print.formId)
  await addSizes(trx, made.id, print.sizes)
  return made.id
}

/** Changes a living print; false when there is none. Errors as `addPrint`. */
export async function editPrint(
  trx: Writer,
  id: number,
  print: PrintEdit,
  now: number,
): Promise<boolean> {
  const { name, description, dimensions, location, candidLocation, supplementaryImage } = print
  await requirePictures(trx, { location, candidLocation, supplementaryImage })
  requireSizes(print)
  // The row is locked before its sizes, so that two edits of a print run one after the other.
  const { numUpdatedRows } = await trx
    .updateTable('prints')
    .set({
      name,
      description,
      dimensions,
      location,
      candid_location: candidLocation,
      supplementary_image: supplementaryImage,
      updated_at: version(now),
      ...hiddenColumn(print),
    })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await trx.deleteFrom('print_sizes').where('print_id', '=', id).execute()
  await addSizes(trx, id, print.sizes)
  return true
}

/** Marks a living print as deleted and frees its variant ids; false when there is none. */
export async function deletePrint(trx: Writer, id: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('prints')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  await trx.deleteFrom('print_sizes').where('print_id', '=', id).execute()
  return numUpdatedRows === 1n
}

/** ShopError 'bad_input': without a size there would be nothing to buy. */
function requireSizes({ sizes, hidden }: Pick<PrintEdit, 'sizes' | 'hidden'>): void {
  if (sizes.length > 0 || hidden === true) return
  throw badInput('hidden', 'It has no size with a price yet, so there is nothing to buy.')
}

async function addSizes(trx: Writer, printId: number, sizes: PrintFacts['sizes']): Promise<void> {
  for (const { size, price, variantId } of sizes) {
    // The row count tells a taken id: reading first would miss an id that is being written.
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('print_sizes')
      .values({ print_id: printId, size, price, variant_id: variantId })
      .onConflict((oc) => oc.column('variant_id').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) {
      throw new ShopError('duplicate', 'Another size or print already has this variant id.', {
        field: `${size}VariantId`,
      })
    }
  }
}
