import { sql } from 'kysely'
import { defaultPolicies, type ProductKind } from '#platform/addresses/kinds.ts'
import type { Writer } from '#platform/db/database.ts'
import { setGallery } from '#shop/catalogue/collections/placement.server.ts'
import { putIntoSeries } from '#shop/catalogue/collections/series-pieces.server.ts'
import { recordPrices } from '#shop/catalogue/prices/price-history.server.ts'
import { putImages, requireImages } from '#shop/catalogue/product-pictures/piece-pictures.server.ts'
import { requirePrintable } from '#shop/catalogue/product-pictures/print-file.server.ts'
import { indexPiece } from '#shop/catalogue/search/index-pieces.server.ts'
import {
  removeSizes,
  replaceSizes,
  requireSizes,
} from '#shop/catalogue/sizes/piece-sizes.server.ts'
import { weightsToKeep } from '#shop/catalogue/sizes/weights.schema.ts'
import { describePictures } from '#shop/media/pictures/pictures.server.ts'
import { factColumns } from './facts/stored-facts.server.ts'
import type { NewPiece, PieceEdit, PieceFacts } from './piece.ts'
import { putEditions } from './piece-editions.server.ts'
import { addStock, editStock } from './piece-stock.server.ts'
import { pieceShape } from './product.ts'
import { ofPiece, type PieceKey, updatePiece } from './product-rows.server.ts'
import {
  byForm,
  firstColumns,
  hiddenColumn,
  sentForm,
  version,
} from './publishing/publishing.server.ts'
import {
  editedTiming,
  planOpening,
  requireOwnMoment,
  timingColumns,
} from './publishing/timing.server.ts'

/** Returns the id. ShopError 'bad_input', 'duplicate' for a variant id. */
export async function addPiece(trx: Writer, piece: NewPiece, now: number): Promise<number> {
  const { kind, pictures, inventoryPolicy = defaultPolicies[piece.kind] } = piece
  const formId = sentForm(piece)
  requireSizes(piece)
  await requireImages(trx, kind, pictures)
  const id = await nextId(trx, kind)
  const key = { kind, id }
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('pieces')
    .values({
      ...key,
      making: inventoryPolicy,
      ...columns(piece, now, true),
      name: piece.name,
      ...timingColumns(piece, now),
      ...firstColumns(piece, now),
      form_id: formId,
    })
    .onConflict((oc) => oc.columns(['kind', 'form_id']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) return byForm(trx, kind, formId)
  await planOpening(trx, piece.opensAt, now)
  await putImages(trx, key, pictures, piece.steps)
  await describePictures(trx, piece.described ?? [])
  await replaceSizes(trx, key, piece)
  if (inventoryPolicy === 'not_for_sale') await endOffer(trx, key)
  if (piece.ownSizes) await readShape(trx, key)
  await requirePrintable(trx, key)
  await putEditions(trx, key, piece.edition, now)
  await setGalleryAndSeries(trx, key, piece)
  await recordPrices(trx, key, now)
  await addStock(trx, key, inventoryPolicy, piece)
  await indexPiece(trx, key)
  return id
}

/** False when the piece is deleted or unknown. Errors as `addPiece` and `setOnHand`. */
export async function editPiece(
  trx: Writer,
  key: PieceKey,
  piece: PieceEdit,
  now: number,
): Promise<boolean> {
  const { pictures = [] } = piece
  await requireImages(trx, key.kind, pictures)
  requireSizes(piece)
  await requireOwnMoment(trx, key, piece, now)
  // Locks the row before its sizes, so that two edits of a piece run one after the other.
  const before = await trx
    .updateTable('pieces')
    .set({ ...columns(piece, now, false), ...editedTiming(piece, now) })
    .set({ updated_at: version(now), ...hiddenColumn(piece) })
    .where(ofPiece(key))
    .where('deleted_at', 'is', null)
    .returning('making as inventoryPolicy')
    .executeTakeFirst()
  if (!before) return false
  await planOpening(trx, piece.opensAt, now)
  await putImages(trx, key, pictures, piece.steps)
  await describePictures(trx, piece.described ?? [])
  await replaceSizes(trx, key, piece)
  const { inventoryPolicy = before.inventoryPolicy } = piece
  if (inventoryPolicy === 'not_for_sale') await endOffer(trx, key)
  if (piece.ownSizes) await readShape(trx, key)
  await requirePrintable(trx, key)
  // Before the editions: the inventory policy decides whether a piece may have an edition.
  await editStock(trx, key, before.inventoryPolicy, piece)
  await putEditions(trx, key, piece.edition, now)
  await setGalleryAndSeries(trx, key, piece)
  await recordPrices(trx, key, now)
  await indexPiece(trx, key)
  return true
}

/** Also for a client that sends a price without knowing that the piece isn't for sale. */
async function endOffer(trx: Writer, key: PieceKey): Promise<void> {
  await updatePiece(trx, key, { price: null, was: null, reduced_at: null })
  await removeSizes(trx, key)
}

/** Undefined keeps the gallery or the series. */
async function setGalleryAndSeries(
  trx: Writer,
  key: PieceKey,
  { gallery, series }: PieceFacts,
): Promise<void> {
  if (gallery !== undefined) await setGallery(trx, key, gallery)
  if (series !== undefined) await putIntoSeries(trx, key, series)
}

/** A piece in the owner's own sizes has its picture's shape. */
export async function readShape(trx: Writer, key: PieceKey): Promise<void> {
  const main = await trx
    .selectFrom('piece_pictures')
    .innerJoin('pictures', 'pictures.address', 'piece_pictures.address')
    .select(['width', 'height'])
    .where(ofPiece(key, 'piece_id'))
    .where('position', '=', 0)
    .executeTakeFirst()
  if (!main) return
  await updatePiece(trx, key, { dimensions: pieceShape(main) })
}

/** False when already deleted or unknown. A buyer who is paying still gets the piece. */
export async function deletePiece(trx: Writer, key: PieceKey, now: number): Promise<boolean> {
  const wasThere = await updatePiece(trx, key, { deleted_at: now })
  await removeSizes(trx, key)
  await recordPrices(trx, key, now)
  await indexPiece(trx, key)
  return wasThere
}

/** Under the row's lock, so that two pieces made at once get two ids. */
async function nextId(trx: Writer, kind: ProductKind): Promise<number> {
  const { last } = await trx
    .insertInto('piece_ids')
    .values({ kind, last: 1 })
    .onConflict((oc) => oc.column('kind').doUpdateSet({ last: sql<number>`piece_ids.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

function columns(piece: PieceFacts, now: number, isNew: boolean) {
  return {
    name: piece.name,
    ...factColumns(piece, now, isNew),
    print_file: piece.printFile && JSON.stringify(piece.printFile),
    labelling: piece.labelling && JSON.stringify(piece.labelling),
    price: piece.sizes || piece.ownSizes?.length ? null : piece.price,
    dimensions: piece.dimensions,
    weights: piece.weights && weightsToKeep(piece.weights),
    personalisation: piece.personalisation && JSON.stringify(piece.personalisation),
  }
}
