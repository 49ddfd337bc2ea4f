/*
 * Owns the buyer's view of an order: its page at an unguessable address, and the order status of a
 * payment session. Never changes an order, except for a buyer's answer to a delay.
 */
import type { Database, Reader } from '#platform/db/database.ts'
import type { Clock } from '#platform/time/clock.ts'
import { lineCopies, readCopies } from '#shop/catalogue/editions/copies.server.ts'
import { displayName } from '#shop/catalogue/products/product.ts'
import { picturesByAddress } from '#shop/media/pictures/pictures.server.ts'
import type { DayRange } from '#shop/store/dispatch/dispatch.ts'
import { pickupPlace } from '#shop/store/shipping/shipping.server.ts'
import type { Address } from './addresses/address.ts'
import type { Delay, DelayAnswer } from './delays/delay.ts'
import { answerDelay, readDelays } from './delays/delays.server.ts'
import { readOrderLines } from './lines.server.ts'
import {
  groupParcels,
  isBought,
  type OrderFulfillment,
  type OrderView,
  type Parcel,
  type SessionOutcome,
} from './order.ts'
import { readOpenIssues } from './order-issues.server.ts'
import {
  orderDiscount,
  orderPresent,
  orderTax,
  readPromiseTerms,
  type WholeOrder,
  wholeOrders,
} from './order-record.server.ts'
import { arrivalAfter, promisedDates } from './promise.ts'

export type Orders = ReturnType<typeof createOrders>

export function createOrders({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** See `answerDelay`. */
    answerDelay: (token: string, delayId: number, answer: DelayAnswer): Promise<void> =>
      db.transact((trx) => answerDelay(trx, token, delayId, { answer, now: clock.now() })),

    /** For any visitor who knows the token; null without such an order. */
    async findByToken(token: string): Promise<OrderView | null> {
      if (!/^[\w-]{43}$/.test(token)) return null
      const order = await wholeOrders(db.read).where('token', '=', token).executeTakeFirst()
      return order ? toOrderView(db.read, order) : null
    },

    /**
     * The order status of a payment session, for /order-success. The session's id travels in
     * addresses, so it alone tells no more than the state. Only the user who bought (`userId`, null
     * without a session) gets the link to the order page, which shows the buyer's address. Null
     * without such a session.
     */
    async findBySession(sessionId: string, userId: string | null): Promise<SessionOutcome | null> {
      if (!isSessionId(sessionId)) return null
      const order = await db.read
        .selectFrom('orders')
        .select(['state', 'token', 'user_id'])
        .where('session_id', '=', sessionId)
        .executeTakeFirst()
      if (!order) return null
      const own = userId !== null && order.user_id === userId && isBought(order.state)
      return { state: order.state, token: own ? order.token : null }
    },
  }
}

/** Any provider's session ids: short, without spaces. */
export function isSessionId(value: string): boolean {
  return /^[\w.-]{1,255}$/.test(value)
}

async function toOrderView(reader: Reader, order: WholeOrder): Promise<OrderView> {
  const lines = await readOrderLines(reader, order.id)
  const fulfillments = await readFulfillments(reader, order.id)
  const pictures = await picturesByAddress(
    reader,
    lines.map((line) => line.location),
  )
  const copies = await readCopies(reader, [order.id])
  return {
    number: order.number,
    state: order.state,
    createdAt: order.created_at,
    paidAt: order.paid_at,
    lines: lines.map((line) => ({
      kind: line.kind,
      productId: line.productId,
      size: line.size,
      name: displayName(line),
      descName: line.descName,
      garmentSize: line.garmentSize,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      location: pictures.get(line.location)?.address ?? line.location,
      picture: pictures.get(line.location) ?? null,
      making: line.making,
      personalised: line.personalised === true,
      ...lineCopies(copies, line.lineId),
    })),
    subtotal: order.subtotal,
    shipping: order.shipping,
    ...orderDiscount(order),
    ...orderPresent(order),
    ...orderTax(order),
    total: order.total,
    refunded: order.refunded,
    money: order.money,
    currency: order.currency,
    voidReason: order.void_reason,
    buyer: { name: order.buyer_name, email: order.buyer_email },
    shipTo: order.ship_to === null ? null : (JSON.parse(order.ship_to) as Address),
    pickup: await pickupPlace(reader, order.destination),
    fulfillments,
    delays: await openDelays(reader, order, fulfillments),
    beingChecked: (await readOpenIssues(reader, [order.id])).size > 0,
  }
}

/** The latest delay of each part that hasn't left. */
async function openDelays(
  reader: Reader,
  { id, state, void_reason }: WholeOrder,
  fulfillments: readonly Pick<OrderFulfillment, 'kind' | 'state'>[],
): Promise<Delay[]> {
  if (state !== 'paid' || void_reason !== null) return []
  const delays = (await readDelays(reader, [id])).get(id) ?? []
  return fulfillments.flatMap((own) =>
    own.state === 'shipped' ? [] : (delays.find(({ kind }) => kind === own.kind) ?? []),
  )
}

export async function readFulfillments(reader: Reader, orderId: string) {
  const [terms, fulfillments, rows] = await Promise.all([
    readPromiseTerms(reader, orderId),
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
  return fulfillments.map((row) => ({
    kind: row.kind,
    state: row.state,
    ...promisedDates(
      {
        kind: row.kind,
        leaves: toDayRange(row.leaves_from, row.leaves_by),
        arrives:
          row.state === 'shipped'
            ? arrivalAfter(row.updated_at, terms)
            : toDayRange(row.arrives_from, row.arrives_by),
      },
      terms?.printing ?? false,
    ),
    parcels: groupParcels({ ...row, updatedAt: row.updated_at }, parcels).map(
      (parcel): Parcel => ({
        carrier: parcel.carrier,
        trackingNumber: parcel.tracking_number,
        trackingUrl: parcel.tracking_url,
      }),
    ),
  }))
}

/** After a delay there is no first day. */
function toDayRange(from: string | null, to: string | null): DayRange | null {
  if (to === null) return null
  return from === null ? { from: to, to, latest: true } : { from, to }
}
