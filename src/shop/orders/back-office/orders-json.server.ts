/* A field without a description doesn't compile. Reads only. */
import type { Reader } from '#platform/db/database.ts'
import { type Cents, toDecimal } from '#platform/money/money.ts'
import { pick } from '#platform/pick.ts'
import type { Order } from '#shop/orders/record/order.ts'
import { backOfficeCopy } from './copy.ts'
import { paidOrders } from './export-orders.server.ts'

export const orderJsonFields = {
  number: backOfficeCopy.numberColumn,
  state: backOfficeCopy.stateColumn,
  void: backOfficeCopy.voidColumn,
  placedAt: backOfficeCopy.placedColumn,
  paidAt: backOfficeCopy.paidColumn,
  money: backOfficeCopy.moneyColumn,
  currency: backOfficeCopy.currencyColumn,
  subtotal: backOfficeCopy.subtotalColumn,
  shipping: backOfficeCopy.shippingColumn,
  discount: backOfficeCopy.discountColumn,
  tax: backOfficeCopy.taxColumn,
  total: backOfficeCopy.totalColumn,
  refunded: backOfficeCopy.refundedColumn,
  buyer: '{ name, email }; null once the buyer’s data was erased',
  shipTo: '{ name, line1, line2, city, state, postal_code, country }, or null',
  lines: backOfficeCopy.linesColumn,
  fulfillments: backOfficeCopy.fulfillmentsColumn,
  parcels: '{ kind, carrier, trackingNumber, trackingUrl, shippedAt }',
  refunds: backOfficeCopy.refundsColumn,
  payment: '{ provider, ref }: the payment’s own number at its provider',
  note: backOfficeCopy.noteColumn,
} as const

export type JsonOrder = Record<keyof typeof orderJsonFields, unknown>

export async function* ordersJson(reader: Reader): AsyncGenerator<JsonOrder> {
  for await (const orders of paidOrders(reader, { since: 0, until: Number.MAX_SAFE_INTEGER })) {
    yield* orders.map(jsonOrder)
  }
}

function jsonOrder(order: Order): JsonOrder {
  const money = (cents: Cents) => toDecimal(cents, order.currency)
  return {
    number: order.number,
    state: order.state,
    void: order.voidReason,
    placedAt: iso(order.createdAt),
    paidAt: order.paidAt === null ? null : iso(order.paidAt),
    money: order.money,
    currency: order.currency,
    subtotal: money(order.subtotal),
    shipping: money(order.shipping),
    discount: money(order.discount),
    tax: money(order.tax),
    total: money(order.total),
    refunded: money(order.refunded),
    buyer: order.buyer.email === null ? null : order.buyer,
    shipTo: order.shipTo,
    lines: order.lines.map((line) => ({
      kind: line.kind,
      pieceId: line.productId,
      name: line.ownName ?? line.name,
      what: line.descName,
      size: line.size || line.garmentSize,
      quantity: line.quantity,
      price: money(line.unitPrice),
      variantId: line.variantId,
      personalised: line.personalised,
      personalText: line.personalText ?? null,
    })),
    fulfillments: order.fulfillments.map((each) =>
      pick(each, ['kind', 'state', 'provider', 'providerRef']),
    ),
    parcels: order.parcels.map((parcel) => ({ ...parcel, shippedAt: iso(parcel.shippedAt) })),
    refunds: order.refunds.map(({ amount, askedAt, doneAt }) => ({
      amount: money(amount),
      askedAt: iso(askedAt),
      doneAt: doneAt === null ? null : iso(doneAt),
    })),
    payment: { provider: order.provider, ref: order.paymentRef },
    note: order.note?.text ?? null,
  }
}

const iso = (at: number) => new Date(at).toISOString()
