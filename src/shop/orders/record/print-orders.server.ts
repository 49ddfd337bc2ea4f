/* Never calls the printer. */
import { sql } from 'kysely'
import type { Reader, Writer } from '#platform/db/database.ts'
import { enqueue } from '#platform/db/outbox/outbox.ts'
import type { FulfillmentState } from '#platform/db/tables/tables.ts'
import { textInWords } from '#shop/catalogue/personalisation/personalisation.ts'
import { displayName } from '#shop/catalogue/products/product.ts'
import type { Address } from './addresses/address.ts'
import { unrefundedLines } from './lines.server.ts'
import type { PrintOrder } from './order.ts'
import { hasOpenIssue } from './order-issues.server.ts'
import { isVoid } from './order-record.server.ts'

/** Null: no prints, or an open issue. `order` null: no shipping address. */
export async function findPrints(
  reader: Reader | Writer,
  orderId: string,
  states: readonly FulfillmentState[],
): Promise<{ order: PrintOrder | null } | null> {
  const row = await reader
    .selectFrom('orders')
    .innerJoin('fulfillments', 'fulfillments.order_id', 'orders.id')
    .select(['orders.ship_to', 'orders.buyer_email', 'orders.money', 'orders.gift_note'])
    .where('orders.id', '=', orderId)
    .where('orders.state', '=', 'paid')
    .where(sql<boolean>`not ${hasOpenIssue}`)
    .where('orders.disputed', '=', 0)
    .where('fulfillments.kind', '=', 'prints')
    .where('fulfillments.state', 'in', states)
    .executeTakeFirst()
  if (!row) return null
  const items = await printsToMake(reader, orderId)
  if (items.length === 0) return null
  if (row.ship_to === null) return { order: null }
  const recipient = { ...(JSON.parse(row.ship_to) as Address), email: row.buyer_email }
  const present = row.gift_note ? { giftNote: row.gift_note } : {}
  return { order: { orderId, money: row.money, recipient, items, ...present } }
}

/** Refunded money, or money about to be refunded, buys no prints. */
export async function printsToMake(
  reader: Reader | Writer,
  orderId: string,
): Promise<PrintOrder['items']> {
  if (await isVoid(reader, orderId)) return []
  const left = await unrefundedLines(reader, orderId, ['asked', 'done'])
  return left.flatMap((line) => {
    const { variantId, quantity } = line
    const note = textInWords(line).map((words) => `${quantity} × ${displayName(line)}, ${words}`)
    return variantId === null ? [] : [{ variantId, quantity, ...(note[0] && { note: note[0] }) }]
  })
}

/** `again`: epoch milliseconds that distinguish the job from the first; absent: one per order. */
export async function queuePrintOrder(
  trx: Writer,
  orderId: string,
  now: number,
  again?: number,
): Promise<void> {
  const key = ['prints.place', orderId, ...(again === undefined ? [] : [again])].join(':')
  await enqueue(trx, { topic: 'prints.place', payload: { orderId }, key, dueAt: now, now })
}

export async function queuePrintCancel(trx: Writer, orderId: string, now: number): Promise<void> {
  const prints = await trx
    .selectFrom('fulfillments')
    .select('state')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'prints')
    .where('state', 'in', ['sent', 'in_production'])
    .where('provider', '!=', 'manual')
    .executeTakeFirst()
  if (!prints) return
  const key = `prints.cancel:${orderId}`
  await enqueue(trx, { topic: 'prints.cancel', payload: { orderId }, key, dueAt: now, now })
}

/** Call it when a reason to wait ends. Safe to repeat: the provider finds the order by our id. */
export async function releasePrints(trx: Writer, orderId: string, now: number): Promise<void> {
  if (await findPrints(trx, orderId, ['queued'])) await queuePrintOrder(trx, orderId, now, now)
}

/** '9.00 EUR'; null: none. */
export async function recordForeignCost(
  trx: Writer,
  orderId: string,
  cost: string | null,
): Promise<void> {
  await trx
    .updateTable('fulfillments')
    .set({ foreign_cost: cost })
    .where('order_id', '=', orderId)
    .where('kind', '=', 'prints')
    .execute()
}
