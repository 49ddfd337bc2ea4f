import type { OrderFulfillment } from '#shop/orders/record/order.ts'
import { shopCopy } from '#web/ui/copy.ts'
import styles from './order-part.module.css'
import { fulfillmentWords, partDates, timeline } from './timeline.ts'

interface OrderPartProps {
  part: OrderFulfillment
  pickup: boolean
  /** It goes in the parcel of an earlier part. */
  along: boolean
}

export function OrderPart({ part, pickup, along }: OrderPartProps) {
  const { kind, state, parcels } = part
  const { title, waiting } = fulfillmentWords[kind]
  const dates = along ? shopCopy.sameParcel : partDates(part, pickup)
  return (
    <article className={styles.fulfillment}>
      <h2 className={styles.title}>{title}</h2>
      <ol className={styles.line}>
        {timeline({ kind, state }).map(({ words, at }) => (
          <li
            key={words}
            className={styles.step}
            data-at={at}
            aria-current={at === 'now' ? 'step' : undefined}
          >
            <span className={styles.dot} aria-hidden="true" />
            {words}
            {at === 'done' && <span className="visually-hidden"> (done)</span>}
          </li>
        ))}
      </ol>
      {dates !== null && <p className={styles.dates}>{dates}</p>}
      {parcels.length > 0 ? (
        <ul className={styles.parcels}>
          {parcels.map(({ carrier, trackingNumber, trackingUrl }) => (
            <li key={trackingNumber}>
              {carrier ?? 'Parcel'}{' '}
              {trackingUrl ? (
                <a href={trackingUrl} rel="noopener noreferrer">
                  <span className="visually-hidden">Follow parcel </span>
                  {trackingNumber}
                </a>
              ) : (
                trackingNumber
              )}
            </li>
          ))}
        </ul>
      ) : (
        state !== 'shipped' && <p className={styles.waiting}>{waiting}</p>
      )}
    </article>
  )
}
