/* The owner's possible actions on an order. The server refuses all others by itself. */
import { isOpen } from '#shop/orders/record/order.ts'
import type { OwnerOrder } from './owner-order.ts'

type Parts = Pick<OwnerOrder, 'fulfillments'>

const isShipped = ({ state }: Parts['fulfillments'][number]) => state === 'shipped'

/** After a lost dispute the bank has returned the money already. */
export function canRefund(
  order: Pick<OwnerOrder, 'paidAt' | 'voidReason' | 'leftToRefund'>,
): boolean {
  return order.paidAt !== null && order.voidReason !== 'dispute_lost' && order.leftToRefund > 0
}

export function canCancel(order: Parts & Pick<OwnerOrder, 'state' | 'voidReason'>): boolean {
  return isOpen(order) && !order.fulfillments.some(isShipped)
}

/** Pieces can be sent again only after something was sent. */
export function canReplace(order: Parts & Pick<OwnerOrder, 'voidReason'>): boolean {
  return order.voidReason === null && order.fulfillments.some(isShipped)
}

/** A print provider with the order prints to the address that it knows. */
export function canChangeAddress(order: Parts & Pick<OwnerOrder, 'state' | 'voidReason'>): boolean {
  const isHere = order.fulfillments.some(({ state, selfFulfilled }) =>
    selfFulfilled ? state !== 'shipped' : state === 'queued' || state === 'failed',
  )
  return isOpen(order) && isHere
}

export function isAtPrinter({ fulfillments }: Parts): boolean {
  return fulfillments.some(
    ({ selfFulfilled, state }) => !selfFulfilled && state !== 'queued' && state !== 'failed',
  )
}
