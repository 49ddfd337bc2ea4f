import type { Cents } from '#platform/money/money.ts'
import { taxCopy } from './copy.ts'
import { isWithinVatArea, vatAreaOf } from './vat-areas.ts'

/* Information, not law: the owner decides on the tax that is charged (decision 35). */

/** With 'none', pages state nothing on tax. */
export const taxModes = ['none', 'included', 'on_top', 'small_business'] as const
export type TaxMode = (typeof taxModes)[number]

export const taxClasses = ['standard', 'reduced', 'zero', 'original'] as const
export type TaxClass = (typeof taxClasses)[number]

/** Hundredths of a percent; null: the standard rate. Class zero has none. */
export interface TaxRates {
  standard: number
  reduced: number | null
  original: number | null
}

/** A country, besides the owner's own, in which the owner is registered for tax (OSS). */
export interface CountryRates extends TaxRates {
  country: string
}

export interface StoreTax {
  /** False: tax comes on top. Set by the country. */
  included: boolean
  /** 'VAT'; set by the country. */
  name: string
  home: string
  /** At home: within prices, or on top of them in `state`; null: the shop calculates none. */
  rates: TaxRates | null
  elsewhere: readonly CountryRates[]
  /** 'US-NY': the one state where tax comes on top; null: none does. */
  state: string | null
  /** In `state`. */
  onShipping: boolean
  exportNote: string
  /** Why a small business charges no tax; null: it isn't one. */
  note: string | null
  /** If the provider can: on top, or within prices that include tax. */
  byProvider: boolean
  codes: TaxCodes
}

/** Stripe's codes for classes that it can't guess; null: its default. */
export interface TaxCodes {
  reduced: string | null
  original: string | null
}

/** Countries that usually show prices without tax. */
const withoutTax = ['US', 'CA', 'PR', 'GU']

export function pricesIncludeTax(country: string): boolean {
  return !withoutTax.includes(country)
}

export function taxName(country: string): string {
  return taxCopy.taxNames[country] ?? 'VAT'
}

export function smallBusinessNote(country: string): string {
  if (country === 'DE') return taxCopy.germanSmallBusiness
  if (country === 'AT') return taxCopy.austrianSmallBusiness
  if (country === 'FR') return taxCopy.frenchSmallBusiness
  return taxCopy.smallBusiness(taxName(country))
}

export function exportWords(country: string): string {
  const known = vatAreaOf(country)?.exports
  return known ?? taxCopy.exported(taxName(country))
}

/** `rate`: hundredths of a percent. */
export function includedTax(total: Cents, rate: number): Cents {
  return Math.round((total * rate) / (10_000 + rate))
}

/** Hundredths of a percent. */
export function taxRate(rates: TaxRates, taxClass: TaxClass): number {
  if (taxClass === 'zero') return 0
  return (taxClass === 'standard' ? null : rates[taxClass]) ?? rates.standard
}

/** The tax within a price at home, in hundredths of a percent; null: prices include no tax. */
export function rateWithin(
  { included, rates }: Pick<StoreTax, 'included' | 'rates'>,
  taxClass: TaxClass,
): number | null {
  return included && rates !== null ? taxRate(rates, taxClass) : null
}

/** '20%', '8.1%'. `rate`: hundredths of a percent. */
export function rateText(rate: number): string {
  return `${rate / 100}%`
}

/** Null: nothing to say. */
export function taxWords(
  tax: StoreTax,
  open: readonly string[],
  taxClass: TaxClass,
): string | null {
  const { name, note, home, elsewhere } = tax
  if (note !== null) return note
  const rate = rateWithin(tax, taxClass)
  if (rate === null || rate === 0) return null
  const isElsewhere = (code: string) => elsewhere.some(({ country }) => country === code)
  const varies = open.some((code) => code !== home && isElsewhere(code))
  const leaves = open.some((code) => !isWithinVatArea(home, code) && !isElsewhere(code))
  const more = [
    ...(varies ? [taxCopy.destinationRate] : []),
    ...(leaves ? [taxCopy.exceptExports] : []),
  ]
  const what = varies ? name : `${rateText(rate)} ${name}`
  return `${[taxCopy.priceIncludes(what), ...more].join(', ')}.`
}

interface Rates {
  rate: number
  reduced: number | null
  original: number | null
  elsewhere: readonly CountryRates[]
}

/** From hundredths of a percent, as the API has them. */
export function inPercent<T extends Rates>(tax: T) {
  const percent = (rate: number | null) => rate && rate / 100
  return {
    ...tax,
    rate: tax.rate / 100,
    reduced: percent(tax.reduced),
    original: percent(tax.original),
    elsewhere: tax.elsewhere.map(({ country, standard, reduced, original }) => ({
      country,
      standard: standard / 100,
      reduced: percent(reduced),
      original: percent(original),
    })),
  }
}
