import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import { orderAddress } from '#shop/orders/back-office/admin/orders-address.ts'
import type { OwnerOrderRow } from '#shop/orders/back-office/owner-order.ts'
import type { ParcelTable } from '#shop/orders/postage/parcel-table.ts'
import { useSaveFile } from '#web/admin/list/use-save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { addressOf } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import styles from './shipping.module.css'

interface PackingFormProps {
  parcels: ParcelTable | null
  children: ReactNode
}

/** Around a list of `PackingTick`s. */
export function PackingForm({ parcels, children }: PackingFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const all = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { busy, save } = useSaveFile(ordersCopy.packingFailed, setProblem)
  const navigate = useNavigate()
  const ticked = () => ticksIn(form.current).filter((tick) => tick.checked)

  function follow(event: FormEvent<HTMLFormElement>): void {
    if (!all.current) return
    setProblem(null)
    const ticks = ticksIn(event.currentTarget)
    if (event.target === all.current) {
      for (const tick of ticks) tick.checked = all.current.checked
    } else {
      all.current.checked = ticks.every((tick) => tick.checked)
    }
  }

  function onSave(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const sent = event.nativeEvent
    const by = sent instanceof SubmitEvent ? sent.submitter : null
    const isTable = by?.getAttribute('name') === 'table'
    const id = ticked().map(({ value }) => value)
    setProblem(id.length === 0 ? ordersCopy.tickFirst : null)
    if (id.length === 0) return
    void save(
      isTable && parcels
        ? addressOf('GET /api/orders/parcels.csv', { query: { table: parcels, id } })
        : addressOf('GET /api/orders/packing-slips/pdf', { query: { id } }),
    )
  }

  function onShip(): void {
    const [first, ...then] = ticked().map((tick) => Number(tick.dataset.number))
    setProblem(first === undefined ? ordersCopy.tickFirst : null)
    if (first !== undefined) void navigate(orderAddress(first, then))
  }

  return (
    <form
      ref={form}
      method="get"
      action={addressOf('GET /api/orders/packing-slips/pdf', { query: { id: [] } })}
      target="_blank"
      className={layout.stack3}
      onChange={follow}
      onSubmit={onSave}
      rel="noopener"
    >
      <div className={styles.packing}>
        <div className={`${layout.words4} ${layout.middle} ${styles.packingActions}`}>
          <label className={styles.tickAll}>
            <input ref={all} type="checkbox" className={styles.tick} />
            {ordersCopy.tickAll}
          </label>
          <Button variant="quiet" type="submit" busy={busy}>
            {ordersCopy.packingPdf}
          </Button>
          {parcels && (
            <Button
              variant="quiet"
              type="submit"
              busy={busy}
              name="table"
              value={parcels}
              formAction="/api/orders/parcels.csv"
            >
              {ordersCopy.parcelTables[parcels]}
            </Button>
          )}
          <Button variant="quiet" className={styles.scripted} onClick={onShip}>
            {ordersCopy.shipTicked}
          </Button>
        </div>
        {problem !== null && (
          <p role="alert" className={prose.reason}>
            {problem}
          </p>
        )}
      </div>
      {children}
    </form>
  )
}

export function PackingTick({ order: { id, number } }: { order: OwnerOrderRow }) {
  return (
    <label className={styles.tickOne}>
      <input type="checkbox" name="id" value={id} data-number={number} className={styles.tick} />
      <span className="visually-hidden">{ordersCopy.tickOrder(number)}</span>
    </label>
  )
}

function ticksIn(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>('input[name="id"]') ?? [])]
}
