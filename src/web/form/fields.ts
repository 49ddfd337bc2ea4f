import type { Currency } from '#platform/money/currency.ts'
import { decimalText, parseMoney } from '#platform/money/money.ts'
import type { PictureFolder } from '#shop/media/pictures/picture.ts'
import type { FieldPlan } from './field.tsx'
import { type SlotPlan, type SlotValue, slotValue } from './pictures/picture-value.ts'
import { priceText } from './price-text.ts'

/*
 * The fields of a form: each with its label, its input and its codec. From a record of them follow the
 * form's first values, its rendered inputs and the body of its call.
 */

/** A form's values by their fields' names, for what depends on other fields. */
type Others = Readonly<Record<string, unknown>>
/** Words that stay, or that depend on the form's values. */
type Words = string | ((values: Others) => string | undefined)

interface Shared {
  label: string
  hint?: Words
  /** The form shows the field only while this is true of its values. */
  when?(values: Others): boolean
  /** The body's value while the field is hidden; none: null. */
  hidden?: unknown
  /** The field's value is sent while it is hidden, too. */
  keep?: boolean
  /** Its name among all fields of the form, where the label alone doesn't tell. */
  called?: string
  /** The field is the form's own: the call doesn't take it. */
  local?: boolean
  optional?: boolean
  /** The reason why it can't be changed. */
  fixed?: string
  /** Two of them stand beside each other. */
  half?: boolean
}

type Input =
  | Pick<FieldPlan, 'kind' | 'max' | 'mode' | 'choices' | 'min' | 'advice'>
  | { kind: 'check' | 'moment' | 'special' }
  | { kind: 'picture'; folder: PictureFolder; slot: Omit<SlotPlan, 'name'> }

/** `V`: the value while the form is open. The codec leads from the stored value to it and to the body. */
export interface Field<V> extends Shared {
  input: Input
  /** The value of an empty form, and of a stored value that is null or absent. */
  first: V
  fill(stored: unknown, currency: Currency): V
  read(value: V): unknown
}

export type FieldSet = Readonly<Record<string, Field<unknown>>>
export type ValuesOf<F extends FieldSet> = {
  [K in keyof F & string]: F[K] extends Field<infer V> ? V : never
}

type Text = Shared &
  Pick<FieldPlan, 'max' | 'mode' | 'advice'> & {
    first?: string
    /** The body's value; none: the text as it is typed. */
    read?(typed: string): unknown
  }

const asText = (stored: unknown) => String(stored)
const asIs = <V>(value: V) => value

function text(
  kind: FieldPlan['kind'],
  { max, mode, advice, first = '', read = asIs<string>, ...shared }: Text,
) {
  const input = { kind, max, mode, advice }
  return { ...shared, input, first, fill: asText, read } satisfies Field<string>
}

export const line = (parts: Text): Field<string> => text('line', parts)
export const long = (parts: Text): Field<string> => text('long', parts)
/** Text that isn't shown, and that no draft keeps. */
export const secret = (parts: Text): Field<string> => text('line', { ...parts, mode: 'secret' })

/** The value for an empty text: null where it is optional, and no number where it isn't. */
type Blank = { blank?: number }
const blankOf = ({ blank, optional }: Blank & Shared) => blank ?? (optional ? null : Number.NaN)

/** A whole number. */
export function count({ blank, ...parts }: Text & Blank): Field<string> {
  const read = (typed: string) =>
    typed.trim() === '' ? blankOf({ blank, ...parts }) : Number(typed)
  return { ...text('count', { mode: 'digits', ...parts }), read }
}

/** A sum of money, as a decimal in the shop's currency. */
export function price({ blank, ...parts }: Text & Blank): Field<string> {
  return {
    ...text('price', parts),
    fill: (stored, currency) => decimalText(parseMoney(stored, currency) ?? 0, currency),
    read: (typed) =>
      typed.trim() === '' ? blankOf({ blank, ...parts }) : Number(priceText(typed)),
  }
}

