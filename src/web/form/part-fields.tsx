import { Field, type FieldPlan } from './field.tsx'

interface PartFieldsProps<Name extends string> {
  /** The object in the form: 'tax', 'zones.0'. */
  of: string
  plans: readonly FieldPlan<Name>[]
  value: Readonly<Partial<Record<Name, string | null>>>
  problemOf(field: string): string | null
  onChange(changes: Partial<Record<Name, string>>): void
}

export function PartFields<Name extends string>(props: PartFieldsProps<Name>) {
  const { of, plans, value, problemOf, onChange } = props
  return plans.map((plan) => (
    <Field
      key={plan.name}
      plan={{ ...plan, name: `${of}.${plan.name}` }}
      value={value[plan.name] ?? ''}
      problem={problemOf(`${of}.${plan.name}`)}
      onChange={(typed) => onChange({ [plan.name]: typed } as Partial<Record<Name, string>>)}
    />
  ))
}
