/* Owns the rule of when nothing more of an order is sent (decision 13). Every query uses it; only reads. */
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Writer } from '#db/database.ts'
import type { VoidReason } from './order.ts'
import type { OrderRecord } from './order-record.server.ts'

/**
 * Why nothing more of an order is sent; null while it is to be sent, or has been. `orders`: what the
 * query calls the table. An order that cost nothing has no money to say so: its refund of nothing does.
 */
export function voidReason(orders: string): RawBuilder<VoidReason | null> {
  const its = (column: string) => sql.ref(`${orders}.${column}`)
  return sql<VoidReason | null>`case
    when ${its('total')} > 0 and ${its('refunded')} >= ${its('total')} then 'refunded'
    when ${its('disputed')} = 2 then 'dispute_lost'
    when ${its('total')} = 0 and exists (
      select 1 from refunds
      where refunds.order_id = ${its('id')} and refunds.amount = 0 and refunds.state = 'done'
    ) then 'voided'
  end`
}

/** An order's row, with why nothing more of it is sent. */
export type WholeOrder = OrderRecord & { void_reason: VoidReason | null }

/** Whole orders, each with its void reason. */
export function wholeOrders(reader: Reader | Writer) {
  return reader
    .selectFrom('orders')
    .selectAll('orders')
    .select(voidReason('orders').as('void_reason'))
}
