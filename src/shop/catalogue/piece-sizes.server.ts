/*
 * The sizes of pieces and what each costs. A variant id belongs to one living piece: deleting a piece,
 * or taking a size from it, frees the id. Building blocks: they never open a transaction.
 */
import type { Reader, Writer } from '#db/database.ts'
import { badInput, ShopError } from '#kernel/errors.ts'
import { stockKey } from '#shop/stock/stock.ts'
import type { NewSize, PieceFacts } from './piece.ts'
import { type PieceSize, type PrintShape, sizeLabel, sizeNames } from './product.ts'
import { ofPieces, type PieceKey } from './product-rows.server.ts'

/** Sizes by `stockKey`, in their order. */
export async function readSizes(
  reader: Reader | Writer,
  pieces: readonly PieceKey[],
): Promise<Map<string, PieceSize[]>> {
  if (pieces.length === 0) return new Map()
  const rows = await reader
    .selectFrom('piece_sizes')
    .selectAll()
    .where(ofPieces('piece_id', pieces))
    .orderBy('position')
    .execute()
  const found = new Map<string, PieceSize[]>()
  for (const { kind, piece_id, position, label, price, variant_id: variantId } of rows) {
    const key = stockKey(kind, piece_id)
    const sizes = found.get(key) ?? []
    sizes.push({ size: sizeNames[position] ?? 'large', label, price, variantId })
    found.set(key, sizes)
  }
  return found
}

/** ShopError 'bad_input': without a size there would be nothing to buy. */
export function requireSizes({ sizes, hidden }: PieceFacts & { hidden?: boolean }): void {
  if (sizes?.length !== 0 || hidden === true) return
  throw nothingToBuy()
}

/** ShopError 'bad_input' on `hidden`. */
export function nothingToBuy(): ShopError {
  return badInput('hidden', 'It has no size with a price yet, so there is nothing to buy.')
}

/** Puts these sizes in the place of all that there are. ShopError 'duplicate' for a variant id. */
export async function replaceSizes(
  trx: Writer,
  { kind, id }: PieceKey,
  shape: PrintShape,
  sizes: readonly NewSize[],
): Promise<void> {
  await removeSizes(trx, { kind, id })
  for (const { size, price, variantId } of sizes) {
    const label = sizeLabel(shape, size)
    if (label === null) continue
    const values = { kind, piece_id: id, position: sizeNames.indexOf(size), label, price }
    // The row count tells a taken id: reading first would miss an id that is being written.
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('piece_sizes')
      .values({ ...values, variant_id: variantId })
      .onConflict((oc) => oc.column('variant_id').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) {
      throw new ShopError('duplicate', 'Another size or print already has this variant id.', {
        field: `${size}VariantId`,
      })
    }
  }
}

export async function removeSizes(trx: Writer, { kind, id }: PieceKey): Promise<void> {
  await trx.deleteFrom('piece_sizes').where('kind', '=', kind).where('piece_id', '=', id).execute()
}
