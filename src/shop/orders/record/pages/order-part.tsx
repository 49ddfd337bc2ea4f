import type { BuyerFulfillment } from '#shop/orders/record/order-views.ts'
import { shopCopy } from '#web/ui/copy.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { recordPageCopy } from './copy.ts'
import styles from './order-lines.module.css'
import { fulfillmentWords, partDates, timeline, waitingWords } from './timeline.ts'

interface OrderPartProps {
  part: BuyerFulfillment
  pickup: boolean
  along: boolean
  held: boolean
}

export function OrderPart({ part, pickup, along, held }: OrderPartProps) {
  const { kind, state, parcels } = part
  const { title } = fulfillmentWords[kind]
  const waiting = waitingWords(part, held)
  const dates = along ? shopCopy.sameParcel : partDates(part, pickup)
  return (
    <article
      className={`${surface.cardLarge} ${layout.stack4} ${layout.sized} ${styles.fulfillment}`}
    >
      <h2 className={prose.title3}>{title}</h2>
      <ol className={`${layout.stack} ${styles.partLine}`}>
        {timeline({ kind, state }, pickup).map(({ words, at }) => (
          <li
            key={words}
            className={styles.step}
            data-at={at}
            aria-current={at === 'now' ? 'step' : undefined}
          >
            <span className={styles.dot} aria-hidden="true" />
            {words}
            {at === 'done' && <span className="visually-hidden"> {recordPageCopy.done}</span>}
          </li>
        ))}
      </ol>
      {dates !== null && <p className={prose.strong}>{dates}</p>}
      {parcels.length > 0 ? (
        <ul className={layout.stack1}>
          {parcels.map(({ carrier, trackingNumber, trackingUrl }) => (
            <li key={trackingNumber}>
              {carrier ?? recordPageCopy.parcel}{' '}
              {trackingUrl ? (
                <a href={trackingUrl} rel="noopener noreferrer">
                  <span className="visually-hidden">{recordPageCopy.followParcel} </span>
                  {trackingNumber}
                </a>
              ) : (
                trackingNumber
              )}
            </li>
          ))}
        </ul>
      ) : (
        waiting !== null && <p className={prose.soft}>{waiting}</p>
      )}
    </article>
  )
}
