import type { OwnerOrder, OwnerPartView } from '#shop/order-admin/owner-order.ts'
import { parcelsOf } from '#shop/orders/parcels.ts'
import { timeline } from '#web/storefront/order/timeline.ts'
import { type Clocks, dayInside } from '../days.ts'
import styles from './fulfillment.module.css'
import sheet from './order-detail.module.css'
import { copy } from './orders-copy.ts'
import { ShipForm } from './ship-form.tsx'

interface PartProps {
  order: OwnerOrder
  part: OwnerPartView
  /** By whom the last parcel went. */
  carrier: string
  /** It goes in the parcel of another part, or others in its own; null: it goes by itself. */
  joined: 'here' | 'there' | 'apart' | null
  onJoin(joined: boolean): void
  clocks: Clocks
}

/** How far one part of an order is; what the studio sends itself can be sent here. */
export function Part({ order, part, carrier, joined, onJoin, clocks }: PartProps) {
  const { state, byHand } = part
  const parcels = parcelsOf(part, order.parcels)
  const open = state !== 'shipped' && order.state === 'paid'
  const own = byHand && (order.state === 'paid' || order.state === 'fulfilled')
  // What the printer has begun goes on there.
  const stays = order.calledOff !== null && state !== 'shipped' && (byHand || state === 'queued')
  const id = `part-${part.part}`
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={sheet.title}>
        {part.part === 'prints' ? (byHand ? 'Your prints' : 'At the printer') : 'From your bench'}
      </h2>
      {stays && (
        <p className={sheet.soft}>
          {copy.staysHere} {own && joined !== 'there' && copy.leftAllTheSame}
        </p>
      )}
      {state !== 'failed' && !stays && <Steps part={part} />}
      {parcels.length > 0 && (
        <ul className={styles.parcels}>
          {parcels.map(({ carrier, trackingNumber, trackingUrl, shippedAt }) => (
            <li key={trackingNumber}>
              {carrier ?? 'Parcel'}{' '}
              {trackingUrl ? (
                <a href={trackingUrl} rel="noreferrer" target="_blank">
                  {trackingNumber}
                  <span className="visually-hidden"> (opens in a new tab)</span>
                </a>
              ) : (
                trackingNumber
              )}{' '}
              <span className={sheet.soft}>{dayInside(shippedAt, clocks)}</span>
            </li>
          ))}
        </ul>
      )}
      {open && !byHand && !stays && state !== 'failed' && (
        <p className={sheet.soft}>The printer sends these; its parcel shows up here by itself.</p>
      )}
      {own && joined === 'there' && !stays && <p className={sheet.soft}>{copy.inThatParcel}</p>}
      {own && joined !== 'there' && (
        <ShipForm
          order={order}
          part={part}
          lastCarrier={carrier}
          joined={joined === null ? null : joined === 'here'}
          onJoin={onJoin}
          heading={id}
        />
      )}
    </section>
  )
}

function Steps({ part }: { part: OwnerPartView }) {
  return (
    <ol className={styles.steps}>
      {timeline(asMade(part)).map(({ words, at }) => (
        <li
          key={words}
          className={styles.step}
          data-at={at}
          aria-current={at === 'now' ? 'step' : undefined}
        >
          {words}
          {at === 'done' && <span className="visually-hidden"> (done)</span>}
        </li>
      ))}
    </ol>
  )
}

/** Nobody hands prints to a printer where the studio is one: they are here until they leave. */
function asMade({ part, state, byHand }: OwnerPartView): Pick<OwnerPartView, 'part' | 'state'> {
  if (!byHand || part !== 'prints') return { part, state }
  return { part: 'studio', state: state === 'shipped' ? state : 'queued' }
}
