import { orderPath } from '#platform/addresses/page-paths.ts'
import type { Reader } from '#platform/db/database.ts'
import { editVersion } from '#platform/edit-version.ts'
import { formatMoney } from '#platform/money/money.ts'
import { pick } from '#platform/pick.ts'
import { lineCopies, withReissuedNumbers } from '#shop/catalogue/editions/copies.server.ts'
import { readSums } from '#shop/orders/ledger/ledger-rows.server.ts'
import { readOrderUnknowns } from '#shop/orders/ledger/profit/profit.server.ts'
import {
  groupParcels,
  isOpen,
  isPaymentLate,
  type Order,
  type OrderParcel,
} from '#shop/orders/record/order.ts'
import { readOrderEvents } from '#shop/orders/record/order-events.server.ts'
import { readSeenIssues } from '#shop/orders/record/order-issues.server.ts'
import {
  type Issue,
  type IssuePlace,
  issueWords,
  mustStay,
} from '#shop/orders/record/order-issues.ts'
import { readReplacements, type WholeOrder } from '#shop/orders/record/order-record.server.ts'
import { readOrders } from '#shop/orders/record/read-orders.server.ts'
import { leftToRefund } from '#shop/orders/record/refunds/left-to-refund.ts'
import { orderVersion, orderVersions } from '#shop/orders/record/refunds/order-version.server.ts'
import { senderOf } from '#shop/orders/record/senders.ts'
import {
  type Need,
  type OrderEvent,
  type OwnerFulfillment,
  type OwnerOrder,
  type OwnerOrderRow,
  ownerKeys,
  ownerRowKeys,
  type PackedOrder,
  type StuckJob,
} from './owner-order.ts'

export interface RowContext {
  now: number
  /** IANA. */
  timeZone: string
  printProvider: string
  stuck: ReadonlySet<string | null>
}

export async function readOwnerOrder(
  reader: Reader,
  found: Order,
  context: RowContext,
  stuck: readonly StuckJob[],
): Promise<OwnerOrder> {
  const [[order = found], recorded, seen, ledger, unknowns, replacedBy, version] =
    await Promise.all([
      withReissuedCopies(reader, [found]),
      readOrderEvents(reader, found.id),
      readSeenIssues(reader, found.id),
      readSums(reader, found.id),
      readOrderUnknowns(reader, found.id),
      readReplacements(reader, found.id),
      orderVersion(reader, found.id),
    ])
  const row = ownerRow(order, context)
  const { paymentRef, provider, parcels, note, delays, ...sums } = pick(order, ownerKeys)
  const events: OrderEvent[] = [
    ...paymentEvents(order),
    ...row.fulfillments.flatMap((fulfillment) => fulfillmentEvents(fulfillment, parcels)),
    ...parcels.map(parcelEvent),
    ...refundEvents(order),
    ...seenEvents(seen, { ...order, ...context }),
    ...recorded.map(({ type, detail, at }) => ({ at, type, kind: null, detail })),
  ]
  return {
    ...row,
    page: orderPath(order.token),
    replacedBy,
    ...sums,
    version,
    addressVersion: editVersion(order.shipTo),
    paymentLate: isPaymentLate(order, context.now),
    leftToRefund: leftToRefund(order),
    paymentRef,
    provider,
    parcels,
    ledger,
    ...unknowns,
    note,
    delays,
    events: events.sort((a, b) => a.at - b.at),
    stuck: stuck.filter((job) => job.orderId === order.id),
  }
}

/** Issues that were resolved together are one event. */
function seenEvents(seen: readonly (Issue & { at: number })[], place: IssuePlace): OrderEvent[] {
  const times = [...new Set(seen.map(({ at }) => at))]
  return times.map((at) => {
    const words = seen.filter((issue) => issue.at === at).map((issue) => issueWords(issue, place))
    return { at, type: 'issue_resolved', kind: null, detail: words.join('\n') }
  })
}

function paymentEvents(order: Order): OrderEvent[] {
  const placed = { at: order.createdAt, type: 'placed', kind: null, detail: null } as const
  if (order.paidAt === null) return [placed]
  return [placed, { ...placed, at: order.paidAt, type: 'paid' }]
}

/** The database keeps only a part's last step; a parcel has its own event. */
function fulfillmentEvents(
  fulfillment: OwnerFulfillment,
  parcels: readonly OrderParcel[],
): OrderEvent[] {
  const { state, updatedAt: at, reason: detail } = fulfillment
  if (state === 'queued') return []
  if (state === 'shipped' && groupParcels(fulfillment, parcels).length > 0) return []
  return [{ at, type: state, kind: fulfillment.kind, detail }]
}

