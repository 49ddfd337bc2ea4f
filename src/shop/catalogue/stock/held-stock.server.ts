/*
 * One conditional statement for each change; its row count decides. Never reads, then writes back.
 */
import { sql } from 'kysely'
import type { StockKind } from '#platform/addresses/kinds.ts'
import { raiseContentVersion } from '#platform/db/content-version.ts'
import type { Writer } from '#platform/db/database.ts'
import { endHoldUse, forgetHoldUse } from './hold-limits.server.ts'
import { shortage } from './shortage.ts'
import { isStock, lastSale, readStock, stockRow } from './stock.server.ts'
import { inStockOrder, mergeStockLines, type StockLine, type StockRef } from './stock.ts'

/** Throws 'sold_out', 'changed' when there are too few, 'held' with `heldUntil`; `items`: names. */
export async function holdStock(
  trx: Writer,
  orderId: string,
  lines: readonly StockLine[],
): Promise<void> {
  const short: StockLine[] = []
  const wanted = mergeStockLines(lines)
  for (const line of wanted) {
    // The condition is the whole rule: without it two buyers would both read 'one left'.
    const { numUpdatedRows } = await trx
      .updateTable('stock')
      .set({ held: sql<number>`held + ${line.quantity}` })
      .where(isStock(line))
      .where(sql<boolean>`on_hand - held >= ${line.quantity}`)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) short.push(line)
  }
  if (short.length > 0) throw shortage(short, await readStock(trx, short))
  if (wanted.length === 0) return
  const rows = wanted.map((line) => ({
    order_id: orderId,
    ...stockRow(line),
    quantity: line.quantity,
  }))
  await trx.insertInto('holds').values(rows).execute()
  raiseContentVersion(trx)
}

/** `now` in epoch milliseconds. */
export async function sellHeld(trx: Writer, orderId: string, now: number): Promise<StockRef[]> {
  await forgetHoldUse(trx, orderId)
  return removeHold(trx, orderId, now)
}

/** `now` in epoch milliseconds. */
export async function releaseHold(trx: Writer, orderId: string, now: number): Promise<StockRef[]> {
  await endHoldUse(trx, orderId, now)
  return removeHold(trx, orderId, null)
}

async function removeHold(
  trx: Writer,
  orderId: string,
  soldAt: number | null,
): Promise<StockRef[]> {
  // The delete decides between two parallel calls: the second finds no rows.
  const rows = await trx
    .deleteFrom('holds')
    .where('order_id', '=', orderId)
    .returning(['kind', 'product_id', 'size', 'quantity'])
    .execute()
  const ended = inStockOrder(rows.map(holding))
  for (const hold of ended) {
    await trx
      .updateTable('stock')
      .set({
        held: sql<number>`held - ${hold.quantity}`,
        ...(soldAt !== null && {
          on_hand: sql<number>`on_hand - ${hold.quantity}`,
          sold_at: lastSale(soldAt),
        }),
      })
      .where(isStock(hold))
      .execute()
  }
  if (ended.length > 0) raiseContentVersion(trx)
  return ended
}

function holding(row: { kind: StockKind; product_id: number; size: string; quantity: number }) {
  const { kind, product_id: productId, size, quantity } = row
  return { kind, productId, size, quantity }
}
