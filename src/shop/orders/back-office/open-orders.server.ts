/*
 * Owns the open format of paid orders, for programs and other shops: one object per order, with a
 * description of each field. A field without a description doesn't compile. Reads only.
 */
import type { Reader } from '#platform/db/database.ts'
import { toDecimal } from '#platform/money/money.ts'
import type { Address } from '#shop/orders/record/addresses/address.ts'
import type { WholeOrder } from '#shop/orders/record/order-record.server.ts'
import { backOfficeCopy } from './copy.ts'
import { paidOrders } from './export-orders.server.ts'

export const openOrderFields = {
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

export type OpenOrder = Record<keyof typeof openOrderFields, unknown>

/** Oldest payment first. */
export async function* openOrders(reader: Reader): AsyncGenerator<OpenOrder> {
  for await (const orders of paidOrders(reader, { since: 0, until: Number.MAX_SAFE_INTEGER })) {
    yield* await openBatch(reader, orders)
  }
}

async function openBatch(reader: Reader, orders: readonly WholeOrder[]): Promise<OpenOrder[]> {
  const ids = orders.map(({ id }) => id)
  const [lines, fulfillments, parcels, refunds, notes] = await Promise.all([
    reader
      .selectFrom('order_lines')
      .selectAll()
      .where('order_id', 'in', ids)
      .orderBy('id')
      .execute(),
    reader
      .selectFrom('fulfillments')
      .selectAll()
      .where('order_id', 'in', ids)
      .orderBy('kind')
      .execute(),
    reader.selectFrom('parcels').selectAll().where('order_id', 'in', ids).orderBy('id').execute(),
    reader
      .selectFrom('refunds')
      .select(['order_id', 'amount', 'asked_at', 'done_at'])
      .where('order_id', 'in', ids)
      .where('state', '!=', 'refused')
      .orderBy('asked_at')
      .execute(),
    reader
      .selectFrom('order_notes')
      .select(['order_id', 'note'])
      .where('order_id', 'in', ids)
      .execute(),
  ])
  return orders.map((order) => {
    const ofOrder = (row: { order_id: string }) => row.order_id === order.id
    return {
      number: order.number,
      state: order.state,
      void: order.void_reason,
      placedAt: iso(order.created_at),
      paidAt: order.paid_at === null ? null : iso(order.paid_at),
      money: order.money,
      currency: order.currency,
      subtotal: toDecimal(order.subtotal, order.currency),
      shipping: toDecimal(order.shipping, order.currency),
      discount: toDecimal(order.discount, order.currency),
      tax: toDecimal(order.tax, order.currency),
      total: toDecimal(order.total, order.currency),
      refunded: toDecimal(order.refunded, order.currency),
      buyer:
        order.buyer_email === null ? null : { name: order.buyer_name, email: order.buyer_email },
      shipTo: order.ship_to === null ? null : (JSON.parse(order.ship_to) as Address),
      lines: lines.filter(ofOrder).map((line) => ({
        kind: line.kind,
        pieceId: line.product_id,
        name: line.name ?? line.print_name,
        what: line.desc_name,
        size: line.size || line.garment_size,
        quantity: line.quantity,
        price: toDecimal(line.unit_price, order.currency),
        variantId: line.variant_id,
      })),
      fulfillments: fulfillments.filter(ofOrder).map(({ kind, state, provider, provider_ref }) => ({
        kind,
        state,
        provider,
        providerRef: provider_ref,
      })),
      parcels: parcels.filter(ofOrder).map((parcel) => ({
        kind: parcel.kind,
        carrier: parcel.carrier,
        trackingNumber: parcel.tracking_number,
        trackingUrl: parcel.tracking_url,
        shippedAt: iso(parcel.shipped_at),
      })),
      refunds: refunds.filter(ofOrder).map(({ amount, asked_at, done_at }) => ({
        amount: toDecimal(amount, order.currency),
        askedAt: iso(asked_at),
        doneAt: done_at === null ? null : iso(done_at),
      })),
      payment: { provider: order.provider, ref: order.payment_ref },
      note: notes.find(ofOrder)?.note ?? null,
    }
  })
}

const iso = (at: number) => new Date(at).toISOString()
