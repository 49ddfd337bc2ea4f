import { Field } from '#web/form/field.tsx'
import { shippingCopy } from './copy.ts'
import type { DaysText } from './shipping-values.ts'

interface DaysFieldsProps {
  name: string
  label: string
  hint?: string
  value: DaysText
  problemOf(field: string): string | null
  onChange(value: DaysText): void
}

export function DaysFields({ name, label, hint, value, problemOf, onChange }: DaysFieldsProps) {
  const end = (at: keyof DaysText, words: string, about?: string) => (
    <Field
      plan={{
        ...{ name: `${name}.${at}`, label: words, kind: 'count', half: true, max: 3 },
        ...(about !== undefined && { hint: about }),
      }}
      value={value[at]}
      problem={problemOf(`${name}.${at}`) ?? (at === 'from' ? problemOf(name) : null)}
      onChange={(typed) => onChange({ ...value, [at]: typed })}
    />
  )
  return (
    <>
      {end('from', shippingCopy.fromIt(label), hint)}
      {end('to', shippingCopy.to(label))}
    </>
  )
}