/** A day as '2026-05-01'; null when there is none. `min`: the earliest. */
export function day({
  min,
  ...parts
}: Shared & Pick<FieldPlan, 'min'> & Pick<Text, 'read'>): Field<string> {
  return {
    input: { kind: 'day', min },
    first: '',
    fill: asText,
    read: (typed) => typed || null,
    ...parts,
  }
}

/** A day and a time by the studio's clocks, in epoch milliseconds. */
export function moment(parts: Shared): Field<number | null> {
  return {
    ...parts,
    input: { kind: 'moment' },
    first: null,
    fill: Number,
    read: (at) => at ?? undefined,
  }
}

type Choices<T extends string> = Shared & {
  choices: Readonly<Record<T, string>>
  /** None: the first of the choices. */
  first?: T
  /** The body's value; none: the choice itself. */
  read?(chosen: T): unknown
}

function chosen<T extends string>(kind: FieldPlan['kind'], parts: Choices<T>): Field<T> {
  const { choices, first = Object.keys(choices)[0] as T, read = asIs<T>, ...shared } = parts
  return { ...shared, input: { kind, choices }, first, fill: (stored) => stored as T, read }
}

/** One of a few, beside each other. */
export const choice = <T extends string>(parts: Choices<T>) => chosen('choice', parts)
/** One of a few, one below the other. */
export const options = <T extends string>(parts: Choices<T>) => chosen('options', parts)
/** One of many. */
export const select = <T extends string>(parts: Choices<T>) => chosen('select', parts)

export function check({ first = false, ...parts }: Shared & { first?: boolean }): Field<boolean> {
  return { ...parts, input: { kind: 'check' }, first, fill: Boolean, read: asIs }
}

/** A picture; the body holds its address. */
export function picture(
  parts: Omit<SlotPlan, 'name'> & { label: string; folder: PictureFolder },
): Field<SlotValue> {
  const { label, folder, ...slot } = parts
  return {
    label,
    input: { kind: 'picture', folder, slot },
    first: slotValue(null),
    // An address alone is a picture that another window chose: its words aren't known.
    fill: (stored) =>
      slotValue(typeof stored === 'string' ? null : (stored as Parameters<typeof slotValue>[0])),
    read: ({ picture: shown }) => shown?.address ?? null,
  }
}

/** A field with an input of its own: its screen renders it with `bind`. */
export function special<V, Stored = V>(parts: {
  label: string
  first: V
  fill?(stored: Stored, currency: Currency): V
  read?(value: V): unknown
  when?: Shared['when']
  local?: boolean
}): Field<V> {
  const { fill = (stored: unknown) => stored as V, read = asIs<V>, ...shared } = parts
  return { ...shared, input: { kind: 'special' }, fill: fill as Field<V>['fill'], read }
}

/** The values of a form, from what the shop holds; null: an empty form. */
export function toFormValues<F extends FieldSet>(
  fields: F,
  stored: object | null,
  currency: Currency,
): ValuesOf<F> {
  const held = (stored ?? {}) as Others
  const entries = Object.entries(fields).map(([name, { first, fill }]) => {
    const value = held[name] ?? null
    return [name, value === null ? first : fill(value, currency)]
  })
  return Object.fromEntries(entries) as ValuesOf<F>
}

export function isShown(field: Field<unknown>, values: object): boolean {
  return field.when?.(values as Others) ?? true
}

/** The body of the form's call: every field's value, and null for hidden ones. */
export function toRequest<F extends FieldSet>(
  fields: F,
  values: ValuesOf<F>,
): Record<string, unknown> {
  const entries = Object.entries(fields)
    .filter(([, { local }]) => !local)
    .map(([name, field]) => [
      name,
      field.keep || isShown(field, values) ? field.read(values[name]) : (field.hidden ?? null),
    ])
  return Object.fromEntries(entries)
}
