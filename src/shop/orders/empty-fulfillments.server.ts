/*
 * Owns the end of parts of which nothing is left to send, because every piece of them is paid back.
 * Never ends the last part of an order, nor one that somebody else is making.
 */
import type { Writer } from '#db/database.ts'
import { fulfilWhenAllShipped } from './fulfillments.server.ts'
import { unrefundedLines } from './unrefunded.server.ts'
import { wholeOrders } from './void-reason.server.ts'

/**
 * Takes such parts out of an order, so that it waits for nothing that never comes; it is fulfilled
 * when all else was sent. For whoever has taken the order's row.
 */
export async function dropEmptyFulfillments(
  trx: Writer,
  orderId: string,
  now: number,
): Promise<void> {
  const fulfillments = await trx
    .selectFrom('fulfillments')
    .select(['kind', 'state', 'provider'])
    .where('order_id', '=', orderId)
    .execute()
  // Nothing waits of what is called off; and should its money come to nothing, its parts are there.
  const order = await wholeOrders(trx).where('orders.id', '=', orderId).executeTakeFirst()
  if (!order || order.void_reason !== null) return
  const left = await unrefundedLines(trx, orderId, ['done'])
  const wanted = new Set(left.map(({ kind }) => (kind === 'prints' ? 'prints' : 'studio')))
  const empty = fulfillments.filter(
    ({ kind, state, provider }) =>
      !wanted.has(kind) &&
      (state === 'queued' || state === 'failed' || (state === 'sent' && provider === 'manual')),
  )
  // An order of which nothing is left to send at all is the owner's to end.
  if (empty.length === 0 || empty.length === fulfillments.length) return
  for (const { kind, state } of empty) {
    await trx
      .deleteFrom('fulfillments')
      .where('order_id', '=', orderId)
      .where('kind', '=', kind)
      .where('state', '=', state)
      .execute()
  }
  await fulfilWhenAllShipped(trx, orderId, now)
}
