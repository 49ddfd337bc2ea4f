/* Reads an order in full, for the owner. Never writes. */

import type { Reader } from '#db/database.ts'
import { formatMoney } from '#kernel/money.ts'
import { orderPath } from '#kernel/page-paths.ts'
import type { Address } from '#shop/orders/address.ts'
import { isPaymentLate } from '#shop/orders/order.ts'
import { readNote, readOrderEvents } from '#shop/orders/order-events.server.ts'
import { readSeenIssues } from '#shop/orders/order-issues.server.ts'
import { type Issue, issueWords } from '#shop/orders/order-issues.ts'
import { parcelsOf } from '#shop/orders/parcels.ts'
import type { WholeOrder } from '#shop/orders/void-reason.server.ts'
import type {
  OrderEvent,
  OwnerFulfillment,
  OwnerOrder,
  OwnerParcel,
  StuckJob,
} from './owner-order.ts'
import { ownerRows, type RowContext } from './owner-rows.server.ts'

/** An order with its lines, fulfillments, refunds, issues and timeline; null without its row. */
export async function readOwnerOrder(
  reader: Reader,
  order: WholeOrder,
  context: RowContext,
  stuck: readonly StuckJob[],
): Promise<OwnerOrder | null> {
  const [[row], parcels, note, recorded, refunds, seen] = await Promise.all([
    ownerRows(reader, [order], context),
    readParcels(reader, order.id),
    readNote(reader, order.id),
    readOrderEvents(reader, order.id),
    readRefunds(reader, order.id),
    readSeenIssues(reader, order.id),
  ])
  if (!row) return null
  const events: OrderEvent[] = [
    ...paymentEvents(order),
    ...row.fulfillments.flatMap((fulfillment) => fulfillmentEvents(fulfillment, parcels)),
    ...parcels.map(parcelEvent),
    ...refunds,
    ...seenEvents(seen),
    ...recorded.map(({ type, detail, at }) => ({ at, type, kind: null, detail })),
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
    events: events.sort((a, b) => a.at - b.at),
    stuck: stuck.filter((job) => job.orderId === order.id),
  }
}

/** Issues that were resolved together are one event. */
function seenEvents(seen: readonly (Issue & { at: number })[]): OrderEvent[] {
  const times = [...new Set(seen.map(({ at }) => at))]
  return times.map((at) => {
    const words = seen.filter((issue) => issue.at === at).map(issueWords)
    return { at, type: 'issue_resolved', kind: null, detail: words.join('\n') }
  })
}

function paymentEvents(order: WholeOrder): OrderEvent[] {
  const placed = { at: order.created_at, type: 'placed', kind: null, detail: null } as const
  if (order.paid_at === null) return [placed]
  return [placed, { ...placed, at: order.paid_at, type: 'paid' }]
}

/** Only the last step of a part is kept; a parcel tells of its own. */
function fulfillmentEvents(
  fulfillment: OwnerFulfillment,
  parcels: readonly OwnerParcel[],
): OrderEvent[] {
  const { state, updatedAt: at, reason: detail } = fulfillment
  if (state === 'queued') return []
  if (state === 'shipped' && parcelsOf(fulfillment, parcels).length > 0) return []
  return [{ at, type: state, kind: fulfillment.kind, detail }]
}

function parcelEvent({ kind, carrier, trackingNumber, shippedAt }: OwnerParcel): OrderEvent {
  const detail = [carrier, trackingNumber].filter(Boolean).join(' ')
  return { at: shippedAt, type: 'parcel', kind, detail }
}

async function readRefunds(reader: Reader, orderId: string): Promise<OrderEvent[]> {
  const rows = await reader
    .selectFrom('refunds')
    .select(['amount', 'done_at', 'asked_at'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'done')
    .execute()
  return rows.map((row) => ({
    at: row.done_at ?? row.asked_at,
    type: row.amount === 0 ? 'voided' : 'refunded',
    kind: null,
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
    kind: row.kind,
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    trackingUrl: row.tracking_url,
    shippedAt: row.shipped_at,
  }))
}
