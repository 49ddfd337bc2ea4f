import { type RefObject, useId, useRef, useState } from 'react'
import { byName, countryCodes } from '#platform/countries.ts'
import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import type { Address } from '#shop/orders/record/addresses/address.ts'
import { reasonFor } from '#web/admin/copy.ts'
import { TextButton } from '#web/admin/list/text-button.tsx'
import { useAction } from '#web/admin/list/use-action.ts'
import field from '#web/form/field.module.css'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ApiFailure, call } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import styles from './shipping.module.css'

export function ChangeAddress({ order, home }: { order: OwnerOrder; home: string }) {
  const [open, setOpen] = useState(false)
  const waits = order.fulfillments.some(({ state, selfFulfilled }) =>
    selfFulfilled ? state !== 'shipped' : state === 'queued' || state === 'failed',
  )
  if (!open && (order.state !== 'paid' || !waits)) return null
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>
        {order.shipTo ? ordersCopy.changeAddress : ordersCopy.addAddress}
      </TextButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={ordersCopy.addressTitle(order.number)}
      >
        {open && <AddressForm order={order} home={home} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

type Typed = Record<keyof Address, string>

interface Line {
  name: keyof Address
  half?: boolean
  optional?: boolean
  hint?: string
  max: number
}

const lines: readonly Line[] = [
  { name: 'name', max: 200 },
  { name: 'line1', max: 200 },
  { name: 'line2', max: 200, optional: true },
  { name: 'city', max: 100 },
  { name: 'postal_code', max: 30, half: true },
  { name: 'country', max: 2, half: true },
  { name: 'state', max: 100, hint: ordersCopy.stateHint },
]

const countries = byName(countryCodes)

interface AddressFormProps {
  order: OwnerOrder
  home: string
  onDone(): void
}

function AddressForm({ order, home, onDone }: AddressFormProps) {
  const [typed, setTyped] = useState<Typed>(() => startWith(order.shipTo, home))
  const [problem, setProblem] = useState<{ field: string; words: string } | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const { busy, act } = useAction()
  const prints = order.fulfillments.find(
    ({ kind, selfFulfilled }) => kind === 'prints' && !selfFulfilled,
  )
  const gone = prints && prints.state !== 'queued' && prints.state !== 'failed'

  async function onSave(): Promise<void> {
    setProblem(null)
    const save = async () => {
      try {
        await call('PUT /api/orders/id/{id}/address', { path: { id: order.id }, body: typed })
      } catch (failure) {
        if (failure instanceof ApiFailure && failure.field !== undefined) {
          setProblem({ field: failure.field, words: reasonFor(failure) })
          focusField(form, failure.field)
        }
        throw failure
      }
    }
    const words = { done: ordersCopy.addressChanged, failed: ordersCopy.addressFailed }
    if (await act(save, words)) onDone()
  }

  return (
    <form
      ref={form}
      noValidate
      className={styles.changeAddressForm}
      onSubmit={(event) => {
        event.preventDefault()
        void onSave()
      }}
    >
      {gone && <p className={styles.gone}>{ordersCopy.printsGone}</p>}
      {lines.map((line) => (
        <AddressLine
          key={line.name}
          line={line}
          value={typed[line.name]}
          problem={problem?.field === line.name ? problem.words : null}
          onChange={(value) => setTyped((now) => ({ ...now, [line.name]: value }))}
        />
      ))}
      <div className={`${layout.row3} ${styles.answers}`}>
        <Button type="submit" busy={busy}>
          {prints?.state === 'failed' ? ordersCopy.saveAndSend : ordersCopy.saveAddress}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {ordersCopy.keepAddress}
        </Button>
      </div>
    </form>
  )
}

function startWith(shipTo: Address | null, home: string): Typed {
  const of = (name: keyof Address) => shipTo?.[name] ?? ''
  return {
    name: of('name'),
    line1: of('line1'),
    line2: of('line2'),
    city: of('city'),
    state: of('state'),
    postal_code: of('postal_code'),
    country: of('country') || home,
  }
}

interface AddressLineProps {
  line: Line
  value: string
  problem: string | null
  onChange(value: string): void
}

function AddressLine({ line, value, problem, onChange }: AddressLineProps) {
  const id = useId()
  const { name, half, optional, hint, max } = line
  const under = problem ?? hint
  const shared = {
    id,
    name,
    value,
    autoComplete: 'off',
    'aria-invalid': problem !== null || undefined,
    'aria-describedby': under ? `${id}-under` : undefined,
    className: `${control.well} ${field.input}`,
  }
  return (
    <div className={field.field} data-half={half || undefined}>
      <label htmlFor={id} className={field.label}>
        {ordersCopy.address[name]}{' '}
        {optional && <span className={`${prose.hint} ${prose.light}`}>{ordersCopy.optional}</span>}
      </label>
      {name === 'country' ? (
        <select {...shared} onChange={(event) => onChange(event.target.value)}>
          {!countries.some(({ code }) => code === value) && <option value={value}>{value}</option>}
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          maxLength={max}
          spellCheck={false}
          autoCapitalize="words"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {under && (
        <p
          id={`${id}-under`}
          className={problem ? `${prose.label} ${prose.bad}` : `${prose.hint} ${prose.light}`}
        >
          {under}
        </p>
      )}
    </div>
  )
}

function focusField(form: RefObject<HTMLFormElement | null>, name: string): void {
  const found = form.current?.elements.namedItem(name)
  if (found instanceof HTMLElement) found.focus()
}
