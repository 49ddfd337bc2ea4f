/* Reads how far each part of an order is, with the parcels that it is in. Never moves a part. */
import type { Reader } from '#db/database.ts'
import type { Parcel } from './order.ts'
import { parcelsOf } from './parcels.ts'

export async function readFulfillments(reader: Reader, orderId: string) {
  const [fulfillments, rows] = await Promise.all([
    reader
      .selectFrom('fulfillments')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('kind')
      .execute(),
    reader
      .selectFrom('parcels')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute(),
  ])
  const parcels = rows.map((row) => ({ ...row, shippedAt: row.shipped_at }))
  return fulfillments.map(({ kind, state, updated_at: updatedAt }) => ({
    kind,
    state,
    parcels: parcelsOf({ kind, state, updatedAt }, parcels).map(
      (parcel): Parcel => ({
        carrier: parcel.carrier,
        trackingNumber: parcel.tracking_number,
        trackingUrl: parcel.tracking_url,
      }),
    ),
  }))
}
