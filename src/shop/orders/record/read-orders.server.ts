/* All reads of orders. One order and many orders take the same number of queries. */
import type { Selectable } from 'kysely'
import type { Reader } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import { pick } from '#platform/pick.ts'
import { lineCopies, readCopies } from '#shop/catalogue/editions/copies.server.ts'
import { writtenFor } from '#shop/catalogue/personalisation/personalisation.ts'
import { displayName } from '#shop/catalogue/products/product.ts'
import { picturesByAddress } from '#shop/media/pictures/pictures.server.ts'
import type { DayRange } from '#shop/store/dispatch/dispatch.ts'
import { pickupPlace } from '#shop/store/shipping/shipping.server.ts'
import { pickupDestination } from '#shop/store/shipping/shipping.ts'
import type { Address } from './addresses/address.ts'
import { buyerAttempt } from './buyer-cancel.ts'
import { taxesOnTop } from './credited-tax/credited-tax.server.ts'
import { readDelays } from './delays/delays.server.ts'
import { sumRefunded } from './lines.server.ts'
import {
  groupParcels,
  type Order,
  type OrderedLine,
  type OrderFulfillment,
  type OrderParcel,
} from './order.ts'
import { readNotes } from './order-events.server.ts'
import { readOpenIssues } from './order-issues.server.ts'
import {
  orderDiscount,
  orderNumbers,
  orderPresent,
  orderTax,
  promiseTerms,
  type WholeOrder,
  wholeOrders,
} from './order-record.server.ts'
import { arrivalAfter, type PromiseTerms } from './promise.ts'

type Row<T extends keyof Tables> = Selectable<Tables[T]>

export async function findOrder(
  reader: Reader,
  by: 'id' | 'number' | 'token',
  value: string | number,
): Promise<Order | null> {
  const rows = await wholeOrders(reader).where(by, '=', value).execute()
  const [order = null] = await readOrders(reader, rows)
  return order
}

/** In the order of `rows`. */
export async function readOrders(reader: Reader, rows: readonly WholeOrder[]): Promise<Order[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const isPickedUp = rows.some(({ destination }) => destination === pickupDestination)
  const [lines, refunds, fulfillments, parcels, issues, delays, notes, pickup] = await Promise.all([
    reader
      .selectFrom('order_lines')
      .selectAll()
      .where('order_id', 'in', ids)
      .orderBy('id')
      .execute(),
    reader
      .selectFrom('refunds')
      .selectAll()
      .where('order_id', 'in', ids)
      .where('state', '!=', 'refused')
      .orderBy('asked_at')
      .execute(),
    reader
      .selectFrom('fulfillments')
      .selectAll()
      .where('order_id', 'in', ids)
      .orderBy('kind')
      .execute(),
    reader.selectFrom('parcels').selectAll().where('order_id', 'in', ids).orderBy('id').execute(),
    readOpenIssues(reader, ids),
    readDelays(reader, ids),
    readNotes(reader, ids),
    isPickedUp ? pickupPlace(reader, pickupDestination) : null,
  ])
  const replaced = await orderNumbers(
    reader,
    rows.map(({ replaces }) => replaces),
  )
  const lineOf = await linesBy(reader, lines, refunds)
  const linesByOrder = Map.groupBy(lines, orderId)
  const refundsByOrder = Map.groupBy(refunds, orderId)
  const fulfillmentsByOrder = Map.groupBy(fulfillments, orderId)
  const parcelsByOrder = Map.groupBy(parcels, orderId)
  return rows.map((row) => {
    const sent = (parcelsByOrder.get(row.id) ?? []).map(parcelOf)
    const terms = promiseTerms(row)
    return {
      id: row.id,
      token: row.token,
      number: row.number,
      state: row.state,
      createdAt: row.created_at,
      paidAt: row.paid_at,
      expiresAt: row.expires_at,
      lines: linesOf(row, linesByOrder.get(row.id) ?? [], lineOf),
      subtotal: row.subtotal,
      shipping: row.shipping,
      total: row.total,
      refunded: row.refunded,
      lost: row.lost_amount ?? 0,
      dispute: row.disputed === 0 ? null : row.disputed === 1 ? 'open' : 'lost',
      money: row.money,
      currency: row.currency,
      voidReason: row.void_reason,
      ...orderDiscount(row),
      ...orderPresent(row),
      ...orderTax(row),
      buyer: { name: row.buyer_name, email: row.buyer_email },
      shipTo: row.ship_to === null ? null : (JSON.parse(row.ship_to) as Address),
      pickup: row.destination === pickupDestination ? pickup : null,
      provider: row.provider,
      paymentRef: row.payment_ref,
      fulfillments: (fulfillmentsByOrder.get(row.id) ?? []).map((own) =>
        fulfillmentFrom(own, sent, terms),
      ),
      parcels: sent,
      refunds: (refundsByOrder.get(row.id) ?? []).map(
        ({ amount, state, cancels, attempt, ...at }) => ({
          amount,
          isDone: state === 'done',
          cancels: cancels === 1,
          byBuyer: attempt === buyerAttempt,
          askedAt: at.asked_at,
          doneAt: at.done_at,
        }),
      ),
      issues: issues.get(row.id) ?? [],
      delays: delays.get(row.id) ?? [],
      note: notes.get(row.id) ?? null,
      packingSince: row.packing_since,
      replacing: replacingOf(row, replaced),
    }
  })
}

