/* Owns an order's state: compare-and-set along the table of transitions, and never any other way. */
import { sql, type Updateable } from 'kysely'
import type { Writer } from '#db/database.ts'
import type { OrderState, OrderTable } from '#db/tables.ts'
import { mailAttention } from '#shop/notifications/plan-mail.server.ts'
import { mayBecome } from './order.ts'

type Changes = Omit<Updateable<OrderTable>, 'id' | 'number' | 'state' | 'updated_at'>

/**
 * Moves an order that still is in the state in which it was read; answers false when somebody else
 * moved it first. A step that the table doesn't have is a bug.
 */
export async function moveOrder(
  trx: Writer,
  order: { id: string; state: OrderState },
  to: OrderState,
  now: number,
  changes: Changes = {},
): Promise<boolean> {
  if (!mayBecome(order.state, to)) {
    throw new Error(`An order never goes from ${order.state} to ${to}.`)
  }
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ ...changes, state: to, updated_at: now })
    .where('id', '=', order.id)
    .where('state', '=', order.state)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Tells the owner why she must look at an order; earlier reasons stay. */
export async function askForAttention(
  trx: Writer,
  orderId: string,
  reason: string,
  now: number,
): Promise<void> {
  if (await addReason(trx, orderId, reason, now)) await mailAttention(trx, orderId, reason, now)
}

/** Takes away reasons that are no more. For whoever has taken the order's row, so that none is lost. */
export async function dropReasons(
  trx: Writer,
  orderId: string,
  isGone: (reason: string) => boolean,
): Promise<void> {
  const { attention } = await trx
    .selectFrom('orders')
    .select('attention')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const left = attention?.split('\n').filter((reason) => !isGone(reason))
  await trx
    .updateTable('orders')
    .set({ attention: left?.join('\n') || null })
    .where('id', '=', orderId)
    .execute()
}

/**
 * Writes a reason under those that an order has; false when it is there already. One statement: what
 * somebody else writes at the same moment, or the owner has just seen to, is never written over.
 */
export async function addReason(
  trx: Writer,
  orderId: string,
  reason: string,
  now: number,
): Promise<boolean> {
  const text = sql<string>`cast(${reason} as text)`
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({
      attention: sql<string>`coalesce(attention || ${sql.lit('\n')}, '') || ${text}`,
      updated_at: now,
    })
    .where('id', '=', orderId)
    .where(sql<boolean>`(attention is null or replace(attention, ${text}, '') = attention)`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
