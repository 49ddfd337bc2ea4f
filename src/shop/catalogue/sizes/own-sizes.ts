import { badInput } from '#platform/errors.ts'
import type { Currency } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'
import {
  type Form,
  optionalText,
  price,
  refusals,
  refuse,
  sentJson,
} from '#shop/catalogue/products/form-checks.ts'
import {
  longestLabel,
  type SizeUnit,
  sidesLabel,
  sizeInWords,
} from '#shop/catalogue/products/product.ts'
import { sizesCopy } from './copy.ts'

export interface OwnSize {
  /** '8x10' (inches), '30x40 cm', or words such as 'A3'. */
  label: string
  width: number
  height: number
  unit: SizeUnit
  price: Cents
  variantId: string | null
}

export const mostSizes = 12

/** The minimum and the maximum of a side. */
const sides = { cm: [1, 1000], in: [0.5, 400] } as const

/** Of `sizes`, a list or its JSON. ShopError 'bad_input', for example on 'sizes.0.width'. */
export function ownSizes(sent: Form, currency: Currency): OwnSize[] {
  const list = sentJson(sent.sizes, 'sizes', sizesCopy.notAList)
  if (!Array.isArray(list) || list.length === 0) {
    throw badInput('sizes', sizesCopy.noSizes)
  }
  if (list.length > mostSizes) {
    throw badInput('sizes', sizesCopy.mostSizes(mostSizes, list.length))
  }
  const sizes = list.map((each, at) => ownSize(sent, each, `sizes.${at}`, currency))
  for (const [at, size] of sizes.entries()) refuseTwin(size, sizes.slice(0, at), `sizes.${at}`)
  return sizes
}

function ownSize(sent: Form, value: unknown, at: string, currency: Currency): OwnSize {
  if (typeof value !== 'object' || value === null) {
    throw badInput(at, sizesCopy.sizeIncomplete)
  }
  // The checks name fields by the keys that they read.
  const form: Form = Object.fromEntries(
    Object.entries(value).map(([name, each]) => [`${at}.${name}`, each]),
  )
  form[refusals] = sent[refusals]
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

/** In whole millimetres, so that 12 × 8 inches and 30.48 × 20.32 cm are alike. */
function measured({ width, height, unit }: OwnSize): string {
  const millimetres = unit === 'cm' ? 10 : 25.4
  return `${Math.round(width * millimetres)} × ${Math.round(height * millimetres)}`
}

function refuseTwin(size: OwnSize, before: readonly OwnSize[], at: string): void {
  const label = size.label.toLowerCase()
  const twin = before.find(
    (each) => each.label.toLowerCase() === label || measured(each) === measured(size),
  )
  // A measure of zero was refused already.
  if (!twin || size.width * size.height === 0) return
  throw badInput(`${at}.width`, sizesCopy.sizeTwice(sizeInWords(twin.label)))
}
