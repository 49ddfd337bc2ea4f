import { monthAndDay } from '#platform/time/zone.ts'
import type { OrderEvent, OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { type Clocks, dayWords, timeWords } from '#web/admin/list/days.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import styles from './order-detail.module.css'

export function OrderTimeline({ order, clocks }: { order: OwnerOrder; clocks: Clocks }) {
  return (
    <section
      className={`${layout.stack3} ${layout.start} ${layout.shrinks}`}
      aria-labelledby="history"
    >
      <h2 id="history" className={styles.title}>
        What happened
      </h2>
      <ol className={styles.events}>
        {order.events.map((event) => (
          <li
            key={`${event.at}-${event.type}-${event.kind}-${event.detail}`}
            className={styles.event}
          >
            <span className={prose.hint}>
              {dayWords(event.at, clocks)}, {timeWords(event.at, clocks.zone)}
            </span>
            <span>{eventWords(event, order)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function eventWords({ type, kind, detail }: OrderEvent, { fulfillments }: OwnerOrder): string {
  const thing = kind === 'prints' ? 'The prints' : 'The parcel'
  switch (type) {
    case 'placed':
      return 'Ordered'
    case 'paid':
      return 'Paid'
    case 'sent':
      if (kind !== 'prints') return 'Wrapped'
      return fulfillments.some((own) => own.kind === kind && own.selfFulfilled)
        ? 'The prints are yours to make'
        : 'The printer has the prints'
    case 'in_production':
      return 'Being printed'
    case 'failed':
      return `${thing} could not be made${detail ? `: ${detail}` : ''}`
    case 'parcel':
      return `${kind === 'prints' ? 'Prints' : 'Parcel'} sent: ${detail}`
    case 'shipped':
      return kind === 'prints' ? 'Prints sent' : 'Sent, without a tracking number'
    case 'issue_resolved':
      return `You saw to it: ${detail}`
    case 'overdue':
      return 'Promised to be on its way by now'
    case 'due_soon':
      return 'Its promise is nearly over'
    case 'delayed':
      return detail
        ? `You told the buyer that it leaves by ${monthAndDay(detail)}`
        : 'You told the buyer that it takes longer'
    case 'delay_answered':
      return detail === 'cancel' ? 'The buyer cancelled' : 'The buyer waits for it'
    case 'address_changed':
      return 'You corrected the address'
    case 'refunded':
      return `Paid back: ${detail}`
    case 'given_up':
      return 'The payment never came, and you gave the pieces back'
    case 'debit_ended':
      return 'You ended the hold while the money was on its way. If it comes, it is paid back'
    case 'dispute_won':
      return 'The dispute is over, and the money stays yours'
    case 'shipping_undone':
      return `${detail === 'prints' ? 'The prints were' : 'The parcel was'} still here, and you said so`
    case 'voided':
      return 'You called it off'
    case 'mail_refused':
      return detail ?? 'A mail was refused'
  }
}
