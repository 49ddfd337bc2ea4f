/* Owns corrections of parcels that are on their way. Never adds or removes one. */
import type { Writer } from '#db/database.ts'
import { badInput, ShopError } from '#kernel/errors.ts'
import { mailShipped } from '#shop/notifications/plan-mail.server.ts'
import type { FulfillmentKind, Parcel } from './order.ts'
import { lockOrder } from './order-record.server.ts'

/**
 * Corrects the carrier and tracking number of a parcel of these fulfillments; the buyer is told of a
 * number that is new. Twice is harmless. ShopError 'not_found' when no parcel has the number `from`,
 * 'bad_input' on `trackingNumber` when another parcel of the order has it already.
 */
export async function correctParcel(
  trx: Writer,
  orderId: string,
  kinds: readonly FulfillmentKind[],
  correction: { from: string; parcel: Parcel },
  now: number,
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
  if (!wrong || !kinds.includes(wrong.kind)) {
    throw new ShopError('not_found', 'The order has no parcel of yours with this number.')
  }
  if (known.length > 1) {
    throw badInput('trackingNumber', 'Another parcel of this order has that number already.')
  }
  await trx
    .updateTable('parcels')
    .set({ carrier, tracking_number: trackingNumber, tracking_url: trackingUrl })
    .where('id', '=', wrong.id)
    .execute()
  if (from !== trackingNumber) await mailShipped(trx, orderId, [wrong.kind], [trackingNumber], now)
}
