import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import type { Parcel } from '#shop/orders/record/order.ts'
import { trackingAddress } from '#shop/orders/record/tracking.ts'
import { type Clocks, dayInside } from '#web/admin/list/days.ts'
import { DialogButton } from '#web/admin/list/dialog-button.tsx'
import { line } from '#web/form/fields.ts'
import { SectionForm } from '#web/form/form.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import prose from '#web/ui/kit/prose.module.css'

interface ParcelItemProps {
  order: OwnerOrder
  parcel: Parcel & { shippedAt: number }
  /** Only numbers of the studio's own parcels can be corrected. */
  own: boolean
  heading: string
  clocks: Clocks
}

export function ParcelItem(props: ParcelItemProps) {
  const { parcel, own, clocks } = props
  const { carrier, trackingNumber, trackingUrl, shippedAt } = parcel
  const { correctTheNumber } = ordersCopy
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
      <DialogButton
        name={`parcel-${trackingNumber}`}
        look="soft"
        label={
          <>
            {correctTheNumber}
            <span className="visually-hidden"> {trackingNumber}</span>
          </>
        }
        title={correctTheNumber}
        offered={own}
        after={`#${props.heading}`}
      >
        {(_, done) => <NumberForm {...props} onDone={done} />}
      </DialogButton>
    </li>
  )
}

const fields = { trackingNumber: line({ label: ordersCopy.theRightNumber, max: 100 }) }

function NumberForm({ order, parcel, onDone }: ParcelItemProps & { onDone(): void }) {
  const { carrier, trackingNumber } = parcel
  const form = useFields(fields, {
    to: 'PUT /api/orders/id/{id}/parcel',
    path: { id: order.id },
    schema: null,
    stored: { trackingNumber },
    body: (_, values) => {
      const typed = values.trackingNumber.trim()
      const trackingUrl = trackingAddress(carrier ?? '', typed)
      return { from: trackingNumber, carrier, trackingNumber: typed, trackingUrl }
    },
    after: (values) => values,
    saved: ordersCopy.parcelCorrected,
    failed: ordersCopy.parcelNotCorrected,
    onSaved: onDone,
  })
  return (
    <SectionForm form={form} save={ordersCopy.correctIt} inline>
      {form.show('trackingNumber')}
    </SectionForm>
  )
}
