/*
 * Test orders: paid with play money or in a test mode, nothing under way, and no prints at a
 * printer. Never touches real orders, stock or refunds.
 */

import { type ExpressionBuilder, sql } from 'kysely'
import type { Reader, Writer } from '#platform/db/database.ts'
import { countRows } from '#platform/db/rows.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import type { Cents } from '#platform/money/money.ts'

/** With the facts that other modules need to remove their own rows. */
export interface TestOrder {
  id: string
  paymentRef: string | null
  total: Cents
  tookStock: boolean
}

export async function countTestOrders(
  reader: Reader,
): Promise<{ removable: number; staying: number }> {
  const count = (of: typeof isTest) => countRows(reader.selectFrom('orders').where(of))
  const [all, removable] = [await count(isTest), await count(isOver)]
  return { removable, staying: all - removable }
}

export async function lockTestOrders(trx: Writer): Promise<TestOrder[]> {
  const rows = await trx
    .updateTable('orders')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', 'in', trx.selectFrom('orders').select('id').where(isOver))
    .returning(['id', 'payment_ref', 'total', 'paid_at', 'stock_taken'])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    paymentRef: row.payment_ref,
    total: row.total,
    tookStock: row.paid_at !== null && row.stock_taken === 1,
  }))
}

export async function removeOrders(trx: Writer, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  for (const table of kept) await trx.deleteFrom(table).where('order_id', 'in', ids).execute()
  await trx.deleteFrom('orders').where('id', 'in', ids).execute()
}

const kept = [
  'order_lines',
  'parcels',
  'delays',
  'fulfillments',
  'order_notes',
  'order_events',
  'order_issues',
] as const

type Orders = ExpressionBuilder<Tables, 'orders'>

function isTest(eb: Orders) {
  // A literal: with a parameter the database can't see that the partial index fits.
  return eb('orders.money', '!=', sql.lit('live'))
}

function isOver(eb: Orders) {
  return eb.and([
    isTest(eb),
    eb('orders.state', 'in', ['paid', 'fulfilled', 'cancelled', 'expired']),
    sql<boolean>`not exists (
      select 1 from refunds where refunds.order_id = orders.id and refunds.state = 'asked'
    )`,
    sql<boolean>`not exists (
      select 1 from fulfillments where fulfillments.order_id = orders.id
        and fulfillments.kind = 'prints' and fulfillments.provider <> 'manual'
        and fulfillments.state in ('sent', 'in_production', 'shipped')
    )`,
  ])
}
