import { dayIn, monthAndDay } from '#platform/time/zone.ts'
import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import type { OwnerFulfillment, OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { delayStatus } from '#shop/orders/record/delays/delay.ts'
import type { Clocks } from '#web/admin/list/days.ts'
import { focusOn } from '#web/admin/list/focus-on.ts'
import { day } from '#web/form/fields.ts'
import { SectionForm } from '#web/form/form.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'

interface TellDelayProps {
  order: OwnerOrder
  fulfillment: OwnerFulfillment
  mails: boolean
  clocks: Clocks
  heading: string
}

export function TellDelay({ order, fulfillment, mails, clocks, heading }: TellDelayProps) {
  const { kind } = fulfillment
  const told = order.delays.find((delay) => delay.kind === kind)
  const leavesBy = day({
    label: ordersCopy.newDay,
    hint: ordersCopy.newDayHint(mails),
    optional: true,
    min: dayIn(clocks.now, clocks.zone),
    read: (typed: string) => typed || undefined,
  })
  const form = useFields(
    { leavesBy },
    {
      to: 'POST /api/orders/id/{id}/delay',
      path: { id: order.id },
      of: kind,
      schema: null,
      stored: null,
      body: (typed) => ({ ...typed, kind }),
      saved: ordersCopy.delayTold(mails),
      failed: ordersCopy.delayNotTold,
      onAnswer: () => focusOn(`#${heading}`),
    },
  )
  return (
    <div className={`${layout.stack2} ${layout.start}`}>
      <p className={prose.hint}>
        {fulfillment.leavesBy === null
          ? ordersCopy.notPromised
          : ordersCopy.promised(monthAndDay(fulfillment.leavesBy))}{' '}
        {told && delayStatus[told.answer ?? 'open']}
      </p>
      <details open={form.plain.isRefused || undefined}>
        <summary className={control.summary}>{ordersCopy.takesLonger}</summary>
        <SectionForm form={form} save={ordersCopy.tellDelay} inline>
          {form.show('leavesBy')}
        </SectionForm>
      </details>
    </div>
  )
}
