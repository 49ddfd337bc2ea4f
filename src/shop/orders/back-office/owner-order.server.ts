/*
 * Reads orders for the owner: list rows, with one query each for lines, fulfillments and issues,
 * and whole orders. find-orders.server.ts decides which orders. Never writes.
 */

import { orderPath } from '#platform/addresses/page-paths.ts'
import type { Reader } from '#platform/db/database.ts'
import type { Currency } from '#platform/money/currency.ts'
import { formatMoney } from '#platform/money/money.ts'
import { lineCopies, readCopies, withSecondLives } from '#shop/catalogue/editions/copies.server.ts'
import { displayName } from '#shop/catalogue/products/product.ts'
import { picturesByAddress } from '#shop/media/pictures/pictures.server.ts'
import { readSums } from '#shop/orders/ledger/ledger.server.ts'
import type { Address } from '#shop/orders/record/addresses/address.ts'
import { readDelays } from '#shop/orders/record/delays/delays.server.ts'
import { refundedQuantities } from '#shop/orders/record/lines.server.ts'
import { groupParcels, isPaymentLate } from '#shop/orders/record/order.ts'
import { readNote, readOrderEvents } from '#shop/orders/record/order-events.server.ts'
import { readOpenIssues, readSeenIssues } from '#shop/orders/record/order-issues.server.ts'
import { type Issue, issueWords, mustStay } from '#shop/orders/record/order-issues.ts'
import {
  orderDiscount,
  orderPresent,
  orderTax,
  type WholeOrder,
} from '#shop/orders/record/order-record.server.ts'
import { pickupPlace } from '#shop/store/shipping/shipping.server.ts'
import type {
  Need,
  OrderEvent,
  OwnerFulfillment,
  OwnerLine,
  OwnerOrder,
  OwnerOrderRow,
  OwnerParcel,
  StuckJob,
} from './owner-order.ts'

/** Null without such an order. */
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
    readRefunds(reader, order),
    readSeenIssues(reader, order.id),
  ])
  if (!row) return null
  const events: OrderEvent[] = [
    ...paymentEvents(order),
    ...row.fulfillments.flatMap((fulfillment) => fulfillmentEvents(fulfillment, parcels)),
    ...parcels.map(parcelEvent),
    ...refunds,
    ...seenEvents(seen, order.currency),
    ...recorded.map(({ type, detail, at }) => ({ at, type, kind: null, detail })),
  ]
  return {
    ...row,
    page: orderPath(order.token),
    subtotal: order.subtotal,
    shipping: order.shipping,
    ...orderDiscount(order),
    ...orderPresent(order),
    ...orderTax(order),
    shipTo: order.ship_to === null ? null : (JSON.parse(order.ship_to) as Address),
    pickup: await pickupPlace(reader, order.destination),
    paymentLate: isPaymentLate({ state: order.state, expiresAt: order.expires_at }, context.now),
    paymentRef: order.payment_ref,
    provider: order.provider,
    parcels,
    ledger: await readSums(reader, order.id),
    note,
    delays: (await readDelays(reader, [order.id])).get(order.id) ?? [],
    events: events.sort((a, b) => a.at - b.at),
    stuck: stuck.filter((job) => job.orderId === order.id),
  }
}

/** Issues that were resolved together are one event. */
function seenEvents(seen: readonly (Issue & { at: number })[], currency: Currency): OrderEvent[] {
  const times = [...new Set(seen.map(({ at }) => at))]
  return times.map((at) => {
    const words = seen
      .filter((issue) => issue.at === at)
      .map((issue) => issueWords(issue, currency))
    return { at, type: 'issue_resolved', kind: null, detail: words.join('\n') }
  })
}

function paymentEvents(order: WholeOrder): OrderEvent[] {
  const placed = { at: order.created_at, type: 'placed', kind: null, detail: null } as const
  if (order.paid_at === null) return [placed]
  return [placed, { ...placed, at: order.paid_at, type: 'paid' }]
}

/** The database keeps only a part's last step; a parcel has an event of its own. */
function fulfillmentEvents(
  fulfillment: OwnerFulfillment,
  parcels: readonly OwnerParcel[],
): OrderEvent[] {
  const { state, updatedAt: at, reason: detail } = fulfillment
  if (state === 'queued') return []
  if (state === 'shipped' && groupParcels(fulfillment, parcels).length > 0) return []
  return [{ at, type: state, kind: fulfillment.kind, detail }]
}

function parcelEvent({ kind, carrier, trackingNumber, shippedAt }: OwnerParcel): OrderEvent {
  const detail = [carrier, trackingNumber].filter(Boolean).join(' ')
  return { at: shippedAt, type: 'parcel', kind, detail }
}

