import { platformCopy } from '#platform/copy.ts'
import { badInput, isShopError, type ShopError } from '#platform/errors.ts'
import {
  type Currency,
  currencyDecimals,
  currencyWords,
  largestPrice,
} from '#platform/money/currency.ts'
import { type Cents, decimalText, parseMoney, toDecimal } from '#platform/money/money.ts'
import { productsCopy } from './copy.ts'

/** Unvalidated input from a client. */
export type Form = Record<string, unknown> & { [refusals]?: ShopError[] }

/** Collects a form's refusals; a form without a list is refused at the first problem. */
export const refusals = Symbol('refusals')

/** Continues with `instead`, so that the form's other fields are checked, too. */
export function refuse<T>(form: Form, refusal: ShopError, instead: T): T {
  if (!form[refusals]) throw refusal
  form[refusals].push(refusal)
  return instead
}

/** Collects what `read` refuses. */
export function collect<T extends object>(form: Form, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!isShopError(error)) throw error
    return refuse(form, error, {} as T)
  }
}

export const maxQuantity = 100_000
const maxName = 200

export const needsQuantity = productsCopy.quantityMissing

/** ShopError 'bad_input' with `words` when the text is missing, and when it is too long. */
export function requiredText(form: Form, field: string, words: string, max = maxName): string {
  const text = plainText(form[field])
  if (text === null) return refuse(form, badInput(field, words), '')
  return shortEnough(form, text, field, max)
}

export function optionalText(form: Form, field: string, max: number): string | null {
  const text = plainText(form[field])
  return text === null ? null : shortEnough(form, text, field, max)
}

/** Above zero, as a number or a numeric string with the currency's decimals. */
export function price(form: Form, field: string, words: string, currency: Currency): Cents {
  const value = form[field]
  const cents = parseMoney(value, currency)
  if (cents !== null && cents >= 1 && cents <= largestPrice(currency)) return cents
  const isText = typeof value === 'string' && value.trim() !== ''
  const amount = typeof value === 'number' || isText ? Number(value) : Number.NaN
  const isAmount = amount >= toDecimal(1, currency) || hasNeedlessDecimals(value, currency)
  return refuse(form, badInput(field, isAmount ? priceWords(currency) : words), 1)
}

/** '12,50' in a currency without a smaller coin. */
function hasNeedlessDecimals(value: unknown, currency: Currency): boolean {
  return currencyDecimals(currency) === 0 && /\d[.,]\d/.test(String(value))
}

function priceWords(currency: Currency): string {
  const kind =
    currencyDecimals(currency) === 0
      ? productsCopy.wholePrice(currencyWords(currency))
      : productsCopy.aPrice
  const most = toDecimal(largestPrice(currency), currency).toLocaleString('en')
  return productsCopy.priceMissing(kind, decimalText(2450, currency), most)
}

export function wholeNumber(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !/^\s*[+-]?\d{1,15}\s*$/.test(text)) return null
  return Number(text)
}

/** From 1 to `most`. ShopError 'bad_input' with `words`. */
export function countFrom1(value: unknown, most: number, field: string, words: string): number {
  const number = wholeNumber(value)
  if (number === null || number < 1 || number > most) throw badInput(field, words)
  return number
}

export function picture(form: Form, field: string, words: string): string {
  return requiredText(form, field, words, 500)
}

/** `required`: messages by position. An edit keeps pictures that are not sent. */
export function pictures(
  form: Form,
  fields: readonly string[],
  required: readonly string[],
  isEdit: boolean,
): (string | null | undefined)[] {
  return fields.map((field, position) => {
    if (isEdit && !isSent(form, field)) return undefined
    const words = required[position]
    return words === undefined ? optionalText(form, field, 500) : picture(form, field, words)
  })
}

/** Later than any real drop: a typing error. */
const latestMoment = Date.UTC(2100, 0)

/** Epoch milliseconds; null: at once. ShopError 'bad_input'. */
export function moment(value: unknown): number | null {
  if (value === null || value === '') return null
  const at = wholeNumber(value)
  if (at !== null && at >= 0 && at < latestMoment) return at
  throw badInput('opensAt', productsCopy.dayMissing)
}

/** A form without JavaScript sends JSON. ShopError 'bad_input' with `words`. */
export function sentJson(value: unknown, field: string, words: string): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    throw badInput(field, words)
  }
}

/** ShopError 'bad_input' naming the field. */
export function yesOrNo(value: unknown, field: string): boolean {
  if (value === true || value === 'true') return true
  if (value === false || value === 'false') return false
  throw badInput(field, platformCopy.noTrueOrFalse)
}

/** An array holds the owner's own sizes, not the specification's names. */
export function isOwn(sizes: unknown): boolean {
  return Array.isArray(sizes) || (typeof sizes === 'string' && sizes.startsWith('['))
}

export const isFilled = (form: Form, field: string): boolean =>
  form[field] !== undefined && form[field] !== null && form[field] !== ''

export function isSent(form: Form, field: string): boolean {
  return form[field] !== undefined
}

function plainText(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') return null
  const trimmed = text.trim()
  return trimmed === '' ? null : trimmed
}

function shortEnough(form: Form, text: string, field: string, max: number): string {
  if (text.length > max) return refuse(form, badInput(field, platformCopy.tooLong(max)), text)
  return text
}

export interface FormMarks {
  hidden?: boolean
}

export interface CreateMarks extends FormMarks {
  /** Idempotency key. */
  formId?: string
}

export interface EditMarks extends FormMarks {
  /** The `updatedAt` of the loaded piece: any other is refused as 'changed'. */
  version?: number
}

/** ShopError 'bad_input' naming the field. */
export function createMarks(form: Form): CreateMarks {
  const { formId } = form
  if (formId === undefined || formId === null || formId === '') return formMarks(form)
  if (typeof formId !== 'string' || !/^[\w-]{8,64}$/.test(formId)) {
    throw badInput('formId', productsCopy.badFormId)
  }
  return { ...formMarks(form), formId }
}

/** ShopError 'bad_input' naming the field. */
export function editMarks(form: Form): EditMarks {
  const { version } = form
  if (version === undefined || version === null || version === '') return formMarks(form)
  const number = wholeNumber(version)
  if (number === null) throw badInput('version', productsCopy.versionMissing)
  return { ...formMarks(form), version: number }
}

function formMarks(form: Form): FormMarks {
  const { hidden } = form
  if (hidden === undefined || hidden === null || hidden === '') return {}
  return { hidden: yesOrNo(hidden, 'hidden') }
}
