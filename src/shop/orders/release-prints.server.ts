/* Owns the way to the printer for prints that had to wait. Never hands them over itself: a job does. */
import type { Writer } from '#db/database.ts'
import { enqueue } from '#db/outbox.ts'
import { findPrints } from './print-orders.server.ts'

/**
 * Prints that were held back go to the printer once nothing holds them any more. Call it where a
 * reason to wait ends; the provider finds an order that it has already.
 */
export async function releasePrints(trx: Writer, orderId: string, now: number): Promise<void> {
  if (!(await findPrints(trx, orderId, ['queued']))) return
  const key = `prints.place:${orderId}:${now}`
  await enqueue(trx, { topic: 'prints.place', payload: { orderId }, key, dueAt: now, now })
}
