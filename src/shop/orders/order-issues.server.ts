/* Owns why an order needs its owner, a line a reason. Never decides what a reason is. */
import { sql } from 'kysely'
import type { Writer } from '#db/database.ts'
import { mailAttention } from '#shop/notifications/plan-mail.server.ts'
import { changeOrder } from './order-record.server.ts'

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
  now: number,
): Promise<void> {
  const { attention } = await trx
    .selectFrom('orders')
    .select('attention')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const left = attention?.split('\n').filter((reason) => !isGone(reason))
  await changeOrder(trx, orderId, { attention: left?.join('\n') || null }, now)
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
