import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { byName, countryCodes } from '#platform/countries.ts'
import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import { canChangeAddress } from '#shop/orders/back-office/owner-actions.ts'
import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { DialogButton } from '#web/admin/list/dialog-button.tsx'
import { line, select } from '#web/form/fields.ts'
import fieldsSheet from '#web/form/form.module.css'
import { Form, Notice } from '#web/form/form.tsx'
import { SaveBar } from '#web/form/save-bar.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { closing } from '#web/ui/dialog.tsx'
import layout from '#web/ui/kit/layout.module.css'

interface ChangeAddressProps {
  order: OwnerOrder
  home: string
}

export function ChangeAddress({ order, home }: ChangeAddressProps) {
  return (
    <DialogButton
      name="address"
      label={order.shipTo ? ordersCopy.changeAddress : ordersCopy.addAddress}
      title={ordersCopy.addressTitle(order.number)}
      offered={canChangeAddress(order)}
    >
      {(close) => <AddressForm order={order} home={home} onDone={close} />}
    </DialogButton>
  )
}

const words = ordersCopy.address

/** `country`: the stored country, even if it isn't in the list. */
const addressFields = (country: string) => ({
  name: line({ label: words.name, max: 200 }),
  line1: line({ label: words.line1, max: 200 }),
  line2: line({ label: words.line2, max: 200, optional: true }),
  city: line({ label: words.city, max: 100 }),
  postal_code: line({ label: words.postal_code, max: 30 }),
  country: select({
    label: words.country,
    choices: Object.fromEntries(
      byName([...new Set([...countryCodes, country])]).map(({ code, name }) => [code, name]),
    ),
  }),
  state: line({ label: words.state, max: 100, hint: ordersCopy.stateHint }),
})

function AddressForm({ order, home, onDone }: ChangeAddressProps & { onDone(): void }) {
  const { shipTo } = order
  const { revalidate } = useRevalidator()
  const [fields] = useState(() => addressFields(shipTo?.country || home))
  const form = useFields(fields, {
    to: 'PUT /api/orders/id/{id}/address',
    path: { id: order.id },
    // Not in the browser: only the shop knows each country's states.
    schema: null,
    stored: { ...shipTo, country: shipTo?.country || home },
    saved: ordersCopy.addressChanged,
    failed: ordersCopy.addressFailed,
    onSaved() {
      void revalidate()
      onDone()
    },
  })
  const prints = order.fulfillments.find(
    ({ kind, selfFulfilled }) => kind === 'prints' && !selfFulfilled,
  )
  const gone = prints && prints.state !== 'queued' && prints.state !== 'failed'
  return (
    <Form form={form} inline className={layout.stack4}>
      {gone && <Notice>{ordersCopy.printsGone}</Notice>}
      <div className={fieldsSheet.fields}>
        {form.show('name', 'line1', 'line2', 'city', 'postal_code', 'country', 'state')}
      </div>
      <SaveBar inline reason={form.reason}>
        <Button type="submit" busy={form.state === 'saving'}>
          {prints?.state === 'failed' ? ordersCopy.saveAndSend : ordersCopy.saveAddress}
        </Button>
        <Button variant="quiet" {...closing(onDone)}>
          {ordersCopy.keepAddress}
        </Button>
      </SaveBar>
    </Form>
  )
}
