/* Owns what a print order is made from: the order's lines, where they go, and whether they may. Only reads. */
import type { Reader, Writer } from '#db/database.ts'
import type { PartState } from '#db/tables.ts'
import type { Address } from '#shop/checkout/payment.ts'
import { calledOff } from '#shop/orders/called-off.server.ts'
import { readOrderLines } from '#shop/orders/lines.server.ts'
import type { PrintOrder } from './fulfilment.ts'

/**
 * The prints of a paid order whose part is in one of these states; null when there are none, or a
 * person must look first. `order` is null when nobody told where to send them.
 */
export async function findPrints(
  reader: Reader | Writer,
  orderId: string,
  states: readonly PartState[],
): Promise<{ order: PrintOrder | null } | null> {
  const row = await reader
    .selectFrom('orders')
    .innerJoin('order_parts', 'order_parts.order_id', 'orders.id')
    .select(['orders.ship_to', 'orders.buyer_email'])
    .where('orders.id', '=', orderId)
    .where('orders.state', '=', 'paid')
    .where('orders.attention', 'is', null)
    .where('orders.disputed', '=', 0)
    // Money that has gone back buys no prints.
    .where(calledOff('orders'), 'is', null)
    .where('order_parts.part', '=', 'prints')
    .where('order_parts.state', 'in', states)
    .executeTakeFirst()
  if (!row) return null
  if (row.ship_to === null) return { order: null }
  const lines = await readOrderLines(reader, orderId)
  const items = lines.flatMap(({ variantId, quantity }) =>
    variantId === null ? [] : [{ variantId, quantity }],
  )
  const recipient = { ...(JSON.parse(row.ship_to) as Address), email: row.buyer_email }
  return { order: { orderId, recipient, items } }
}
