import { useId, useState } from 'react'
import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import { orderDetailCopy } from '#shop/orders/back-office/admin/detail/copy.ts'
import { orderAddress } from '#shop/orders/back-office/admin/orders-address.ts'
import {
  holdReason,
  type OwnerFulfillment,
  type OwnerOrder,
} from '#shop/orders/back-office/owner-order.ts'
import { carriers, trackingAddress } from '#shop/orders/record/tracking.ts'
import { Ask } from '#web/admin/list/ask.tsx'
import { focusOn } from '#web/admin/list/focus-on.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { useAction } from '#web/admin/list/use-action.ts'
import check from '#web/form/field.module.css'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import styles from './shipping.module.css'

export interface Onward {
  number: number
  then: readonly number[]
}

interface ShipFormProps {
  order: OwnerOrder
  fulfillment: OwnerFulfillment
  hasNumber: boolean
  lastCarrier: string
  /** Null: the form doesn't ask. */
  joined: boolean | null
  onJoin(joined: boolean): void
  /** The next order after shipping; null: none. */
  onward: Onward | null
  heading: string
}

export function ShipForm({
  order,
  fulfillment,
  hasNumber,
  lastCarrier,
  joined,
  onJoin,
  onward,
  heading,
}: ShipFormProps) {
  const [typed, setCarrier] = useState<string | null>(null)
  const carrier = typed ?? lastCarrier
  const [number, setNumber] = useState('')
  const [adding, setAdding] = useState(false)
  const together = joined ?? false
  const [asking, setAsking] = useState(false)
  const { busy, act } = useAction()
  const ids = useId()

  async function onShip(anyway = false): Promise<void> {
    const trackingNumber = number.trim()
    const body = {
      kind: fulfillment.kind,
      ...(together ? { together } : {}),
      ...(anyway ? { anyway } : {}),
      carrier: carrier.trim() || null,
      trackingNumber: trackingNumber || null,
      trackingUrl: trackingAddress(carrier, trackingNumber),
    }
    const ship = async () => {
      await call('POST /api/orders/id/{id}/ship', { path: { id: order.id }, body })
      setNumber('')
      setAdding(false)
    }
    setAsking(false)
    const words = { done: ordersCopy.shipped, failed: ordersCopy.shipFailed }
    const to = onward && orderAddress(onward.number, onward.then)
    const done = await act(ship, to ? { ...words, to } : words)
    if (done) focusOn(to ? 'main h1' : `#${heading}`)
  }

  const shipped = fulfillment.state === 'shipped'
  const hold = holdReason(order)
  if (shipped && !adding && number.trim() === '') {
    return hasNumber ? null : (
      <TextButton soft className={layout.first} onClick={() => setAdding(true)}>
        {ordersCopy.addNumber}
      </TextButton>
    )
  }

  return (
    <>
      <form
        method="dialog"
        className={`${layout.stack4} ${surface.below}`}
        onSubmit={(event) => {
          event.preventDefault()
          if (!shipped && hold !== null) setAsking(true)
          else void onShip()
        }}
      >
        {shipped && !adding && <p role="status">{ordersCopy.shippedElsewhere}</p>}
        <div className={`${layout.stack3} ${styles.fields}`}>
          <label
            htmlFor={`${ids}-carrier`}
            className={`${layout.stack1} ${layout.shrinks} ${prose.strong}`}
          >
            <span>
              {ordersCopy.carrier}{' '}
              <span className={`${prose.hint} ${prose.light}`}>{ordersCopy.optional}</span>
            </span>
            <input
              id={`${ids}-carrier`}
              list={`${ids}-carriers`}
              value={carrier}
              maxLength={60}
              autoComplete="off"
              className={`${control.flat} ${control.entry}`}
              onChange={(event) => setCarrier(event.target.value)}
            />
            <datalist id={`${ids}-carriers`}>
              {carriers.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </label>
          <label
            htmlFor={`${ids}-number`}
            className={`${layout.stack1} ${layout.shrinks} ${prose.strong}`}
          >
            <span>
              {ordersCopy.trackingNumber}{' '}
              {!adding && (
                <span className={`${prose.hint} ${prose.light}`}>{ordersCopy.optional}</span>
              )}
            </span>
            <input
              id={`${ids}-number`}
              value={number}
              maxLength={100}
              required={adding}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className={`${control.flat} ${control.entry}`}
              onChange={(event) => setNumber(event.target.value)}
            />
          </label>
        </div>
        {joined !== null && (
          <label className={check.check}>
            <input
              type="checkbox"
              checked={joined}
              onChange={(event) => onJoin(event.target.checked)}
            />
            {ordersCopy.together}
          </label>
        )}
        <Button
          type="submit"
          variant={hold === null ? 'primary' : 'quiet'}
          busy={busy}
          className={layout.first}
        >
          {shipped
            ? adding
              ? ordersCopy.addNumber
              : ordersCopy.addParcelToo
            : together
              ? ordersCopy.markAllShipped
              : ordersCopy.ship[fulfillment.kind]}
        </Button>
        {onward && !shipped && (
          <p className={prose.hint}>{ordersCopy.shipNext(onward.number, onward.then.length)}</p>
        )}
      </form>
      <Ask
        open={asking}
        title={orderDetailCopy.onHold[hold ?? 'cancelling'].title}
        yes={ordersCopy.shipAnyway}
        cancel={ordersCopy.keepHere}
        busy={busy}
        onYes={() => void onShip(true)}
        onCancel={() => setAsking(false)}
      >
        <p>{orderDetailCopy.onHold[hold ?? 'cancelling'].text}</p>
      </Ask>
    </>
  )
}
