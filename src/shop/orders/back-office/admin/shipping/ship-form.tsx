import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import { orderDetailCopy } from '#shop/orders/back-office/admin/detail/copy.ts'
import { orderAddress } from '#shop/orders/back-office/admin/orders-address.ts'
import {
  holdReason,
  type OwnerFulfillment,
  type OwnerOrder,
} from '#shop/orders/back-office/owner-order.ts'
import { parcelSchema, shipSchema } from '#shop/orders/fulfillment/ship.schema.ts'
import { carriers, trackingAddress } from '#shop/orders/record/tracking.ts'
import { DialogButton } from '#web/admin/list/dialog-button.tsx'
import { focusOn } from '#web/admin/list/focus-on.ts'
import { check, line } from '#web/form/fields.ts'
import fieldsSheet from '#web/form/form.module.css'
import { SectionForm } from '#web/form/form.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'

export interface Onward {
  number: number
  then: readonly number[]
}

interface ShipFormProps {
  order: OwnerOrder
  fulfillment: OwnerFulfillment
  mails: boolean
  hasNumber: boolean
  lastCarrier: string
  /** Null: the form doesn't ask. */
  joined: boolean | null
  onJoin(joined: boolean): void
  /** The next order after shipping; null: none. */
  onward: Onward | null
  heading: string
}

const code = { max: 100, mode: 'code' } as const

const shipFields = (asks: boolean) => ({
  carrier: line({ label: ordersCopy.carrier, max: 60, suggests: carriers, optional: true }),
  trackingNumber: line({ label: ordersCopy.trackingNumber, ...code, optional: true }),
  together: check({ label: ordersCopy.together, first: true, when: () => asks, hidden: false }),
})

export function ShipForm(props: ShipFormProps) {
  const { order, fulfillment, mails, hasNumber, lastCarrier, joined, onJoin, onward, heading } =
    props
  const { kind, state } = fulfillment
  const shipped = state === 'shipped'
  const hold = shipped ? null : holdReason(order)
  const asks = joined !== null
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const form = useFields(shipFields(asks), {
    name: `ship-${order.id}-${kind}`,
    of: shipped ? `${kind}-another` : kind,
    to: 'POST /api/orders/id/{id}/ship',
    path: { id: order.id },
    schema: shipSchema,
    first: true,
    stored: { carrier: lastCarrier, ...(!shipped && { version: order.version }) },
    body: (typed, { carrier, trackingNumber }) => ({
      ...typed,
      // The form outlives the owner's own refund in this window.
      ...(hydrated && !shipped && { version: order.version }),
      kind,
      another: shipped,
      anyway: hold !== null,
      trackingUrl: trackingAddress(carrier, trackingNumber),
    }),
    after: (values) => ({ ...values, trackingNumber: '' }),
    saved: ordersCopy.shipped,
    failed: ordersCopy.shipFailed,
    question: () =>
      hold && {
        ...orderDetailCopy.onHold[hold],
        yes: ordersCopy.shipAnyway,
        cancel: ordersCopy.keepHere,
      },
    onAnswer: () => focusOn(`#${heading}`),
    onSaved:
      onward && !shipped
        ? async () => {
            await navigate(orderAddress(onward.number, onward.then), { replace: true })
            focusOn('main h1')
          }
        : undefined,
  })
  const { together, trackingNumber } = form.values
  useEffect(() => {
    if (asks) onJoin(together)
  }, [asks, together, onJoin])

  if (shipped && trackingNumber.trim() === '') {
    return hasNumber ? null : (
      <AddNumber order={order} kind={kind} lastCarrier={lastCarrier} heading={heading} />
    )
  }

  return (
    <div className={surface.below}>
      <SectionForm
        form={form}
        look={hold === null ? 'primary' : 'quiet'}
        save={
          shipped
            ? ordersCopy.addParcelToo
            : asks && together
              ? ordersCopy.markAllShipped
              : ordersCopy.ship[kind]
        }
        inline
      >
        {shipped && <p role="status">{ordersCopy.shippedElsewhere}</p>}
        <div className={fieldsSheet.fields}>
          {form.show('carrier', 'trackingNumber', 'together')}
        </div>
        {mails && order.buyer.email && (
          <p className={prose.hint}>
            {ordersCopy.emailTells(order.buyer.email, order.pickup !== null)}
          </p>
        )}
        {onward && !shipped && (
          <p className={prose.hint}>{ordersCopy.shipNext(onward.number, onward.then.length)}</p>
        )}
      </SectionForm>
    </div>
  )
}

type AddNumberProps = Pick<ShipFormProps, 'order' | 'lastCarrier' | 'heading'> &
  Pick<OwnerFulfillment, 'kind'>

/** For a fulfillment that was shipped without a number. */
function AddNumber(props: AddNumberProps) {
  return (
    <DialogButton
      name={`number-${props.kind}`}
      look="soft"
      className={layout.first}
      label={ordersCopy.addNumber}
      title={ordersCopy.addNumber}
      after={`#${props.heading}`}
    >
      {(_, done) => <NumberForm {...props} onDone={done} />}
    </DialogButton>
  )
}

const numberFields = {
  carrier: shipFields(false).carrier,
  trackingNumber: line({ label: ordersCopy.trackingNumber, ...code }),
}

function NumberForm({ order, kind, lastCarrier, onDone }: AddNumberProps & { onDone(): void }) {
  const form = useFields(numberFields, {
    to: 'POST /api/orders/id/{id}/ship',
    path: { id: order.id },
    of: `${kind}-number`,
    schema: parcelSchema,
    stored: { carrier: lastCarrier },
    body: (typed, { carrier, trackingNumber }) => ({
      ...typed,
      kind,
      another: true,
      trackingUrl: trackingAddress(carrier, trackingNumber),
    }),
    after: (values) => values,
    saved: ordersCopy.shipped,
    failed: ordersCopy.shipFailed,
    onSaved: onDone,
  })
  return (
    <SectionForm form={form} save={ordersCopy.addNumber} inline>
      <div className={fieldsSheet.fields}>{form.show('carrier', 'trackingNumber')}</div>
    </SectionForm>
  )
}
