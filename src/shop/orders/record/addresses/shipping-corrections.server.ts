/* Never undoes a print provider's shipment. */
import type { Selectable } from 'kysely'
import type { Writer } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import { badInput, ShopError } from '#platform/errors.ts'
import { recordCopy } from '#shop/orders/record/copy.ts'
import { dropEmptyFulfillments, partOf } from '#shop/orders/record/fulfillments.server.ts'
import type { FulfillmentKind, FulfillmentState, Parcel } from '#shop/orders/record/order.ts'
import { mayUndoShipping } from '#shop/orders/record/order.ts'
import { addOrderEvent } from '#shop/orders/record/order-events.server.ts'
import { lockOrder, transitionOrder } from '#shop/orders/record/order-record.server.ts'
import { queuePrintOrder } from '#shop/orders/record/print-orders.server.ts'
import { senderOf } from '#shop/orders/record/senders.ts'
import { cancelShippedMail } from '#shop/people/notifications/cancel-mail.server.ts'
import { mailShipped, mailShippingUndone } from '#shop/people/notifications/plan-mail.server.ts'

export interface CorrectionFacts {
  printProvider: string
  /** Epoch milliseconds. */
  now: number
}

/**
 * Tells every buyer who was told of the shipment. Does nothing for a part that isn't shipped.
 * ShopError 'not_found', 'changed' when a print provider sent it, or it left over two weeks ago.
 */
export async function undoShipping(
  trx: Writer,
  orderId: string,
  kind: FulfillmentKind,
  { printProvider, now }: CorrectionFacts,
): Promise<FulfillmentState> {
  await lockOrder(trx, orderId)
  const rows = await trx
    .selectFrom('fulfillments')
    .selectAll()
    .where('order_id', '=', orderId)
    .execute()
  const own = rows.find((row) => row.kind === kind)
  if (!own) throw new ShopError('not_found', recordCopy.noSuchPart)
  const { state, provider, updated_at: updatedAt } = own
  if (senderOf(own, printProvider) !== 'studio')
    throw new ShopError('changed', recordCopy.printerSendsThem)
  if (state !== 'shipped') return state
  if (!mayUndoShipping({ state, updatedAt }, now)) {
    throw new ShopError('changed', recordCopy.tooLongAgo)
  }
  // Prints of its own that the studio has begun don't go to a printer that was connected since.
  const open = provider === 'manual' ? 'sent' : 'queued'
  await trx
    .updateTable('fulfillments')
    .set({ state: open, updated_at: now })
    .where(partOf(orderId, kind))
    .execute()
  const removed = await removeParcels(trx, own, rows.find((row) => row.kind !== kind) ?? null)
  await transitionOrder(trx, { id: orderId, state: 'fulfilled' }, 'paid', now)
  const since = await lastUndone(trx, orderId, kind)
  await addOrderEvent(trx, orderId, 'shipping_undone', kind, now)
  const told = await cancelShippedMail(trx, orderId, kind, { since, now })
  if (told) await mailShippingUndone(trx, orderId, kind, removed > 0, now)
  if (kind === 'prints' && open === 'queued') await queuePrintOrder(trx, orderId, now, now)
  await dropEmptyFulfillments(trx, orderId, now)
  return open
}

/** A parcel shared with the other fulfillment becomes that fulfillment's own. Answers how many went. */
async function removeParcels(
  trx: Writer,
  { order_id: orderId, kind }: Selectable<Tables['fulfillments']>,
  other: Selectable<Tables['fulfillments']> | null,
): Promise<number> {
  if (other?.state === 'shipped') {
    await trx
      .updateTable('parcels')
      .set({ kind: other.kind })
      .where('order_id', '=', orderId)
      .where('kind', '=', kind)
      .where('shipped_at', '=', other.updated_at)
      .execute()
  }
  const { numDeletedRows } = await trx
    .deleteFrom('parcels')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Epoch milliseconds; 0: never. */
async function lastUndone(trx: Writer, orderId: string, kind: FulfillmentKind): Promise<number> {
  const before = await trx
    .selectFrom('order_events')
    .select('at')
    .where('order_id', '=', orderId)
    .where('type', '=', 'shipping_undone')
    .where('detail', '=', kind)
    .orderBy('at', 'desc')
    .executeTakeFirst()
  return before?.at ?? 0
}

/** Safe to repeat. ShopError 'not_found' for an unknown `from`, 'bad_input' for a used number. */
export async function correctParcel(
  trx: Writer,
  orderId: string,
  correction: { from: string; parcel: Parcel },
  { printProvider, now }: CorrectionFacts,
): Promise<void> {
  const { from, parcel } = correction
  const { carrier, trackingNumber, trackingUrl } = parcel
  await lockOrder(trx, orderId)
  const known = await trx
    .selectFrom('parcels')
    .select(['id', 'kind', 'tracking_number'])
    .where('order_id', '=', orderId)
    .where('tracking_number', 'in', [from, trackingNumber])
    .execute()
  const wrong = known.find((one) => one.tracking_number === from) ?? known[0]
  const part = await trx
    .selectFrom('fulfillments')
    .select(['kind', 'state', 'provider'])
    .where('order_id', '=', orderId)
    .where('kind', '=', wrong?.kind ?? 'studio')
    .executeTakeFirst()
  if (!wrong || !part || senderOf(part, printProvider) === 'printer') {
    throw new ShopError('not_found', recordCopy.noSuchParcel)
  }
  if (known.length > 1) {
    throw badInput('trackingNumber', recordCopy.parcelTaken)
  }
  await trx
    .updateTable('parcels')
    .set({ carrier, tracking_number: trackingNumber, tracking_url: trackingUrl })
    .where('id', '=', wrong.id)
    .execute()
  if (from !== trackingNumber) await mailShipped(trx, orderId, [wrong.kind], [trackingNumber], now)
}
