import { type FormEvent, type ReactNode, useRef } from 'react'
import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import type { OwnerOrderRow } from '#shop/orders/back-office/owner-order.ts'
import { Button } from '#web/ui/button.tsx'
import { addressOf } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import { toast } from '#web/ui/toast.ts'
import styles from './shipping.module.css'

/** Around a list of `PackingTick`s. */
export function PackingForm({ children }: { children: ReactNode }) {
  const all = useRef<HTMLInputElement>(null)

  function follow(event: FormEvent<HTMLFormElement>): void {
    if (!all.current) return
    const ticks = ticksIn(event.currentTarget)
    if (event.target === all.current) {
      for (const tick of ticks) tick.checked = all.current.checked
    } else {
      all.current.checked = ticks.every((tick) => tick.checked)
    }
  }

  function stopWithoutTicks(event: FormEvent<HTMLFormElement>): void {
    if (ticksIn(event.currentTarget).some((tick) => tick.checked)) return
    event.preventDefault()
    toast.info(ordersCopy.tickFirst, 5000)
  }

  return (
    <form
      method="get"
      action={addressOf('GET /api/orders/packing-slips/pdf', { query: { id: [] } })}
      target="_blank"
      className={layout.stack3}
      onChange={follow}
      onSubmit={stopWithoutTicks}
      rel="noopener"
    >
      <div className={`${layout.row4} ${layout.middle}`}>
        <label className={styles.tickAll}>
          <input ref={all} type="checkbox" className={styles.tick} />
          {ordersCopy.tickAll}
        </label>
        <Button variant="quiet" type="submit">
          {ordersCopy.packingPdf}
          <span className="visually-hidden"> {ordersCopy.opensNewTab}</span>
        </Button>
      </div>
      {children}
    </form>
  )
}

export function PackingTick({ order: { id, number } }: { order: OwnerOrderRow }) {
  return (
    <label className={styles.tickOne}>
      <input type="checkbox" name="id" value={id} className={styles.tick} />
      <span className="visually-hidden">{ordersCopy.tickOrder(number)}</span>
    </label>
  )
}

function ticksIn(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[name="id"]')]
}
