import { TellDelay } from '#shop/orders/back-office/admin/actions/tell-delay.tsx'
import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import type { OwnerFulfillment, OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { unprintedNote } from '#shop/orders/record/money-label.ts'
import { groupParcels, isPaid } from '#shop/orders/record/order.ts'
import { timeline } from '#shop/orders/record/pages/timeline.ts'
import type { Clocks } from '#web/admin/list/days.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { ParcelItem } from './parcel-item.tsx'
import { type Onward, ShipForm } from './ship-form.tsx'
import styles from './shipping.module.css'
import { UndoShipping } from './undo-shipping.tsx'

interface FulfillmentProps {
  order: OwnerOrder
  fulfillment: OwnerFulfillment
  mails: boolean
  carrier: string
  /**
   * `here`: the other part leaves in this parcel; `there`: in the other's; `apart`: two parcels.
   */
  joined: 'here' | 'there' | 'apart' | null
  onJoin(joined: boolean): void
  onward: Onward | null
  clocks: Clocks
}

export function Fulfillment({
  order,
  fulfillment,
  mails,
  carrier,
  joined,
  onJoin,
  onward,
  clocks,
}: FulfillmentProps) {
  const { state, selfFulfilled, cutOff } = fulfillment
  const parcels = groupParcels(fulfillment, order.parcels)
  const open = state !== 'shipped' && order.state === 'paid'
  const own = (selfFulfilled || cutOff) && isPaid(order.state)
  const stays =
    order.voidReason !== null && state !== 'shipped' && (selfFulfilled || state === 'queued')
  // A printer takes prints paid with real money at once.
  const unprinted = state === 'queued' && !selfFulfilled ? unprintedNote(order.money) : null
  const id = `fulfillment-${fulfillment.kind}`
  return (
    <section
      className={`${surface.cardLarge} ${layout.stack4} ${styles.fulfillment}`}
      aria-labelledby={id}
    >
      <h2 id={id} tabIndex={-1} className={prose.title3}>
        {fulfillment.kind === 'prints'
          ? selfFulfilled
            ? ordersCopy.yourPrints
            : ordersCopy.atThePrinter
          : ordersCopy.youShip}
      </h2>
      {stays && <p className={prose.hint}>{ordersCopy.staysHere}</p>}
      {unprinted && !stays && <p className={prose.hint}>{unprinted}</p>}
      {state === 'failed' && !stays && <p className={prose.hint}>{ordersCopy.refusedAbove}</p>}
      {state !== 'failed' && !stays && !unprinted && (
        <Steps fulfillment={fulfillment} pickup={order.pickup !== null} />
      )}
      {open && !stays && state !== 'failed' && (
        <TellDelay
          order={order}
          fulfillment={fulfillment}
          mails={mails}
          clocks={clocks}
          heading={id}
        />
      )}
      {parcels.length > 0 && (
        <ul className={`${layout.stack1} ${prose.wraps}`}>
          {parcels.map((parcel) => (
            <ParcelItem
              key={parcel.trackingNumber}
              order={order}
              parcel={parcel}
              own={own}
              heading={id}
              clocks={clocks}
            />
          ))}
        </ul>
      )}
      {open && !selfFulfilled && !stays && !unprinted && state !== 'failed' && (
        <p className={prose.hint}>{cutOff ? ordersCopy.printerGone : ordersCopy.printerSends}</p>
      )}
      {own && joined === 'there' && !stays && (
        <p className={prose.hint}>{ordersCopy.inThatParcel}</p>
      )}
      {own && joined !== 'there' && !stays && (
        <ShipForm
          order={order}
          fulfillment={fulfillment}
          mails={mails}
          hasNumber={parcels.length > 0}
          lastCarrier={carrier}
          joined={joined === null ? null : joined === 'here'}
          onJoin={onJoin}
          onward={joined === 'apart' ? null : onward}
          heading={id}
        />
      )}
      {own && selfFulfilled && (
        <UndoShipping order={order} fulfillment={fulfillment} heading={id} now={clocks.now} />
      )}
    </section>
  )
}

function Steps({ fulfillment, pickup }: { fulfillment: OwnerFulfillment; pickup: boolean }) {
  return (
    <ol className={layout.row}>
      {timeline(fulfillment, pickup).map(({ words, at }) => (
        <li
          key={words}
          className={`${layout.line} ${prose.hint} ${styles.step}`}
          data-at={at}
          aria-current={at === 'now' ? 'step' : undefined}
        >
          {words}
          {at === 'done' && <span className="visually-hidden"> {ordersCopy.done}</span>}
        </li>
      ))}
    </ol>
  )
}
