/*
 * Owns the dispatch time: which of its own parts should have been on their way by now. Writes it
 * down in the order's history once a part; never changes an order.
 */

import type { Database, Reader, Writer } from '#db/database.ts'
import { readSetting } from '#db/settings.ts'
import { type Clock, day } from '#kernel/clock.ts'
import { dispatchTimeSetting } from '#shop/dispatch/dispatch.schema.ts'
import { mailOverdue } from '#shop/notifications/plan-mail.server.ts'
import type { FulfillmentKind } from '#shop/orders/order.ts'
import { addOrderEvent } from '#shop/orders/order-events.server.ts'
import { voidReason } from '#shop/orders/order-record.server.ts'

/** A fulfillment that should have left by `dispatchBy` (epoch milliseconds). */
export interface OverdueFulfillment {
  orderId: string
  number: number
  kind: FulfillmentKind
  buyer: string | null
  paidAt: number
  /** When it should have been on its way. */
  dispatchBy: number
}

/** The kinds of fulfillments that the studio sends itself: all when no provider prints for it. */
export function ownKinds(selfFulfilled: boolean): FulfillmentKind[] {
  return selfFulfilled ? ['studio', 'prints'] : ['studio']
}

/** The dispatch time: how long after payment the studio's own parcels leave, in milliseconds. */
export async function readDispatchTime(reader: Reader | Writer): Promise<number> {
  return (await readSetting(reader, dispatchTimeSetting)).days * day
}

/** Open fulfillments of the studio's own whose order was paid before a moment, as a query to build on. */
export function openSince(reader: Reader | Writer, paidBefore: number, selfFulfilled: boolean) {
  return reader
    .selectFrom('fulfillments as own')
    .innerJoin('orders as late', 'late.id', 'own.order_id')
    .where('own.state', 'in', ['queued', 'sent', 'in_production'])
    .where('own.kind', 'in', ownKinds(selfFulfilled))
    .where('late.state', '=', 'paid')
    .where('late.paid_at', '<', paidBefore)
    .where(voidReason('late'), 'is', null)
}

/** Everything that is overdue, the oldest first. */
export async function listOverdue(
  reader: Reader | Writer,
  now: number,
  selfFulfilled: boolean,
): Promise<OverdueFulfillment[]> {
  const dispatchTime = await readDispatchTime(reader)
  const rows = await openSince(reader, now - dispatchTime, selfFulfilled)
    .select(['late.id', 'late.number', 'late.buyer_name', 'late.paid_at', 'own.kind'])
    .orderBy('late.paid_at')
    .orderBy('late.number')
    .orderBy('own.kind')
    .limit(500)
    .execute()
  return rows.map((row) => ({
    orderId: row.id,
    number: row.number,
    kind: row.kind,
    buyer: row.buyer_name,
    paidAt: row.paid_at ?? 0,
    dispatchBy: (row.paid_at ?? 0) + dispatchTime,
  }))
}

/** The daily job: notes what has become overdue, once a part. */
export async function noteOverdue(deps: {
  db: Database
  clock: Clock
  selfFulfilled: boolean
}): Promise<OverdueFulfillment[]> {
  const now = deps.clock.now()
  return deps.db.transact(async (trx) => {
    const noted = await notedParts(trx)
    const fulfillments = await listOverdue(trx, now, deps.selfFulfilled)
    const fresh = fulfillments.filter(
      (fulfillment) => !noted.has(`${fulfillment.orderId}/${fulfillment.kind}`),
    )
    for (const { orderId, kind, dispatchBy } of fresh) {
      await addOrderEvent(trx, orderId, 'overdue', kind, dispatchBy)
    }
    await mailOverdue(
      trx,
      fresh.map((fulfillment) => fulfillment.number),
      now,
    )
    return fresh
  })
}

async function notedParts(trx: Writer): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .select(['order_events.order_id', 'order_events.detail'])
    .where('order_events.type', '=', 'overdue')
    .where('orders.state', '=', 'paid')
    .execute()
  return new Set(rows.map((row) => `${row.order_id}/${row.detail}`))
}
