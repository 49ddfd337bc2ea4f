import type { Currency } from '#platform/money/currency.ts'
import { decimalText, parseMoney } from '#platform/money/money.ts'
import type { PictureFolder } from '#shop/media/pictures/picture.ts'
import type { FieldPlan } from './field.tsx'
import { type SlotPlan, type SlotValue, slotValue } from './pictures/picture-value.ts'
import { priceText } from './price-text.ts'

type Others = Readonly<Record<string, unknown>>
type Words = string | ((values: Others) => string | undefined)

interface Shared {
  label: string
  hint?: Words
  when?(values: Others): boolean
  /** The value sent while the field is hidden; absent: null. */
  hidden?: unknown
  keep?: boolean
  called?: string
  local?: boolean
  optional?: boolean
  /** The reason why it can't be changed. */
  fixed?: string
  /** `wide`: a whole row on a phone. */
  half?: boolean | 'wide'
  /** Absent: every choice is offered. */
  offered?(choice: string, values: Others): boolean
}

type Input =
  | Pick<
      FieldPlan,
      | ('kind' | 'max' | 'mode' | 'choices' | 'min')
      | ('advice' | 'marks' | 'fills' | 'suggests' | 'currency')
    >
  | { kind: 'check' | 'moment' | 'special' }
  | { kind: 'picture'; folder: PictureFolder; slot: Omit<SlotPlan, 'name'> }

export interface Field<V> extends Shared {
  input: Input
  /** Also for a stored value that is null or absent. */
  first: V
  fill(stored: unknown, currency: Currency): V
  read(value: V): unknown
  /** The value's parts by label, for a field that another window changed too. */
  inWords?(value: V): PartsInWords
}

export type PartsInWords = Readonly<Record<string, string>>

export type FieldSet = Readonly<Record<string, Field<unknown>>>
export type ValuesOf<F extends FieldSet> = {
  [K in keyof F & string]: F[K] extends Field<infer V> ? V : never
}

type Text = Shared &
  Pick<FieldPlan, 'max' | 'mode' | 'advice' | 'marks' | 'fills' | 'suggests'> & {
    first?: string
    /** Turns the text into the body's value. Absent: sends the text itself. */
    read?(typed: string): unknown
  }

const asText = (stored: unknown) => String(stored)
const asIs = <V>(value: V) => value

function text(
  kind: FieldPlan['kind'],
  { max, mode, advice, marks, fills, suggests, first = '', read = asIs<string>, ...shared }: Text,
) {
  const input = { kind, max, mode, advice, marks, fills, suggests }
  return { ...shared, input, first, fill: asText, read } satisfies Field<string>
}

export const line = (parts: Text): Field<string> => text('line', parts)
export const long = (parts: Text): Field<string> => text('long', parts)
export const secret = (parts: Text): Field<string> => text('line', { ...parts, mode: 'secret' })

/** The value of an empty text: null if optional, else NaN. */
type Blank = { blank?: number }
const blankOf = ({ blank, optional }: Blank & Shared) => blank ?? (optional ? null : Number.NaN)

export function count({ blank, ...parts }: Text & Blank): Field<string> {
  const read = (typed: string) =>
    typed.trim() === '' ? blankOf({ blank, ...parts }) : Number(typed)
  return { ...text('count', { mode: 'digits', ...parts }), read }
}

/** A decimal. `currency`: absent: the shop's. */
export function price({
  blank,
  currency: own,
  ...parts
}: Text & Blank & Pick<FieldPlan, 'currency'>): Field<string> {
  const { input, ...field } = text('price', parts)
  return {
    ...field,
    input: { ...input, currency: own },
    fill: (stored, shops) => decimalText(parseMoney(stored, own ?? shops) ?? 0, own ?? shops),
    read: (typed) =>
      typed.trim() === '' ? blankOf({ blank, ...parts }) : Number(priceText(typed)),
  }
}

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

/** Epoch milliseconds, by the studio's clocks. */
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
  first?: T
  read?(chosen: T): unknown
}

function chosen<T extends string>(kind: FieldPlan['kind'], parts: Choices<T>): Field<T> {
  const { choices, first = Object.keys(choices)[0] as T, read = asIs<T>, ...shared } = parts
  return { ...shared, input: { kind, choices }, first, fill: (stored) => stored as T, read }
}

export const choice = <T extends string>(parts: Choices<T>) => chosen('choice', parts)
export const options = <T extends string>(parts: Choices<T>) => chosen('options', parts)
export const select = <T extends string>(parts: Choices<T>) => chosen('select', parts)

export function check({ first = false, ...parts }: Shared & { first?: boolean }): Field<boolean> {
  return { ...parts, input: { kind: 'check' }, first, fill: Boolean, read: asIs }
}

export function picture(
  parts: Omit<SlotPlan, 'name'> & { label: string; folder: PictureFolder },
): Field<SlotValue> {
  const { label, folder, ...slot } = parts
  return {
    label,
    input: { kind: 'picture', folder, slot },
    first: slotValue(null),
    // Another window's draft stores only an address, without the picture's size and description.
    fill: (stored) =>
      slotValue(typeof stored === 'string' ? null : (stored as Parameters<typeof slotValue>[0])),
    read: ({ picture: shown }) => shown?.address ?? null,
  }
}

export function special<V, Stored = V>(parts: {
  label: string
  first: V
  fill?(stored: Stored, currency: Currency): V
  read?(value: V): unknown
  inWords?(value: V): PartsInWords
  when?: Shared['when']
  local?: boolean
}): Field<V> {
  const { fill = (stored: unknown) => stored as V, read = asIs<V>, ...shared } = parts
  return { ...shared, input: { kind: 'special' }, fill: fill as Field<V>['fill'], read }
}

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
