import type { OrderMoment, OwnerOrder } from '#shop/order-admin/owner-order.ts'
import { type Clocks, dayWords, timeWords } from '../days.ts'
import sheet from './order-detail.module.css'
import styles from './order-timeline.module.css'

/** What happened when, as far as it is known. */
export function History({ order, clocks }: { order: OwnerOrder; clocks: Clocks }) {
  return (
    <section className={sheet.block} aria-labelledby="history">
      <h2 id="history" className={sheet.title}>
        What happened
      </h2>
      <ol className={styles.moments}>
        {order.moments.map((moment) => (
          <li
            key={`${moment.at}-${moment.what}-${moment.part}-${moment.detail}`}
            className={styles.moment}
          >
            <span className={styles.when}>
              {dayWords(moment.at, clocks)}, {timeWords(moment.at, clocks.zone)}
            </span>
            <span>{momentWords(moment)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function momentWords({ what, part, detail }: OrderMoment): string {
  const thing = part === 'prints' ? 'The prints' : 'The parcel'
  switch (what) {
    case 'placed':
      return 'Ordered'
    case 'paid':
      return 'Paid'
    case 'sent':
      return part === 'prints' ? 'Prints handed over' : 'Wrapped'
    case 'in_production':
      return 'On the press'
    case 'failed':
      return `${thing} could not be made${detail ? `: ${detail}` : ''}`
    case 'parcel':
      return `${part === 'prints' ? 'Prints' : 'Parcel'} sent: ${detail}`
    case 'shipped':
      return part === 'prints' ? 'Prints sent' : 'Sent, without a tracking number'
    case 'attended':
      return `You saw to it: ${detail}`
    case 'overdue':
      return 'Promised to be on its way by now'
    case 'readdressed':
      return 'You corrected the address'
    case 'refunded':
      return `Paid back: ${detail}`
    case 'given_up':
      return 'The payment never came, and you gave the pieces back'
    case 'dispute_won':
      return 'The dispute is over, and the money stays yours'
    case 'called_off':
      return 'You called it off'
    case 'mail_refused':
      return detail ?? 'A mail was refused'
  }
}
