import { sql } from 'kysely'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Reader } from '#platform/db/database.ts'
import { shownAt } from '#shop/catalogue/products/publishing/shown.server.ts'

interface DropSales {
  kind: ProductKind
  product_id: number
  units: number | string
  /** Of the last sale, in epoch milliseconds. */
  at: number | string
}

/** Since the drop opened, in the shop and offline; replacements and refunded orders are left out. */
export async function readDropSales(
  reader: Reader,
  { id, opensAt }: { id: number; opensAt: number },
): Promise<DropSales[]> {
  const { rows } = await sql<DropSales>`
    select sales.kind, product_id, sum(quantity) as units, max(at) as at from (
      select order_lines.kind, product_id, quantity, paid_at as at
        from order_lines join orders on orders.id = order_lines.order_id
        where paid_at >= ${opensAt} and replaces is null and disputed <> 2
          and (refunded < total or total = 0)
      union all
      select kind, product_id, quantity, sold_at from outside_sales
        where sold_at >= ${opensAt} and undone_at is null
    ) as sales
    join pieces on pieces.kind = sales.kind and pieces.id = product_id
    where pieces.drop_id = ${id}
    group by sales.kind, product_id`.execute(reader)
  return rows
}

/** Held units included. Null: some pieces are made to order. */
export async function unitsLeft(reader: Reader, id: number, now: number): Promise<number | null> {
  const { rows } = await sql<{ units: number | string | null; open: number | string }>`
    select sum(stock.on_hand) as units, sum(case when making = 'to_order' then 1 else 0 end) as open
    from pieces left join stock on stock.kind = pieces.kind and stock.product_id = pieces.id
    where drop_id = ${id} and ${shownAt(now)}`.execute(reader)
  const [found] = rows
  return Number(found?.open ?? 0) > 0 ? null : Number(found?.units ?? 0)
}
