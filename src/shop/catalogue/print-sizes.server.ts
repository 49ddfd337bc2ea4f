/*
 * Changes single facts of a living print, as they are taken over from the print provider: a size, the
 * name, the main picture. Building blocks: they never open a transaction, and leave the content
 * version to their caller.
 */
import type { Writer } from '#db/database.ts'
import { ShopError } from '#kernel/errors.ts'
import type { Cents } from '#kernel/money.ts'
import { requirePictures } from '#shop/media/pictures.server.ts'
import type { PrintSize, SizeName } from './product.ts'
import { version } from './publishing.server.ts'

/** Whether there is such a print; it is locked, and its version rises. */
export async function touchPrint(trx: Writer, printId: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('prints')
    .set({ updated_at: version(now) })
    .where('id', '=', printId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Puts a size on sale, or changes it. ShopError 'duplicate' when another size has its variant id. */
export async function putSize(
  trx: Writer,
  printId: number,
  { size, price, variantId }: Omit<PrintSize, 'label'>,
): Promise<void> {
  const holder = await trx
    .selectFrom('print_sizes')
    .select(['print_id', 'size'])
    .where('variant_id', '=', variantId)
    .executeTakeFirst()
  if (holder && (holder.print_id !== printId || holder.size !== size)) {
    throw new ShopError('duplicate', 'Another size or print is made from this one already.')
  }
  await trx
    .insertInto('print_sizes')
    .values({ print_id: printId, size, price, variant_id: variantId })
    .onConflict((oc) =>
      oc.columns(['print_id', 'size']).doUpdateSet({ price, variant_id: variantId }),
    )
    .execute()
}

/**
 * Takes a size off the sale while it is made from this variant. Answers what it cost; null: it wasn't
 * on sale. A print without a size left becomes a draft: there is nothing to buy.
 */
export async function withdrawSize(
  trx: Writer,
  printId: number,
  size: SizeName,
  variantId: string,
): Promise<Cents | null> {
  const taken = await trx
    .deleteFrom('print_sizes')
    .where('print_id', '=', printId)
    .where('size', '=', size)
    .where('variant_id', '=', variantId)
    .returning('price')
    .executeTakeFirst()
  await trx
    .updateTable('prints')
    .set({ hidden: 1 })
    .where('id', '=', printId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('print_sizes').select('size').where('print_id', '=', printId))),
    )
    .execute()
  return taken?.price ?? null
}

export async function renamePrint(trx: Writer, printId: number, name: string): Promise<void> {
  await trx.updateTable('prints').set({ name }).where('id', '=', printId).execute()
}

/** ShopError 'bad_input' for a picture that was never added. */
export async function changeMainPicture(
  trx: Writer,
  printId: number,
  location: string,
): Promise<void> {
  await requirePictures(trx, { location })
  await trx.updateTable('prints').set({ location }).where('id', '=', printId).execute()
}
