/*
 * Owns the units that orders hold during payment. Every change is one conditional statement whose row
 * count decides; nothing here reads a figure and writes it back. Never opens a transaction.
 */
import { sql } from 'kysely'
import type { StockKind } from '#platform/addresses/kinds.ts'
import { raiseContentVersion } from '#platform/db/content-version.ts'
import type { Writer } from '#platform/db/database.ts'
import { endHoldUse, forgetHoldUse } from './hold-limits.server.ts'
import { shortage } from './shortage.ts'
import { isProduct, readStock, stockRow } from './stock.server.ts'
import { inStockOrder, mergeStockLines, type StockLine, type StockRef } from './stock.ts'

/**
 * Holds units for an order that is being paid. Throws (and the transaction rolls back) when one of
 * them can't be had: 'sold_out' when there are none, 'changed' when there are fewer than wanted,
 * 'held' with `heldUntil` when others are paying for them; `items` names the pieces.
 */
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
      .where(isProduct(line))
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

/** Marks the order's held units as sold; returns them. */
export async function sellHeld(trx: Writer, orderId: string): Promise<StockRef[]> {
  await forgetHoldUse(trx, orderId)
  return endHold(trx, orderId, true)
}

/** Frees the order's held units; returns them. `now` in epoch milliseconds. */
export async function releaseHold(trx: Writer, orderId: string, now: number): Promise<StockRef[]> {
  await endHoldUse(trx, orderId, now)
  return endHold(trx, orderId, false)
}

async function endHold(trx: Writer, orderId: string, sold: boolean): Promise<StockRef[]> {
  // The delete decides which of two parallel calls ends the hold: the second finds no rows.
  const rows = await trx
    .deleteFrom('holds')
    .where('order_id', '=', orderId)
    .returning(['kind', 'product_id', 'quantity'])
    .execute()
  const ended = inStockOrder(rows.map(holding))
  for (const hold of ended) {
    await trx
      .updateTable('stock')
      .set({
        held: sql<number>`held - ${hold.quantity}`,
        on_hand: sql<number>`on_hand - ${sold ? hold.quantity : 0}`,
      })
      .where(isProduct(hold))
      .execute()
  }
  if (ended.length > 0) raiseContentVersion(trx)
  return ended
}

function holding(row: { kind: StockKind; product_id: number; quantity: number }) {
  return { kind: row.kind, productId: row.product_id, quantity: row.quantity }
}
