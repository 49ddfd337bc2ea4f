/* Records a missed promise once; never changes an order. */

import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { type Clock, day } from '#platform/time/clock.ts'
import { reminderBefore } from '#shop/orders/record/delays/delay.ts'
import { countSilence } from '#shop/orders/record/delays/delays.server.ts'
import type { FulfillmentKind } from '#shop/orders/record/order.ts'
import { addOrderEvent } from '#shop/orders/record/order-events.server.ts'
import { mayLeave } from '#shop/orders/record/order-issues.server.ts'
import { voidReason } from '#shop/orders/record/order-record.server.ts'
import { mailPromises } from '#shop/people/notifications/plan-mail.server.ts'

/** Reminders come at most this long before the due time. */
const longestReminder = 3 * day

/** `dispatchBy` in epoch milliseconds. */
export interface OverdueFulfillment {
  orderId: string
  number: number
  kind: FulfillmentKind
  buyer: string | null
  paidAt: number
  dispatchBy: number
}

export const openFulfillments = (reader: Reader | Writer) =>
  reader
    .selectFrom('fulfillments as own')
    .innerJoin('orders as open', 'open.id', 'own.order_id')
    .where('own.state', 'in', ['queued', 'sent', 'in_production'])
    .where('open.state', '=', 'paid')
    .where(voidReason('open'), 'is', null)

export const dueBefore = (reader: Reader | Writer, moment: number) =>
  openFulfillments(reader).where('own.due_at', '<', moment).where(mayLeave('open'))

export async function listOverdue(
  reader: Reader | Writer,
  now: number,
): Promise<OverdueFulfillment[]> {
  const rows = await dueBefore(reader, now)
    .select(['open.id', 'open.number', 'open.buyer_name', 'open.paid_at', 'own.kind', 'own.due_at'])
    .orderBy('own.due_at')
    .orderBy('open.number')
    .orderBy('own.kind')
    .limit(500)
    .execute()
  return rows.map((row) => ({
    orderId: row.id,
    number: row.number,
    kind: row.kind,
    buyer: row.buyer_name,
    paidAt: row.paid_at ?? 0,
    dispatchBy: row.due_at ?? 0,
  }))
}

/** The daily job: records each newly overdue promise once, reminds, and counts silence. */
export async function recordOverdue(deps: {
  db: Database
  clock: Clock
}): Promise<OverdueFulfillment[]> {
  const now = deps.clock.now()
  return deps.db.transact(async (trx) => {
    const late = await listOverdue(trx, now)
    const soon = (await listOverdue(trx, now + longestReminder)).filter(
      ({ dispatchBy, paidAt }) =>
        dispatchBy >= now && now >= dispatchBy - reminderBefore(paidAt, dispatchBy),
    )
    const fresh = await note(trx, 'overdue', late)
    await mailPromises(trx, 'overdue', numbersOf(fresh), now)
    await mailPromises(trx, 'due-soon', numbersOf(await note(trx, 'due_soon', soon)), now)
    await countSilence(trx, now)
    return fresh
  })
}

const numbersOf = (some: readonly OverdueFulfillment[]) => some.map(({ number }) => number)

async function note(
  trx: Writer,
  type: 'overdue' | 'due_soon',
  fulfillments: readonly OverdueFulfillment[],
): Promise<OverdueFulfillment[]> {
  const noted = await notedParts(trx, type)
  const fresh = fulfillments.filter(
    ({ orderId, kind, dispatchBy }) => !noted.has(`${orderId}/${kind}/${dispatchBy}`),
  )
  for (const { orderId, kind, dispatchBy } of fresh) {
    await addOrderEvent(trx, orderId, type, kind, dispatchBy)
  }
  return fresh
}

async function notedParts(trx: Writer, type: 'overdue' | 'due_soon'): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .select(['order_events.order_id', 'order_events.detail', 'order_events.at'])
    .where('order_events.type', '=', type)
    .where('orders.state', '=', 'paid')
    .execute()
  return new Set(rows.map((row) => `${row.order_id}/${row.detail}/${row.at}`))
}
