import { Field, type FieldPlan } from './field.tsx'

/** A value of a form that its screen draws: a field, or a value within a field's value. */
export interface Part<V> {
  /** 'zones.0.transit' */
  name: string
  value: V
  problem: string | null
  problemOf(name: string): string | null
  onChange(value: V): void
}

export function within<V extends object, K extends keyof V & string>(
  { name: whole, value, problemOf, onChange }: Part<V>,
  key: K,
): Part<V[K]> {
  const name = `${whole}.${key}`
  const change = (changed: V[K]) => onChange({ ...value, [key]: changed })
  return { name, value: value[key], problem: problemOf(name), problemOf, onChange: change }
}

/** `at` counts from 0. */
export function entriesOf<V>(
  list: Part<readonly V[]>,
): (Part<V> & { at: number; remove(): void })[] {
  const { name: whole, value: all, problemOf, onChange } = list
  return all.map((value, at) => {
    const name = `${whole}.${at}`
    return {
      at,
      name,
      value,
      problem: problemOf(name),
      problemOf,
      onChange: (changed) => onChange(all.with(at, changed)),
      remove: () => onChange(all.toSpliced(at, 1)),
    }
  })
}

type TextKey<V> = {
  [K in keyof V & string]: V[K] extends string | number | null | undefined ? K : never
}[keyof V & string]

interface PartFieldsProps<V> extends Omit<Part<V>, 'problem'> {
  plans: readonly FieldPlan<TextKey<V>>[]
}

export function PartFields<V extends object>(props: PartFieldsProps<V>) {
  const { name, plans, value, problemOf, onChange } = props
  return plans.map((plan) => (
    <Field
      key={plan.name}
      plan={{ ...plan, name: `${name}.${plan.name}` }}
      value={String(value[plan.name] ?? '')}
      problem={problemOf(`${name}.${plan.name}`)}
      onChange={(typed) => onChange({ ...value, [plan.name]: typed })}
    />
  ))
}
