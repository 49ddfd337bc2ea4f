/* Owns everything there is to say about one order, for its owner. Never writes. */
import type { Reader } from '#db/database.ts'
import { formatMoney } from '#kernel/money.ts'
import type { Address } from '#shop/orders/address.ts'
import { isPaymentLate, orderPath } from '#shop/orders/order.ts'
import { readNote, readRemarks } from '#shop/orders/order-events.server.ts'
import { parcelsOf } from '#shop/orders/parcels.ts'
import type { WholeOrder } from '#shop/orders/void-reason.server.ts'
import type {
  OrderMoment,
  OwnerOrder,
  OwnerParcel,
  OwnerPartView,
  StuckJob,
} from './owner-order.ts'
import { ownerRows, type RowContext } from './owner-rows.server.ts'

export async function readOwnerOrder(
  reader: Reader,
  order: WholeOrder,
  context: RowContext,
  stuck: readonly StuckJob[],
): Promise<OwnerOrder | null> {
  const [[row], parcels, note, remarks, refunds] = await Promise.all([
    ownerRows(reader, [order], context),
    readParcels(reader, order.id),
    readNote(reader, order.id),
    readRemarks(reader, order.id),
    readRefunds(reader, order.id),
  ])
  if (!row) return null
  const moments: OrderMoment[] = [
    ...paymentMoments(order),
    ...row.parts.flatMap((part) => partMoments(part, parcels)),
    ...parcels.map(parcelMoment),
    ...refunds,
    ...remarks.map(({ what, detail, at }) => ({ at, what, part: null, detail })),
  ]
  return {
    ...row,
    page: orderPath(order.token),
    subtotal: order.subtotal,
    shipping: order.shipping,
    discount: order.discount,
    tax: order.tax,
    shipTo: order.ship_to === null ? null : (JSON.parse(order.ship_to) as Address),
    paymentLate: isPaymentLate({ state: order.state, expiresAt: order.expires_at }, context.now),
    paymentRef: order.payment_ref,
    provider: order.provider,
    parcels,
    note,
    moments: moments.sort((a, b) => a.at - b.at),
    stuck: stuck.filter((job) => job.orderId === order.id),
  }
}

function paymentMoments(order: WholeOrder): OrderMoment[] {
  const placed = { at: order.created_at, what: 'placed', part: null, detail: null } as const
  if (order.paid_at === null) return [placed]
  return [placed, { ...placed, at: order.paid_at, what: 'paid' }]
}

/** Only the last step of a part is kept; a parcel tells of its own. */
function partMoments(part: OwnerPartView, parcels: readonly OwnerParcel[]): OrderMoment[] {
  const { state, updatedAt: at, reason: detail } = part
  if (state === 'queued') return []
  if (state === 'shipped' && parcelsOf(part, parcels).length > 0) return []
  return [{ at, what: state, part: part.part, detail }]
}

function parcelMoment({ part, carrier, trackingNumber, shippedAt }: OwnerParcel): OrderMoment {
  const detail = [carrier, trackingNumber].filter(Boolean).join(' ')
  return { at: shippedAt, what: 'parcel', part, detail }
}

async function readRefunds(reader: Reader, orderId: string): Promise<OrderMoment[]> {
  const rows = await reader
    .selectFrom('refunds')
    .select(['amount', 'done_at', 'asked_at'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'done')
    .execute()
  return rows.map((row) => ({
    at: row.done_at ?? row.asked_at,
    what: row.amount === 0 ? 'called_off' : 'refunded',
    part: null,
    detail: row.amount === 0 ? null : formatMoney(row.amount),
  }))
}

async function readParcels(reader: Reader, orderId: string): Promise<OwnerParcel[]> {
  const rows = await reader
    .selectFrom('parcels')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    part: row.part,
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    trackingUrl: row.tracking_url,
    shippedAt: row.shipped_at,
  }))
}
