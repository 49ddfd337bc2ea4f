import { monthAndDay } from '#platform/time/zone.ts'
import type { OrderEvent, OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { orderDetailCopy } from './copy.ts'

type EventOrder = Pick<OwnerOrder, 'fulfillments' | 'replacing'>

/** Null: not listed. */
export function eventWords(
  { type, kind, detail }: OrderEvent,
  { fulfillments, replacing }: EventOrder,
): string | null {
  const thing = kind === 'prints' ? orderDetailCopy.thePrints : orderDetailCopy.theParcel
  switch (type) {
    case 'placed':
      return replacing ? orderDetailCopy.replacementMade : orderDetailCopy.placed
    case 'paid':
      // Nobody pays for a replacement.
      return replacing ? null : orderDetailCopy.paid
    case 'sent':
      if (kind !== 'prints') return orderDetailCopy.wrapped
      return fulfillments.some((own) => own.kind === kind && own.selfFulfilled)
        ? orderDetailCopy.printsYours
        : orderDetailCopy.printsAtPrinter
    case 'in_production':
      return orderDetailCopy.beingPrinted
    case 'failed':
      return orderDetailCopy.notMade(thing, detail ? `: ${detail}` : '')
    case 'parcel':
      return orderDetailCopy.sent(
        kind === 'prints' ? orderDetailCopy.prints : orderDetailCopy.parcel,
        detail,
      )
    case 'shipped':
      return kind === 'prints' ? orderDetailCopy.printsSent : orderDetailCopy.sentUntracked
    case 'issue_resolved':
      return orderDetailCopy.seenDetail(detail)
    case 'overdue':
      return orderDetailCopy.promisedByNow
    case 'due_soon':
      return orderDetailCopy.promiseNear
    case 'delayed':
      return detail ? orderDetailCopy.toldLeavesBy(monthAndDay(detail)) : orderDetailCopy.toldLonger
    case 'delay_answered':
      return detail === 'cancel' ? orderDetailCopy.theBuyerCancelled : orderDetailCopy.buyerWaits
    case 'address_changed':
      return orderDetailCopy.addressCorrected
    case 'refunded':
      return orderDetailCopy.refundedSum(detail)
    case 'given_up':
      return orderDetailCopy.neverPaid
    case 'debit_ended':
      return orderDetailCopy.holdEnded
    case 'dispute_won':
      return orderDetailCopy.disputeWon
    case 'shipping_undone':
      return orderDetailCopy.shippingUndone(
        detail === 'prints' ? orderDetailCopy.thePrintsWere : orderDetailCopy.theParcelWas,
      )
    case 'voided':
      return detail === 'buyer' ? orderDetailCopy.theBuyerCancelled : orderDetailCopy.cancelled
    case 'packing':
      return orderDetailCopy.packing
    case 'mail_refused':
      return detail ?? orderDetailCopy.mailRefused
  }
}
