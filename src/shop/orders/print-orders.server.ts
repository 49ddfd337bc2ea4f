/* Owns what a print order is made from: the order's lines, where they go, and whether they may. Only reads. */
import { sql } from 'kysely'
import type { Reader, Writer } from '#db/database.ts'
import type { FulfillmentState } from '#db/tables.ts'
import type { Address } from './address.ts'
import type { PrintOrder } from './order.ts'
import { hasOpenIssue } from './order-issues.server.ts'
import { unrefundedLines } from './unrefunded.server.ts'
import { wholeOrders } from './void-reason.server.ts'

/**
 * The prints of a paid order whose part is in one of these states; null when there are none, or a
 * person must look first. `order` is null when nobody told where to send them.
 */
export async function findPrints(
  reader: Reader | Writer,
  orderId: string,
  states: readonly FulfillmentState[],
): Promise<{ order: PrintOrder | null } | null> {
  const row = await reader
    .selectFrom('orders')
    .innerJoin('fulfillments', 'fulfillments.order_id', 'orders.id')
    .select(['orders.ship_to', 'orders.buyer_email'])
    .where('orders.id', '=', orderId)
    .where('orders.state', '=', 'paid')
    .where(sql<boolean>`not ${hasOpenIssue('orders')}`)
    .where('orders.disputed', '=', 0)
    .where('fulfillments.kind', '=', 'prints')
    .where('fulfillments.state', 'in', states)
    .executeTakeFirst()
  if (!row) return null
  const items = await printsToMake(reader, orderId)
  if (items.length === 0) return null
  if (row.ship_to === null) return { order: null }
  const recipient = { ...(JSON.parse(row.ship_to) as Address), email: row.buyer_email }
  return { order: { orderId, recipient, items } }
}

/**
 * The prints of an order but those that are paid back, or on their way there: money that goes back
 * buys no prints.
 */
export async function printsToMake(
  reader: Reader | Writer,
  orderId: string,
): Promise<PrintOrder['items']> {
  const order = await wholeOrders(reader).where('orders.id', '=', orderId).executeTakeFirst()
  if (!order || order.void_reason !== null) return []
  const left = await unrefundedLines(reader, orderId, ['asked', 'done'])
  return left.flatMap(({ variantId, quantity }) =>
    variantId === null ? [] : [{ variantId, quantity }],
  )
}
