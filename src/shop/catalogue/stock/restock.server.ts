import { sql } from 'kysely'
import { raiseContentVersion } from '#platform/db/content-version.ts'
import type { Writer } from '#platform/db/database.ts'
import { isProduct } from './stock.server.ts'
import { mergeStockLines, type StockRef } from './stock.ts'

/** A piece that is no longer counted takes none; a one-of-a-kind piece takes no second unit. */
export async function restock(
  trx: Writer,
  lines: readonly (StockRef & { quantity: number })[],
): Promise<void> {
  for (const line of mergeStockLines(lines)) {
    const most = sql<number>`case when exists (
        select 1 from pieces where pieces.kind = stock.kind and pieces.id = stock.product_id
          and pieces.making = 'one_of_a_kind'
      ) then 1 - on_hand else ${line.quantity} end`
    await trx
      .updateTable('stock')
      .set({ on_hand: sql<number>`on_hand + ${most}` })
      .where(isProduct(line))
      .execute()
  }
  if (lines.length > 0) raiseContentVersion(trx)
}
