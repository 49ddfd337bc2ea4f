import { type FormEvent, useId, useState } from 'react'
import { dayIn, monthAndDay } from '#platform/time/zone.ts'
import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import type { OwnerFulfillment, OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { delayStatus, lastDelayDay } from '#shop/orders/record/delays/delay.ts'
import type { Clocks } from '#web/admin/list/days.ts'
import { focusOn } from '#web/admin/list/focus-on.ts'
import { useAction } from '#web/admin/list/use-action.ts'
import field from '#web/form/field.module.css'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'

interface TellDelayProps {
  order: OwnerOrder
  fulfillment: OwnerFulfillment
  clocks: Clocks
  heading: string
}

export function TellDelay({ order, fulfillment, clocks, heading }: TellDelayProps) {
  const id = useId()
  const [leavesBy, setLeavesBy] = useState('')
  const { busy, act } = useAction()
  const { kind } = fulfillment
  const today = dayIn(clocks.now, clocks.zone)
  const told = order.delays.find((delay) => delay.kind === kind)

  async function onTell(event: FormEvent): Promise<void> {
    event.preventDefault()
    const body = { kind, leavesBy: leavesBy || undefined }
    const input = { path: { id: order.id }, body }
    const words = { done: ordersCopy.delayTold, failed: ordersCopy.delayNotTold }
    if (!(await act(() => call('POST /api/orders/id/{id}/delay', input), words))) return
    setLeavesBy('')
    focusOn(`#${heading}`)
  }

  return (
    <div className={`${layout.stack2} ${layout.start}`}>
      <p className={prose.hint}>
        {fulfillment.leavesBy === null
          ? ordersCopy.notPromised
          : ordersCopy.promised(monthAndDay(fulfillment.leavesBy))}{' '}
        {told && delayStatus[told.answer ?? 'open']}
      </p>
      <details>
        <summary className={control.summary}>{ordersCopy.takesLonger}</summary>
        <form
          className={`${layout.stack2} ${layout.start}`}
          onSubmit={(event) => void onTell(event)}
        >
          <div className={field.field}>
            <label htmlFor={id} className={field.label}>
              {ordersCopy.newDay}{' '}
              <span className={`${prose.hint} ${prose.light}`}>{ordersCopy.optional}</span>
            </label>
            <input
              id={id}
              type="date"
              min={today}
              max={lastDelayDay(today)}
              value={leavesBy}
              aria-describedby={`${id}-hint`}
              className={`${control.well} ${field.input}`}
              onChange={(event) => setLeavesBy(event.target.value)}
            />
            <p id={`${id}-hint`} className={`${prose.hint} ${prose.light}`}>
              {ordersCopy.newDayHint}
            </p>
          </div>
          <Button type="submit" variant="quiet" busy={busy}>
            {ordersCopy.tellDelay}
          </Button>
        </form>
      </details>
    </div>
  )
}
