import { sql } from 'kysely'
import type { Reader } from '#platform/db/database.ts'
import { type PieceKey, pieceKey } from '#shop/catalogue/products/product-rows.server.ts'
import { shownAt } from '#shop/catalogue/products/publishing/shown.server.ts'

interface DropSales extends PieceKey {
  units: number
  /** Of the last sale, in epoch milliseconds. */
  at: number
}

/** A bigint may come as text. */
type Bigint = number | string

/**
 * Since the drop opened, in the shop and offline; replacements, void orders and refunded units are
 * left out.
 */
export async function readDropSales(
  reader: Reader,
  { id, opensAt }: { id: number; opensAt: number },
): Promise<DropSales[]> {
  const { rows } = await sql<PieceKey & { line: Bigint | null; quantity: Bigint; at: Bigint }>`
    select sales.* from (
      select order_lines.id as line, order_lines.kind, product_id as id, quantity, paid_at as at
        from order_lines join orders on orders.id = order_lines.order_id
        where paid_at >= ${opensAt} and replaces is null and disputed <> 2
          and (total = 0 or refunded + coalesce(lost_amount, 0) < total)
          and not (total = 0 and exists (
            select 1 from refunds where refunds.order_id = orders.id and refunds.state = 'done'))
      union all
      select null, kind, product_id, quantity, sold_at from outside_sales
        where sold_at >= ${opensAt} and undone_at is null
    ) as sales
    join pieces on pieces.kind = sales.kind and pieces.id = sales.id
    where pieces.drop_id = ${id}`.execute(reader)
  const refunded = await refundedUnits(reader, id)
  const kept = rows
    .map(({ line, quantity, ...sale }) => ({
      ...sale,
      units: Number(quantity) - (refunded.get(Number(line)) ?? 0),
    }))
    .filter(({ units }) => units > 0)
  return [...Map.groupBy(kept, pieceKey).values()].flatMap((sales) =>
    sales.slice(0, 1).map(({ kind, id: pieceId }) => ({
      kind,
      id: pieceId,
      units: sales.reduce((sum, { units }) => sum + units, 0),
      at: Math.max(...sales.map(({ at }) => Number(at))),
    })),
  )
}

/** By the order line's id. */
async function refundedUnits(reader: Reader, dropId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ lines: string }>`
    select lines from refunds where state = 'done' and exists (
      select 1 from order_lines
      join pieces on pieces.kind = order_lines.kind and pieces.id = product_id
      where order_lines.order_id = refunds.order_id and pieces.drop_id = ${dropId}
    )`.execute(reader)
  const units = new Map<number, number>()
  for (const { lines } of rows) {
    for (const { lineId, quantity } of JSON.parse(lines) as {
      lineId: number
      quantity: number
    }[]) {
      units.set(lineId, (units.get(lineId) ?? 0) + quantity)
    }
  }
  return units
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