const orderId = (row: { order_id: string }) => row.order_id

function replacingOf(
  { replaces, replaced_why: why }: WholeOrder,
  numbers: ReadonlyMap<string, number>,
): Order['replacing'] {
  const number = numbers.get(replaces ?? '')
  return number === undefined ? null : { number, why: why ?? '' }
}

function linesOf(
  order: WholeOrder,
  rows: readonly Row<'order_lines'>[],
  lineOf: (row: Row<'order_lines'>) => OrderedLine,
): OrderedLine[] {
  const lines = rows.map((row) => ({ ...lineOf(row), taxClass: row.tax_class }))
  const taxes = taxesOnTop(order, lines)
  return lines.map(({ taxClass: _, ...line }) => {
    const tax = taxes.get(line.lineId)
    return { ...line, ...(tax && { tax }) }
  })
}

async function linesBy(
  reader: Reader,
  lines: readonly Row<'order_lines'>[],
  refunds: readonly Row<'refunds'>[],
): Promise<(row: Row<'order_lines'>) => OrderedLine> {
  const certified = lines.filter((row) => row.edition_id !== null || row.making === 'one_of_a_kind')
  const pictures = await picturesByAddress(
    reader,
    lines.map(({ location }) => location),
  )
  const copies = await readCopies(reader, [...new Set(certified.map(orderId))])
  const back = sumRefunded(refunds)
  return (row) => ({
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
    inventoryPolicy: row.making,
    personalised: row.personalised === 1,
    ...writtenFor({ label: row.personal_label }, row.personal_text),
    ...lineCopies(copies, row.id),
    ownName: row.kind === 'prints' ? null : row.name,
    variantId: row.variant_id,
  })
}

function parcelOf(row: Row<'parcels'>): OrderParcel {
  return {
    kind: row.kind,
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    trackingUrl: row.tracking_url,
    shippedAt: row.shipped_at,
  }
}

function fulfillmentFrom(
  row: Row<'fulfillments'>,
  parcels: readonly OrderParcel[],
  terms: PromiseTerms | null,
): OrderFulfillment {
  const { kind, state, reason, updated_at: updatedAt } = row
  const leaves = rangeOf(row.leaves_from, row.leaves_by)
  const arrives =
    state === 'shipped' ? arrivalAfter(updatedAt, terms) : rangeOf(row.arrives_from, row.arrives_by)
  return {
    kind,
    state,
    leaves,
    arrives,
    by: kind === 'prints' && terms?.printing ? 'printer' : 'studio',
    parcels: groupParcels({ kind, state, updatedAt }, parcels).map((each) =>
      pick(each, ['carrier', 'trackingNumber', 'trackingUrl']),
    ),
    reason,
    updatedAt,
    leavesBy: row.leaves_by,
    dueAt: row.due_at,
    foreignCost: row.foreign_cost,
    provider: row.provider,
    providerRef: row.provider_ref,
  }
}

/** After a delay there is no first day. */
function rangeOf(from: string | null, to: string | null): DayRange | null {
  if (to === null) return null
  return from === null ? { from: to, to, latest: true } : { from, to }
}
