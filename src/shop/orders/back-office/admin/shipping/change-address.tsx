import { byName, countryCodes } from '#platform/countries.ts'
import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import { canChangeAddress, isAtPrinter } from '#shop/orders/back-office/owner-actions.ts'
import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { addressChangeSchema } from '#shop/orders/record/addresses/address.schema.ts'
import { DialogButton } from '#web/admin/list/dialog-button.tsx'
import { DialogForm } from '#web/form/dialog-form.tsx'
import { line, select } from '#web/form/fields.ts'
import fieldsSheet from '#web/form/form.module.css'
import { Notice } from '#web/form/form.tsx'
import { useFields } from '#web/form/use-fields.tsx'

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
      {(close, done) => <AddressForm order={order} home={home} onClose={close} onDone={done} />}
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

type AddressFacts = Pick<OwnerOrder, 'shipTo' | 'addressVersion'>

interface AddressFormProps extends ChangeAddressProps {
  onClose(): void
  onDone(): void
}

function AddressForm({ order, home, onClose, onDone }: AddressFormProps) {
  const path = { id: order.id }
  const read = ({ shipTo, addressVersion }: AddressFacts) => ({
    ...shipTo,
    country: shipTo?.country || home,
    version: addressVersion,
  })
  const form = useFields(addressFields(order.shipTo?.country || home), {
    to: 'PUT /api/orders/id/{id}/address',
    path,
    read,
    stored: read(order),
    load: { from: 'GET /api/orders/id/{id}', path },
    schema: addressChangeSchema,
    saved: ordersCopy.addressChanged,
    failed: ordersCopy.addressFailed,
    onSaved: onDone,
  })
  const isRefused = order.fulfillments.some(
    ({ selfFulfilled, state }) => !selfFulfilled && state === 'failed',
  )
  return (
    <DialogForm
      form={form}
      save={isRefused ? ordersCopy.saveAndSend : ordersCopy.saveAddress}
      keep={ordersCopy.keepAddress}
      onClose={onClose}
    >
      {isAtPrinter(order) && <Notice>{ordersCopy.printsGone}</Notice>}
      <div className={fieldsSheet.fields}>
        {form.show('name', 'line1', 'line2', 'city', 'postal_code', 'country', 'state')}
      </div>
    </DialogForm>
  )
}