async function readRefunds(
  reader: Reader,
  { id, currency }: Pick<WholeOrder, 'id' | 'currency'>,
): Promise<OrderEvent[]> {
  const rows = await reader
    .selectFrom('refunds')
    .select(['amount', 'done_at', 'asked_at'])
    .where('order_id', '=', id)
    .where('state', '=', 'done')
    .execute()
  return rows.map((row) => ({
    at: row.done_at ?? row.asked_at,
    type: row.amount === 0 ? 'voided' : 'refunded',
    kind: null,
    detail: row.amount === 0 ? null : formatMoney(row.amount, currency),
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

export interface RowContext {
  now: number
  /** No provider prints for the studio: it sends prints too. */
  selfFulfilled: boolean
  /** Ids of orders with dead-lettered jobs. */
  stuck: ReadonlySet<string | null>
}

/** Rows in the order of `orders`; the number of queries is fixed. */
export async function ownerRows(
  reader: Reader,
  orders: readonly WholeOrder[],
  context: RowContext,
): Promise<(OwnerOrderRow & { lines: OwnerLine[] })[]> {
  const ids = orders.map((order) => order.id)
  const [lines, fulfillments, issues] = await Promise.all([
    readLines(reader, ids),
    fulfillmentsOf(reader, ids, context.selfFulfilled),
    readOpenIssues(reader, ids),
  ])
  return orders.map((order) => {
    const own = fulfillments.get(order.id) ?? []
    const open = issues.get(order.id) ?? []
    const dispatchBy = dispatchByOf(order, own)
    return {
      id: order.id,
      number: order.number,
      state: order.state,
      createdAt: order.created_at,
      paidAt: order.paid_at,
      buyer: { name: order.buyer_name, email: order.buyer_email },
      total: order.total,
      refunded: order.refunded,
      lost: order.lost_amount ?? 0,
      money: order.money,
      currency: order.currency,
      voidReason: order.void_reason,
      issues: open.map((issue) => ({ ...issue, words: issueWords(issue, order.currency, order) })),
      disputed: order.disputed !== 0,
      needs: needsOf(order, own, {
        ...context,
        dispatchBy: mustStay(open) ? null : dispatchBy,
        hasIssue: open.length > 0,
      }),
      dispatchBy,
      lines: lines.get(order.id) ?? [],
      fulfillments: own,
    }
  })
}

function needsOf(
  order: WholeOrder,
  fulfillments: readonly OwnerFulfillment[],
  {
    now,
    stuck,
    dispatchBy,
    hasIssue,
  }: RowContext & { dispatchBy: number | null; hasIssue: boolean },
): Need[] {
  const failed =
    fulfillments.some((fulfillment) => fulfillment.state === 'failed') && order.void_reason === null
  return [
    ...(hasIssue ? (['issue'] as const) : []),
    ...(order.disputed === 1 ? (['dispute'] as const) : []),
    ...(failed ? (['prints_failed'] as const) : []),
    ...(dispatchBy !== null && dispatchBy < now ? (['overdue'] as const) : []),
    ...(stuck.has(order.id) ? (['stuck'] as const) : []),
  ]
}

/** The earliest due time of the open fulfillments, in epoch milliseconds; null when none is due. */
function dispatchByOf(order: WholeOrder, fulfillments: readonly OwnerFulfillment[]): number | null {
  if (order.state !== 'paid' || order.void_reason !== null) return null
  const due = fulfillments.flatMap(({ state, dueAt }) =>
    state === 'shipped' || state === 'failed' ? [] : (dueAt ?? []),
  )
  return due.length === 0 ? null : Math.min(...due)
}

async function readLines(reader: Reader, ids: string[]): Promise<Map<string, OwnerLine[]>> {
  if (ids.length === 0) return new Map()
  const rows = await reader
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute()
  const pictures = await picturesByAddress(
    reader,
    rows.map((row) => row.location),
  )
  const back = await refundedQuantities(reader, ids, ['asked', 'done'])
  const certified = rows.filter((row) => row.edition_id !== null || row.making === 'one_of_a_kind')
  const orderIds = [...new Set(certified.map((row) => row.order_id))]
  const copies = await withSecondLives(reader, await readCopies(reader, orderIds))
  const found = new Map<string, OwnerLine[]>()
  for (const row of rows) {
    const line: OwnerLine = {
      lineId: row.id,
      refundedQuantity: back.get(row.id) ?? 0,
      kind: row.kind,
      productId: row.product_id,
      size: row.size,
      name: displayName({ kind: row.kind, name: row.name, printName: row.print_name }),
      descName: row.desc_name,
      garmentSize: row.garment_size,
      quantity: row.quantity,
      unitPrice: row.unit_price,
      discount: row.discount,
      location: pictures.get(row.location)?.address ?? row.location,
      picture: pictures.get(row.location) ?? null,
      making: row.making,
      personalised: row.personalised === 1,
      ...lineCopies(copies, row.id),
    }
    found.set(row.order_id, [...(found.get(row.order_id) ?? []), line])
  }
  return found
}

async function fulfillmentsOf(
  reader: Reader,
  ids: string[],
  selfFulfilled: boolean,
): Promise<Map<string, OwnerFulfillment[]>> {
  if (ids.length === 0) return new Map()
  const rows = await reader
    .selectFrom('fulfillments')
    .select(['order_id', 'kind', 'state', 'reason', 'updated_at', 'leaves_by', 'due_at'])
    .select('foreign_cost')
    .where('order_id', 'in', ids)
    .orderBy('kind', 'desc')
    .execute()
  const found = new Map<string, OwnerFulfillment[]>()
  for (const { order_id, kind, state, reason, updated_at, ...row } of rows) {
    const own = selfFulfilled || kind === 'studio'
    const promise = { leavesBy: row.leaves_by, dueAt: row.due_at, foreignCost: row.foreign_cost }
    const view = { kind, state, reason, updatedAt: updated_at, selfFulfilled: own, ...promise }
    found.set(order_id, [...(found.get(order_id) ?? []), view])
  }
  return found
}
