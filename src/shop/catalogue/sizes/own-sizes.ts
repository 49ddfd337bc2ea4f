import { badInput } from '#platform/errors.ts'
import type { Currency } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'
import {
  type Form,
  isFilled,
  maxQuantity,
  optionalText,
  price,
  refusals,
  refuse,
  requiredText,
  sentJson,
  wholeNumber,
} from '#shop/catalogue/products/form-checks.ts'
import {
  longestLabel,
  type SizeUnit,
  sidesLabel,
  sizeInWords,
} from '#shop/catalogue/products/product.ts'
import { sizesCopy } from './copy.ts'

export interface OwnSize {
  /** '8x10' (inches), '30x40 cm', or words such as 'A3' and 'XL'. */
  label: string
  width: number | null
  height: number | null
  unit: SizeUnit | null
  price: Cents
  variantId: string | null
  /** Held units included. Absent in an edit: unchanged. */
  quantity?: number
  /** The number that the editor read: only the difference is applied, so sales since then count. */
  quantityRead?: number
}

/** A print's size is measured. */
export interface MeasuredSize extends OwnSize {
  width: number
  height: number
  unit: SizeUnit
}

export const mostSizes = 12

/** The minimum and the maximum of a side. */
const sides = { cm: [1, 1000], in: [0.5, 400] } as const

/** `sizes` is a list or its JSON. ShopError 'bad_input', for example on 'sizes.0.width'. */
export function ownSizes(sent: Form, currency: Currency): MeasuredSize[] {
  const forms = sizeForms(sent)
  if (forms.length === 0) throw badInput('sizes', sizesCopy.noSizes)
  const sizes = forms.map((form, at) => ownSize(form, `sizes.${at}`, currency))
  for (const [at, size] of sizes.entries()) {
    // A measure of zero was refused already.
    if (size.width * size.height === 0) continue
    refuseTwin(size, sizes.slice(0, at), `sizes.${at}.width`)
  }
  return sizes
}

/**
 * Named sizes without measures; empty: the piece has none. A size without a price costs as much as
 * the piece. ShopError 'bad_input', for example on 'sizes.0.label'.
 */
export function namedSizes(sent: Form, piecePrice: Cents, currency: Currency): OwnSize[] {
  const sizes = sizeForms(sent).map((form, at): OwnSize => {
    const field = `sizes.${at}`
    const words = sizesCopy.pleaseEnterPrice
    const isPriced = isFilled(form, `${field}.price`)
    return {
      label: requiredText(form, `${field}.label`, sizesCopy.labelMissing, longestLabel),
      width: null,
      height: null,
      unit: null,
      variantId: null,
      price: isPriced ? price(form, `${field}.price`, words, currency) : piecePrice,
      ...counts(form, field),
    }
  })
  for (const [at, size] of sizes.entries()) {
    if (size.label !== '') refuseTwin(size, sizes.slice(0, at), `sizes.${at}.label`)
  }
  return sizes
}

/** The checks name fields by the keys that they read. */
function sizeForms(sent: Form): Form[] {
  const list = sentJson(sent.sizes, 'sizes', sizesCopy.notAList)
  if (!Array.isArray(list)) throw badInput('sizes', sizesCopy.notAList)
  if (list.length > mostSizes) {
    throw badInput('sizes', sizesCopy.mostSizes(mostSizes, list.length))
  }
  return list.map((each: unknown, at) => {
    if (typeof each !== 'object' || each === null) {
      throw badInput(`sizes.${at}`, sizesCopy.sizeIncomplete)
    }
    const form: Form = Object.fromEntries(
      Object.entries(each).map(([name, given]) => [`sizes.${at}.${name}`, given]),
    )
    form[refusals] = sent[refusals]
    return form
  })
}

function counts(form: Form, at: string): Pick<OwnSize, 'quantity' | 'quantityRead'> {
  const of = (name: 'quantity' | 'quantityRead') => {
    const field = `${at}.${name}`
    if (!isFilled(form, field)) return {}
    const number = wholeNumber(form[field])
    if (number !== null && number >= 0 && number <= maxQuantity) return { [name]: number }
    return refuseCount(form, field, {})
  }
  return { ...of('quantity'), ...of('quantityRead') }
}

/** A new piece that is counted by size. ShopError 'bad_input' on each size without a quantity. */
export function requireCounts(form: Form, sizes: readonly OwnSize[]): void {
  for (const [at, { quantity }] of sizes.entries()) {
    const field = `sizes.${at}.quantity`
    const isRefused = form[refusals]?.some(({ details }) => details?.field === field)
    if (quantity === undefined && !isRefused) refuseCount(form, field, undefined)
  }
}

function refuseCount<T>(form: Form, field: string, instead: T): T {
  const words = sizesCopy.countMissing(maxQuantity.toLocaleString('en'))
  return refuse(form, badInput(field, words), instead)
}

function ownSize(form: Form, at: string, currency: Currency): MeasuredSize {
  const unit = form[`${at}.unit`] ?? 'cm'
  if (unit !== 'cm' && unit !== 'in') {
    throw badInput(`${at}.unit`, sizesCopy.unitMissing)
  }
  const width = side(form, `${at}.width`, 'width', unit)
  const height = side(form, `${at}.height`, 'height', unit)
  const label =
    optionalText(form, `${at}.label`, longestLabel) ?? sidesLabel({ width, height, unit })
  return {
    label,
    width,
    height,
    unit,
    price: price(form, `${at}.price`, sizesCopy.pleaseEnterPrice, currency),
    variantId: optionalText(form, `${at}.variantId`, 100),
    ...counts(form, at),
  }
}

function side(form: Form, field: string, what: string, unit: SizeUnit): number {
  const value = form[field]
  const text = String(typeof value === 'number' || typeof value === 'string' ? value : '').trim()
  const number = /^\d{1,5}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
  const [least, most] = sides[unit]
  if (number >= least && number <= most) return number
  const unitWords = unit === 'cm' ? 'cm' : 'inches'
  const words = sizesCopy.measureMissing(what, least, most.toLocaleString('en'), unitWords)
  return refuse(form, badInput(field, words), 0)
}

/** In whole millimetres, so that 12 × 8 inches and 30.48 × 20.32 cm are alike. Null: unmeasured. */
function measured({ width, height, unit }: OwnSize): string | null {
  if (width === null || height === null) return null
  const millimetres = unit === 'cm' ? 10 : 25.4
  return `${Math.round(width * millimetres)} × ${Math.round(height * millimetres)}`
}

function refuseTwin(size: OwnSize, before: readonly OwnSize[], field: string): void {
  const label = size.label.toLowerCase()
  const sides = measured(size)
  const twin = before.find(
    (each) => each.label.toLowerCase() === label || (sides !== null && measured(each) === sides),
  )
  if (!twin) return
  throw badInput(field, sizesCopy.sizeTwice(sizeInWords(twin.label)))
}
