import { useId, useState } from 'react'
import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import type { Parcel } from '#shop/orders/record/order.ts'
import { trackingAddress } from '#shop/orders/record/tracking.ts'
import { type Clocks, dayInside } from '#web/admin/list/days.ts'
import { focusOn } from '#web/admin/list/focus-on.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { useAction } from '#web/admin/list/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'

interface ParcelItemProps {
  order: OwnerOrder
  parcel: Parcel & { shippedAt: number }
  /** Only numbers of the studio's own parcels can be corrected. */
  own: boolean
  heading: string
  clocks: Clocks
}

export function ParcelItem({ order, parcel, own, heading, clocks }: ParcelItemProps) {
  const { carrier, trackingNumber, trackingUrl, shippedAt } = parcel
  const [typed, setTyped] = useState<string | null>(null)
  const { busy, act } = useAction()
  const field = useId()

  async function onCorrect(number: string): Promise<void> {
    const body = {
      from: trackingNumber,
      carrier,
      trackingNumber: number,
      trackingUrl: trackingAddress(carrier ?? '', number),
    }
    const input = { path: { id: order.id }, body }
    const done = await act(() => call('PUT /api/orders/id/{id}/parcel', input), {
      done: ordersCopy.parcelCorrected,
      failed: ordersCopy.parcelNotCorrected,
    })
    if (!done) return
    setTyped(null)
    focusOn(`#${heading}`)
  }

  return (
    <li>
      {carrier ?? ordersCopy.parcel}{' '}
      {trackingUrl ? (
        <a href={trackingUrl} rel="noreferrer" target="_blank">
          {trackingNumber}
          <span className="visually-hidden"> {ordersCopy.opensNewTab}</span>
        </a>
      ) : (
        trackingNumber
      )}{' '}
      <span className={prose.hint}>{dayInside(shippedAt, clocks)}</span>{' '}
      {own && typed === null && (
        <TextButton soft onClick={() => setTyped(trackingNumber)}>
          {ordersCopy.correctTheNumber}
          <span className="visually-hidden"> {trackingNumber}</span>
        </TextButton>
      )}
      {typed !== null && (
        <form
          method="dialog"
          className={`${layout.stack4} ${surface.below}`}
          onSubmit={(event) => {
            event.preventDefault()
            void onCorrect(typed.trim())
          }}
        >
          <label htmlFor={field} className={`${layout.stack1} ${layout.shrinks} ${prose.strong}`}>
            <span>{ordersCopy.theRightNumber}</span>
            <input
              id={field}
              value={typed}
              maxLength={100}
              required
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className={`${control.flat} ${control.entry}`}
              onChange={(event) => setTyped(event.target.value)}
            />
          </label>
          <Button variant="quiet" type="submit" busy={busy}>
            {ordersCopy.correctIt}
          </Button>
          <TextButton soft onClick={() => setTyped(null)}>
            {ordersCopy.leaveIt}
          </TextButton>
        </form>
      )}
    </li>
  )
}
