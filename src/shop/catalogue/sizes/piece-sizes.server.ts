/* Deleting a piece, or removing a size, frees its variant ids. Opens no transaction. */
import type { Reader, Writer } from '#platform/db/database.ts'
import { badInput, ShopError } from '#platform/errors.ts'
import type { Cents } from '#platform/money/money.ts'
import { productsCopy } from '#shop/catalogue/products/copy.ts'
import type { NewSize, PieceFacts } from '#shop/catalogue/products/piece.ts'
import {
  areUsualSizes,
  broughtInPrefix,
  isBroughtIn,
  type PieceSize,
  type PrintShape,
  sizeInWords,
  sizeLabel,
  sizeNames,
} from '#shop/catalogue/products/product.ts'
import {
  findRow,
  ofPiece,
  ofPieces,
  type PieceKey,
  pieceKey,
} from '#shop/catalogue/products/product-rows.server.ts'
import { sizesCopy } from './copy.ts'
import type { OwnSize } from './own-sizes.ts'

export type StoredSize = PieceSize & { edition_id: number | null }

/** By `pieceKey`. */
export async function readSizes(
  reader: Reader | Writer,
  pieces: readonly PieceKey[],
): Promise<Map<string, StoredSize[]>> {
  if (pieces.length === 0) return new Map()
  const rows = await reader
    .selectFrom('piece_sizes')
    .select(['kind', 'piece_id as id', 'position', 'was', 'label', 'price'])
    .select(['variant_id as variantId', 'width', 'height', 'unit', 'edition_id'])
    .where(ofPieces('piece_id', pieces))
    .orderBy('position')
    .execute()
  const found = new Map<string, StoredSize[]>()
  for (const { kind, id, position, was, ...row } of rows) {
    // A named size without measures is none of the specification's.
    const size = row.width === null ? null : (sizeNames[position] ?? null)
    const struck = was !== null && was > row.price ? { was } : {}
    const key = pieceKey({ kind, id })
    const sizes = found.get(key) ?? []
    sizes.push({ size, ...row, ...struck })
    found.set(key, sizes)
  }
  return found
}

export async function readPieceSizes(
  reader: Reader | Writer,
  piece: PieceKey,
): Promise<StoredSize[]> {
  return (await readSizes(reader, [piece])).get(pieceKey(piece)) ?? []
}

/** ShopError 'bad_input': without a size there would be nothing to buy. */
export function requireSizes({ sizes, hidden }: PieceFacts & { hidden?: boolean }): void {
  if (sizes?.length !== 0 || hidden === true) return
  throw nothingToBuy()
}

/** ShopError 'bad_input' on `hidden`. */
export function nothingToBuy(): ShopError {
  return badInput('hidden', sizesCopy.noPrice)
}

/**
 * Without sizes in `facts` the sizes stay. A new price then goes to the first size and to each size
 * with the same price. ShopError 'duplicate' for a variant id.
 */
export async function replaceSizes(trx: Writer, key: PieceKey, facts: PieceFacts): Promise<void> {
  const sizes = sizesToPut(facts)
  if (!sizes) {
    if (facts.price !== undefined) await reprice(trx, key, facts.price)
    return
  }
  await storeProviders(trx, key, sizes)
  await removeSizes(trx, key)
  for (const { field, measureField: _, quantity: __, quantityRead: ___, ...put } of sizes) {
    const { variantId, ...size } = put
    // The row count detects a taken id: a read first would miss an id in a parallel write.
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('piece_sizes')
      .values({ kind: key.kind, piece_id: key.id, ...size, variant_id: variantId })
      .onConflict((oc) => oc.column('variant_id').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) {
      throw new ShopError('duplicate', sizesCopy.variantTaken, { field })
    }
  }
}

/**
 * A client of the specification names no sizes: in a print's own sizes it changes prices and
 * variant ids, by position. ShopError 'bad_input' for a wide print in the specification's sizes.
 */
