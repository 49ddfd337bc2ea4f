import { Field } from '#web/form/field.tsx'
import { type Part, within } from '#web/form/part-fields.tsx'
import { shippingCopy } from './copy.ts'
import type { DaysText } from './shipping-values.ts'

interface DaysFieldsProps extends Part<DaysText> {
  label: string
  hint?: string
}

export function DaysFields({ label, hint, ...days }: DaysFieldsProps) {
  const from = within(days, 'from')
  const to = within(days, 'to')
  const shared = { kind: 'count', half: true, max: 3 } as const
  return (
    <>
      <Field
        {...from}
        plan={{ name: from.name, label: shippingCopy.fromIt(label), hint, ...shared }}
        problem={from.problem ?? days.problem}
      />
      <Field {...to} plan={{ name: to.name, label: shippingCopy.to(label), ...shared }} />
    </>
  )
}
