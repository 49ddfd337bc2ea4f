import type { Writer } from '#platform/db/database.ts'
import { badInput } from '#platform/errors.ts'
import { ofPiece, type PieceKey } from '#shop/catalogue/products/product-rows.server.ts'
import { version } from '#shop/catalogue/products/publishing/publishing.server.ts'
import { indexPiece } from '#shop/catalogue/search/index-pieces.server.ts'
import { pricesCopy } from './copy.ts'
import { recordPrices, updatePrice } from './price-history.server.ts'
import type { SizePrice } from './prices.schema.ts'

/** Changes only prices: the sizes' prices, or the piece's own. False when the piece is gone. */
export async function setPrices(
  trx: Writer,
  key: PieceKey,
  prices: readonly SizePrice[],
  now: number,
): Promise<boolean> {
  const row = await trx
    .updateTable('pieces')
    .set({ updated_at: version(now) })
    .where(ofPiece(key))
    .where('deleted_at', 'is', null)
    .returning('price')
    .executeTakeFirst()
  if (!row) return false
  for (const [at, { size, price }] of prices.entries()) {
    const isThere = size !== '' || row.price !== null
    const updated = isThere && (await updatePrice(trx, key, size, { price }))
    if (!updated || updated.numUpdatedRows === 0n)
      throw badInput(`prices.${at}.size`, pricesCopy.noSuchSize)
  }
  await recordPrices(trx, key, now)
  await indexPiece(trx, key)
  return true
}
