import { monthAndDay } from '#platform/time/zone.ts'
import type { OrderEvent, OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { type Clocks, dayWords, timeWords } from '#web/admin/list/days.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { orderDetailCopy } from './copy.ts'
import { DetailPart } from './detail-part.tsx'
import styles from './order-detail.module.css'

export function OrderTimeline({ order, clocks }: { order: OwnerOrder; clocks: Clocks }) {
  return (
    <DetailPart id="history" title={orderDetailCopy.whatHappened}>
      <ol className={`${layout.stack3} ${layout.full} ${styles.events}`}>
        {order.events.map((event) => (
          <li
            key={`${event.at}-${event.type}-${event.kind}-${event.detail}`}
            className={`${layout.stack} ${prose.wraps} ${styles.event}`}
          >
            <span className={prose.hint}>
              {dayWords(event.at, clocks)}, {timeWords(event.at, clocks.zone)}
            </span>
            <span>{eventWords(event, order)}</span>
          </li>
        ))}
      </ol>
    </DetailPart>
  )
}

function eventWords({ type, kind, detail }: OrderEvent, { fulfillments }: OwnerOrder): string {
  const thing = kind === 'prints' ? orderDetailCopy.thePrints : orderDetailCopy.theParcel
  switch (type) {
    case 'placed':
      return orderDetailCopy.placed
    case 'paid':
      return orderDetailCopy.paid
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
