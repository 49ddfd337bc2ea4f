/* Stays known when no unit is left. Opens no transaction. */
import { sql } from 'kysely'
import type { Writer } from '#platform/db/database.ts'
import { inStockOrder, type StockRef } from './stock.ts'

/** `at` in epoch milliseconds; never replaces a later sale. */
export const lastSale = (at: number) =>
  sql<number>`case when sold_at > ${at} then sold_at else ${at} end`

/** `at` in epoch milliseconds. */
export async function recordSale(
  trx: Writer,
  refs: readonly StockRef[],
  at: number,
): Promise<void> {
  for (const { kind, productId, size } of inStockOrder(refs)) {
    await trx
      .updateTable('stock')
      .set({ sold_at: lastSale(at) })
      .where('kind', '=', kind)
      .where('product_id', '=', productId)
      .where('size', '=', size)
      .execute()
  }
}

/** By sales, replacements left out. After a sale was undone, or after a made-to-order piece became counted. */
export async function recallSales(trx: Writer, { kind, productId, size }: StockRef): Promise<void> {
  const latest = sql<number | null>`(
    select max(sold_at) from (
      select orders.paid_at as sold_at from order_lines
      join orders on orders.id = order_lines.order_id
      where orders.replaces is null
        and order_lines.kind = ${kind} and order_lines.product_id = ${productId}
        and (${size} = '' or order_lines.size = ${size})
      union all
      select outside_sales.sold_at from outside_sales
      where outside_sales.kind = ${kind} and outside_sales.product_id = ${productId}
        and (${size} = '' or outside_sales.size = ${size}) and outside_sales.undone_at is null
    ) as sales
  )`
  await trx
    .updateTable('stock')
    .set({ sold_at: latest })
    .where('kind', '=', kind)
    .where('product_id', '=', productId)
    .where('size', '=', size)
    .execute()
}
