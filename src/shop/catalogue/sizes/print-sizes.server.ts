/* Opens no transaction, and leaves the content version to the caller. */
import type { Writer } from '#platform/db/database.ts'
import { badInput, ShopError } from '#platform/errors.ts'
import type { Cents } from '#platform/money/money.ts'
import { putImages, requireImages } from '#shop/catalogue/product-pictures/piece-pictures.server.ts'
import { requirePrintable } from '#shop/catalogue/product-pictures/print-file.server.ts'
import { requireFitting } from '#shop/catalogue/products/inventory-policy/inventory-policy.ts'
import { sellFromEditions } from '#shop/catalogue/products/piece-editions.server.ts'
import { sizeNamed, sizeNames } from '#shop/catalogue/products/product.ts'
import { findRow, ofPiece, updatePiece } from '#shop/catalogue/products/product-rows.server.ts'
import { version } from '#shop/catalogue/products/publishing/publishing.server.ts'
import { sizesCopy } from './copy.ts'
import { mostSizes, type OwnSize } from './own-sizes.ts'
import { readPieceSizes } from './piece-sizes.server.ts'

const kind = 'prints'

/** Locks the print and raises its version; false when it is deleted or unknown. */
export const touchPrint = (trx: Writer, printId: number, now: number): Promise<boolean> =>
  updatePiece(trx, { kind, id: printId }, { updated_at: version(now) })

/** ShopError 'duplicate' for a variant id, 'bad_input' for a print that can't take the size. */
export async function putSize(
  trx: Writer,
  printId: number,
  { variantId, ...size }: OwnSize,
): Promise<void> {
  const holder = await trx
    .selectFrom('piece_sizes')
    .select(['kind', 'piece_id', 'label'])
    .where('variant_id', '=', variantId)
    .executeTakeFirst()
  const isItself =
    holder?.kind === kind && holder.piece_id === printId && holder.label === size.label
  if (holder && !isItself) {
    throw new ShopError('duplicate', sizesCopy.printTaken)
  }
  const values = { price: size.price, variant_id: variantId }
  const position = await freePosition(trx, printId, size.label)
  // By label: the order names the label, and the provider prints it.
  await trx
    .insertInto('piece_sizes')
    .values({ kind, piece_id: printId, position, ...size, ...values })
    .onConflict((oc) => oc.columns(['kind', 'piece_id', 'label']).doUpdateSet(values))
    .execute()
  await requireFit(trx, printId)
  await requirePrintable(trx, { kind, id: printId })
  await sellFromEditions(trx, { kind, id: printId })
}

async function requireFit(trx: Writer, printId: number): Promise<void> {
  const sizes = await readPieceSizes(trx, { kind, id: printId })
  if (sizes.length > mostSizes) throw badInput('size', sizesCopy.printSizesMost(mostSizes))
  const row = await findRow(trx, kind, printId)
  if (row) requireFitting(row.making, sizes)
}

/** The specification's position for a size of the print's shape, else the last. */
async function freePosition(trx: Writer, printId: number, label: string): Promise<number> {
  const rows = await trx
    .selectFrom('pieces')
    .leftJoin('piece_sizes', (join) =>
      join.onRef('piece_sizes.kind', '=', 'pieces.kind').onRef('piece_id', '=', 'id'),
    )
    .select(['dimensions', 'position'])
    .where('pieces.kind', '=', kind)
    .where('id', '=', printId)
    .execute()
  const taken = rows.flatMap(({ position }) => position ?? [])
  const usual = sizeNamed(rows[0]?.dimensions ?? null, label)
  const place = usual === null ? -1 : sizeNames.indexOf(usual)
  return place < 0 || taken.includes(place) ? Math.max(-1, ...taken) + 1 : place
}

/** Null: it was not on sale. A print without sizes becomes a draft: nothing could be bought. */
export async function delistSize(
  trx: Writer,
  printId: number,
  variantId: string,
): Promise<Cents | null> {
  const taken = await trx
    .deleteFrom('piece_sizes')
    .where(ofPiece({ kind, id: printId }, 'piece_id'))
    .where('variant_id', '=', variantId)
    .returning('price')
    .executeTakeFirst()
  const left = await readPieceSizes(trx, { kind, id: printId })
  if (left.length === 0) await updatePiece(trx, { kind, id: printId }, { hidden: 1 })
  return taken?.price ?? null
}

export const renamePrint = (trx: Writer, printId: number, name: string): Promise<boolean> =>
  updatePiece(trx, { kind, id: printId }, { name })

/** ShopError 'bad_input' for a picture that was never added. */
export async function changeMainPicture(
  trx: Writer,
  printId: number,
  location: string,
): Promise<void> {
  await requireImages(trx, kind, [location])
  await putImages(trx, { kind, id: printId }, [location])
}