function parcelEvent({ kind, carrier, trackingNumber, shippedAt }: OrderParcel): OrderEvent {
  const detail = [carrier, trackingNumber].filter(Boolean).join(' ')
  return { at: shippedAt, type: 'parcel', kind, detail }
}

function refundEvents({ refunds, currency, total }: Order): OrderEvent[] {
  return refunds
    .filter(({ isDone }) => isDone)
    .flatMap(({ amount, cancels, byBuyer, askedAt, doneAt }): OrderEvent[] => {
      const at = { at: doneAt ?? askedAt, kind: null }
      const voided = { ...at, type: 'voided', detail: byBuyer ? 'buyer' : null } as const
      const refunded = { ...at, type: 'refunded', detail: formatMoney(amount, currency) } as const
      return [...(cancels || total === 0 ? [voided] : []), ...(total === 0 ? [] : [refunded])]
    })
}

/** In the order of `orders`; the number of queries is fixed. */
export async function ownerRows(
  reader: Reader,
  orders: readonly WholeOrder[],
  context: RowContext,
): Promise<OwnerOrderRow[]> {
  const found = await withReissuedCopies(reader, await readOrders(reader, orders))
  return found.map((order) => ownerRow(order, context))
}

/** In the order of `orders`; the number of queries is fixed. */
export async function packedOrders(
  reader: Reader,
  orders: readonly WholeOrder[],
  context: RowContext,
): Promise<PackedOrder[]> {
  const found = await withReissuedCopies(reader, await readOrders(reader, orders))
  const versions = await orderVersions(
    reader,
    found.map(({ id }) => id),
  )
  return found.map((order) => ({
    ...ownerRow(order, context),
    ...pick(order, ownerKeys),
    version: versions.get(order.id) ?? '',
  }))
}

export function ownerRow(order: Order, context: RowContext): OwnerOrderRow {
  const fulfillments = order.fulfillments
    .map((each) => ownerFulfillment(each, context))
    .toReversed()
  const dispatchBy = dispatchByOf(order, fulfillments)
  const { lines, ...row } = pick(order, ownerRowKeys)
  const issues = order.issues.map((issue) => ({
    ...issue,
    words: issueWords(issue, { ...order, ...context }, order),
  }))
  return {
    ...row,
    issues,
    disputed: order.dispute !== null,
    needs: needsOf(order, {
      ...context,
      dispatchBy: mustStay(issues) || order.dispute === 'open' ? null : dispatchBy,
    }),
    dispatchBy,
    lines,
    fulfillments,
  }
}

function ownerFulfillment(
  own: Order['fulfillments'][number],
  { printProvider }: RowContext,
): OwnerFulfillment {
  const sender = senderOf(own, printProvider)
  return {
    ...pick(own, ['kind', 'state', 'reason', 'updatedAt', 'leavesBy', 'dueAt', 'foreignCost']),
    selfFulfilled: sender === 'studio',
    cutOff: sender === 'former-printer',
  }
}

function needsOf(
  order: Order,
  { now, stuck, dispatchBy }: RowContext & { dispatchBy: number | null },
): Need[] {
  const failed = order.fulfillments.some(({ state }) => state === 'failed')
  return [
    ...(order.issues.length > 0 ? (['issue'] as const) : []),
    ...(order.dispute === 'open' ? (['dispute'] as const) : []),
    ...(failed && order.voidReason === null ? (['prints_failed'] as const) : []),
    ...(dispatchBy !== null && dispatchBy < now ? (['overdue'] as const) : []),
    ...(stuck.has(order.id) ? (['stuck'] as const) : []),
  ]
}

/** Epoch milliseconds; null when nothing is due. */
function dispatchByOf(order: Order, fulfillments: readonly OwnerFulfillment[]): number | null {
  if (!isOpen(order)) return null
  const due = fulfillments.flatMap(({ state, dueAt }) =>
    state === 'shipped' || state === 'failed' ? [] : (dueAt ?? []),
  )
  return due.length === 0 ? null : Math.min(...due)
}

async function withReissuedCopies(reader: Reader, orders: readonly Order[]): Promise<Order[]> {
  const all = orders.flatMap(({ lines }) => lines)
  const copies = await withReissuedNumbers(
    reader,
    new Map(all.flatMap((line) => (line.copies ? [[line.lineId, line.copies]] : []))),
  )
  const told = (line: Order['lines'][number]) => ({ ...line, ...lineCopies(copies, line.lineId) })
  return orders.map((order) => ({ ...order, lines: order.lines.map(told) }))
}
