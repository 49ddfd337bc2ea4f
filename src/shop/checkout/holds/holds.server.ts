/* Knows no buyer: neither name nor network leaves the database. */

import type { Reader } from '#platform/db/database.ts'
import type { OrderState } from '#platform/db/tables/tables.ts'
import { isId } from '#platform/ids.ts'
import { sizedName } from '#shop/catalogue/products/product.ts'
import { exhaustHoldUse } from '#shop/catalogue/stock/hold-limits.server.ts'
import { findAttempt } from '#shop/checkout/checkout/attempts.server.ts'
import { endDebitHold } from '#shop/checkout/checkout/debits/delayed-payment.server.ts'
import { closeSession, type SessionDeps } from '#shop/checkout/checkout/payment-sessions.server.ts'
import type { RunningHold } from './holds.schema.ts'

export async function listHolds(reader: Reader): Promise<RunningHold[]> {
  const held = await reader.selectFrom('holds').select(['order_id', 'kind', 'product_id']).execute()
  const ids = [...new Set(held.map(({ order_id }) => order_id))]
  if (ids.length === 0) return []
  // Reads the lines of these orders only: joined to the holds, SQLite would read every line.
  const lines = await reader
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['order_lines.id', 'order_lines.order_id', 'order_lines.kind'])
    .select(['order_lines.product_id', 'order_lines.size', 'order_lines.edition_id'])
    .select('order_lines.quantity')
    .select(['orders.state', 'orders.created_at', 'orders.held_until'])
    .select(['order_lines.name', 'order_lines.print_name'])
    .where('order_lines.order_id', 'in', ids)
    .orderBy('orders.number')
    .orderBy('order_lines.id')
    .execute()
  const keys = new Set(held.map((row) => `${row.order_id} ${row.kind} ${row.product_id}`))
  const rows = lines.filter(
    (line) =>
      keys.has(`${line.order_id} ${line.kind} ${line.product_id}`) ||
      keys.has(`${line.order_id} edition ${line.edition_id}`),
  )
  const holds = new Map<string, RunningHold>()
  for (const row of rows) {
    const hold = holds.get(row.order_id) ?? {
      orderId: row.order_id,
      since: row.created_at,
      until: row.state === 'pending' ? row.held_until : null,
      pieces: [],
    }
    const { id: lineId, kind, product_id: productId, size, quantity } = row
    const name = sizedName({ kind, name: row.name, printName: row.print_name }, size)
    hold.pieces.push({ lineId, kind, productId, name, quantity })
    holds.set(row.order_id, hold)
  }
  return [...holds.values()]
}

/**
 * A faster payment wins; later money is paid back. The holder gets no more time for these pieces.
 * Null: no such order. ShopError 'payment_unavailable'; then the hold continues.
 */
export async function endHold(deps: SessionDeps, orderId: string): Promise<OrderState | null> {
  const attempt = isId(orderId) ? await findAttempt(deps.db.read, orderId) : null
  if (attempt?.state === 'pending') {
    await closeSession(deps, attempt, 'cancelled')
    await deps.db.transact((trx) => exhaustHoldUse(trx, orderId))
  }
  if (attempt?.state === 'processing') return endDebitHold(deps, attempt)
  return (await findAttempt(deps.db.read, orderId))?.state ?? null
}
