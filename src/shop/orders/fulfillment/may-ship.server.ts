import type { Reader, Writer } from '#platform/db/database.ts'
import { hasRows } from '#platform/db/rows.ts'
import { ShopError } from '#platform/errors.ts'
import { readPartState } from '#shop/orders/record/fulfillments.server.ts'
import { refundedSum } from '#shop/orders/record/lines.server.ts'
import { type FulfillmentKind, isPaid } from '#shop/orders/record/order.ts'
import { mayLeave } from '#shop/orders/record/order-issues.server.ts'
import { noSuchOrder, wholeOrders } from '#shop/orders/record/order-record.server.ts'
import { isStudios } from '#shop/orders/record/senders.ts'
import { fulfillmentCopy } from './copy.ts'
import type { Shipment } from './ship.schema.ts'

export async function requirePaid(reader: Reader | Writer, orderId: string): Promise<void> {
  const order = await reader
    .selectFrom('orders')
    .select('state')
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) throw noSuchOrder()
  if (!isPaid(order.state)) throw new ShopError('changed', fulfillmentCopy.orderNotPaid)
}

/**
 * Call it with the order locked. ShopError 'changed' for an unsent part of an order that is
 * refunded, or about to be, or disputed, or whose buyer wants to cancel.
 */
export async function requireMayLeave(
  trx: Writer,
  orderId: string,
  kinds: readonly FulfillmentKind[],
): Promise<void> {
  const here = await trx
    .selectFrom('fulfillments')
    .innerJoin('orders', 'orders.id', 'fulfillments.order_id')
    .select(({ eb }) => [
      'orders.disputed',
      eb.case().when(mayLeave('orders')).then(1).else(0).end().as('may_leave'),
    ])
    .where('orders.id', '=', orderId)
    .where('fulfillments.kind', 'in', kinds)
    .where('fulfillments.state', '!=', 'shipped')
    .executeTakeFirst()
  if (!here) return
  if (await isRefundedWhole(trx, orderId)) {
    throw new ShopError('changed', fulfillmentCopy.cancelledMeanwhile)
  }
  if (Number(here.may_leave) === 1) return
  const why = here.disputed === 1 ? fulfillmentCopy.disputed : fulfillmentCopy.buyerWantsCancel
  throw new ShopError('changed', why)
}

/** Call it with the order locked. ShopError 'changed' when the printer sends an unsent part. */
export async function requireAllHere(
  trx: Writer,
  orderId: string,
  printProvider: string,
): Promise<void> {
  const elsewhere = trx
    .selectFrom('fulfillments as own')
    .where('own.order_id', '=', orderId)
    .where('own.state', '!=', 'shipped')
    .where((eb) => eb.not(isStudios(printProvider)(eb)))
  if (await hasRows(elsewhere)) throw new ShopError('changed', fulfillmentCopy.notTogether)
}

/**
 * Call it with the order locked. ShopError 'changed' for a parcel of a part that another window has
 * shipped, and for `another` parcel of a part that isn't shipped. A known parcel changes nothing.
 */
export async function requireUnshipped(
  trx: Writer,
  orderId: string,
  kind: FulfillmentKind,
  { trackingNumber, another = false }: Pick<Shipment, 'trackingNumber' | 'another'>,
): Promise<void> {
  const state = await readPartState(trx, orderId, kind)
  const isShipped = state === 'shipped'
  if (state === null || isShipped === another) return
  if (!isShipped) throw new ShopError('changed', fulfillmentCopy.undoneMeanwhile)
  const parcels = trx.selectFrom('parcels').where('order_id', '=', orderId)
  const isKnown =
    trackingNumber === null ||
    (await hasRows(parcels.where('tracking_number', '=', trackingNumber)))
  if (!isKnown) throw new ShopError('changed', fulfillmentCopy.shippedMeanwhile)
}

export async function isRefundedWhole(trx: Writer, orderId: string): Promise<boolean> {
  const order = await wholeOrders(trx).where('orders.id', '=', orderId).executeTakeFirstOrThrow()
  if (order.void_reason !== null) return true
  const refunded = await refundedSum(trx, orderId, ['asked', 'done'])
  return order.total > 0 && refunded + (order.lost_amount ?? 0) >= order.total
}