export async function keepOwnSizes<T extends PieceFacts>(
  trx: Writer,
  key: PieceKey,
  facts: T,
): Promise<T> {
  if (!facts.sizesUnnamed) return facts
  const stored = await readPieceSizes(trx, key)
  const { dimensions = null } = (await findRow(trx, key.kind, key.id)) ?? {}
  if (stored.length === 0 || areUsualSizes(dimensions, stored)) {
    if (facts.dimensions === undefined) throw badInput('dimensions', productsCopy.shapeMissing)
    return facts
  }
  const { dimensions: _, sizes: put = [], ...others } = facts
  const ownSizes = stored.map(({ size, label, width, height, unit, price, variantId }) => {
    const own = put.find((each) => each.size === size)
    const kept = { label, width, height, unit }
    return { ...kept, price: own?.price ?? price, variantId: own?.variantId ?? variantId }
  })
  return { ...others, ownSizes } as unknown as T
}

async function reprice(trx: Writer, piece: PieceKey, price: Cents): Promise<void> {
  const [first] = await readPieceSizes(trx, piece)
  if (!first) return
  await trx
    .updateTable('piece_sizes')
    .set({ price })
    .where(ofPiece(piece, 'piece_id'))
    .where('price', '=', first.price)
    .execute()
  await trx.updateTable('pieces').set({ price: null }).where(ofPiece(piece)).execute()
}

/** ShopError 'bad_input' on a new variant id that looks imported; `key` null: a new piece. */
export async function requireTypedIds(
  trx: Writer,
  key: PieceKey | null,
  facts: PieceFacts,
): Promise<void> {
  const given = sizesToPut(facts)?.filter(({ variantId }) => isBroughtIn(variantId ?? '')) ?? []
  if (given.length === 0) return
  const sizes = key ? await readPieceSizes(trx, key) : []
  const typed = given.find((size) => sizes.every(({ variantId }) => variantId !== size.variantId))
  if (!typed) return
  throw badInput(typed.field, sizesCopy.reservedVariant(broughtInPrefix))
}

/** An imported size keeps the print provider's measures and label. */
async function storeProviders(
  trx: Writer,
  key: PieceKey,
  sizes: readonly PutSize[],
): Promise<void> {
  const rows = await trx
    .selectFrom('piece_sizes')
    .select(['label', 'width', 'height', 'unit', 'variant_id as variantId'])
    .where(ofPiece(key, 'piece_id'))
    .where('variant_id', 'like', `${broughtInPrefix}%`)
    .execute()
  for (const { label, width, height, unit, variantId } of rows) {
    const size = sizes.find((each) => each.variantId === variantId)
    const isSame =
      !size ||
      (size.label === label &&
        size.width === Number(width) &&
        size.height === Number(height) &&
        size.unit === unit)
    if (isSame) continue
    throw badInput(size.measureField, sizesCopy.madeByPrinter(sizeInWords(label)))
  }
}

type PutSize = OwnSize & { position: number; field: string; measureField: string }

function sizesToPut({ sizes, ownSizes, dimensions = 'square' }: PieceFacts): PutSize[] | undefined {
  if (ownSizes) {
    return ownSizes.map((size, at) => ({
      ...size,
      position: at,
      field: `sizes.${at}.variantId`,
      measureField: `sizes.${at}.width`,
    }))
  }
  return sizes?.flatMap((each) => {
    const size = usualSize(dimensions, each)
    return size ? [{ ...size, field: `${each.size}VariantId`, measureField: 'dimensions' }] : []
  })
}

function usualSize(shape: PrintShape, { size, price, variantId }: NewSize) {
  const label = sizeLabel(shape, size)
  if (label === null) return null
  const [width = 0, height = 0] = label.split('x').map(Number)
  const unit = 'in' as const
  return { position: sizeNames.indexOf(size), label, width, height, unit, price, variantId }
}

export async function removeSizes(trx: Writer, key: PieceKey): Promise<void> {
  await trx.deleteFrom('piece_sizes').where(ofPiece(key, 'piece_id')).execute()
}
