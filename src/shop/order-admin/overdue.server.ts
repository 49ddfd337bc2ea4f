/*
 * Owns the studio's promise: which of its own parts should have been on their way by now. Writes it
 * down in the order's history once a part; never changes an order.
 */

import type { Database, Reader, Writer } from '#db/database.ts'
import { enqueue } from '#db/outbox.ts'
import { readSetting } from '#db/settings.ts'
import { type Clock, day } from '#kernel/clock.ts'
import { mailOverdue } from '#shop/notifications/plan-mail.server.ts'
import type { PartName } from '#shop/orders/order.ts'
import { addRemark } from '#shop/orders/order-events.server.ts'
import { calledOff } from '#shop/orders/void-reason.server.ts'
import { dispatchTimeSetting } from '#shop/settings/settings.schema.ts'

export interface OverduePart {
  orderId: string
  number: number
  part: PartName
  buyer: string | null
  paidAt: number
  /** When it should have been on its way. */
  promisedBy: number
}

/** Parts that the studio sends itself: all of them when nobody prints for it. */
export function ownParts(byHand: boolean): PartName[] {
  return byHand ? ['studio', 'prints'] : ['studio']
}

/** How long after payment the studio's own parts are on their way, in milliseconds. */
export async function readDispatchTime(reader: Reader | Writer): Promise<number> {
  return (await readSetting(reader, dispatchTimeSetting)).days * day
}

/** Open parts of the studio's own whose order was paid before a moment, as a query to build on. */
export function openSince(reader: Reader | Writer, paidBefore: number, byHand: boolean) {
  return reader
    .selectFrom('order_parts as own')
    .innerJoin('orders as late', 'late.id', 'own.order_id')
    .where('own.state', 'in', ['queued', 'sent', 'in_production'])
    .where('own.part', 'in', ownParts(byHand))
    .where('late.state', '=', 'paid')
    .where('late.paid_at', '<', paidBefore)
    .where(calledOff('late'), 'is', null)
}

/** Everything that is overdue, the oldest first. */
export async function listOverdue(
  reader: Reader | Writer,
  now: number,
  byHand: boolean,
): Promise<OverduePart[]> {
  const promise = await readDispatchTime(reader)
  const rows = await openSince(reader, now - promise, byHand)
    .select(['late.id', 'late.number', 'late.buyer_name', 'late.paid_at', 'own.part'])
    .orderBy('late.paid_at')
    .orderBy('late.number')
    .orderBy('own.part')
    .limit(500)
    .execute()
  return rows.map((row) => ({
    orderId: row.id,
    number: row.number,
    part: row.part,
    buyer: row.buyer_name,
    paidAt: row.paid_at ?? 0,
    promisedBy: (row.paid_at ?? 0) + promise,
  }))
}

/** Plans the next look, a day from now; there is one a day, however often it is planned. */
export async function planOverdueCheck(trx: Writer, now: number): Promise<void> {
  const dueAt = now + day
  const key = `orders.overdue:${Math.floor(dueAt / day)}`
  await enqueue(trx, { topic: 'orders.overdue', payload: {}, dueAt, key, now })
}

/** The daily job: notes what has become overdue, once a part, and plans the next look. */
export async function noteOverdue(deps: {
  db: Database
  clock: Clock
  byHand: boolean
}): Promise<OverduePart[]> {
  const now = deps.clock.now()
  return deps.db.transact(async (trx) => {
    const noted = await notedParts(trx)
    const parts = await listOverdue(trx, now, deps.byHand)
    const fresh = parts.filter((part) => !noted.has(`${part.orderId}/${part.part}`))
    for (const { orderId, part, promisedBy } of fresh) {
      await addRemark(trx, orderId, 'overdue', part, promisedBy)
    }
    await mailOverdue(
      trx,
      fresh.map((part) => part.number),
      now,
    )
    await planOverdueCheck(trx, now)
    return fresh
  })
}

async function notedParts(trx: Writer): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('order_remarks')
    .innerJoin('orders', 'orders.id', 'order_remarks.order_id')
    .select(['order_remarks.order_id', 'order_remarks.detail'])
    .where('order_remarks.what', '=', 'overdue')
    .where('orders.state', '=', 'paid')
    .execute()
  return new Set(rows.map((row) => `${row.order_id}/${row.detail}`))
}
