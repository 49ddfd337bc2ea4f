/* Keeps every choice: the newest that is still in the shop is hot. */
import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Reader, Writer } from '#platform/db/database.ts'
import { ShopError } from '#platform/errors.ts'
import type { Piece } from '#shop/catalogue/products/piece.ts'
import { completePieces } from '#shop/catalogue/products/pieces.server.ts'
import {
  findRow,
  galleryRows,
  type PieceRow,
  type RowChoice,
} from '#shop/catalogue/products/product-rows.server.ts'
import { isTimed } from '#shop/catalogue/products/publishing/shown.server.ts'
import { readStock } from '#shop/catalogue/stock/stock.server.ts'
import { type StockRef, stockKey } from '#shop/catalogue/stock/stock.ts'
import { homeCopy } from './copy.ts'

const memory = 100

/** The newest choice comes first. */
export async function chosenRows(
  reader: Reader | Writer,
  kind: ProductKind,
  now: number,
): Promise<PieceRow[]> {
  const choices = await reader
    .selectFrom('hot_items')
    .select('product_id')
    .select((eb) => eb.fn.max('id').as('choice'))
    .where('kind', '=', kind)
    .groupBy('product_id')
    .orderBy('choice', 'desc')
    .limit(memory)
    .execute()
  const ids = choices.map((choice) => choice.product_id)
  const rows = await galleryRows(reader, kind, { limit: memory, now, ids, forSale: true })
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** `gallery` limits only the newest piece that stands in for a choice. */
export async function hotRows(
  reader: Reader | Writer,
  kind: ProductKind,
  { now, gallery }: Pick<RowChoice, 'now' | 'gallery'>,
): Promise<PieceRow[]> {
  const chosen = await chosenRows(reader, kind, now)
  if (chosen.length > 0) return chosen
  return galleryRows(reader, kind, { limit: 1, now, gallery, forSale: true })
}

/**
 * ShopError 'sold' for a one-of-a-kind piece that is gone, 'gone' for a deleted piece, 'not_found'.
 */
export async function chooseHotItem(
  trx: Writer,
  kind: ProductKind,
  productId: number,
  now: number,
): Promise<Piece> {
  const row = await findRow(trx, kind, productId)
  if (!row) throw new ShopError('not_found', homeCopy.noSuchPiece)
  if (row.deleted_at !== null) {
    throw new ShopError('gone', homeCopy.takenOut)
  }
  if (row.hidden === 1) {
    throw new ShopError('gone', homeCopy.isDraft)
  }
  if (isTimed(row, now)) {
    throw new ShopError('gone', homeCopy.notYet)
  }
  if (row.making === 'not_for_sale') throw new ShopError('sold', homeCopy.notForSale)
  if (row.making === 'one_of_a_kind') await refuseSold(trx, { kind, productId, size: '' })
  await trx
    .insertInto('hot_items')
    .values({ kind, product_id: productId, chosen_at: now })
    .execute()
  const [piece] = await completePieces(trx, [row])
  if (!piece) throw new ShopError('not_found', homeCopy.noSuchPiece)
  return piece
}

async function refuseSold(trx: Writer, ref: StockRef): Promise<void> {
  const levels = await readStock(trx, [ref])
  if ((levels.get(stockKey(ref))?.onHand ?? 0) > 0) return
  throw new ShopError('sold', homeCopy.sold)
}
