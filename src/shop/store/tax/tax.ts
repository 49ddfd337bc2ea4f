import type { Cents } from '#platform/money/money.ts'
import { isWithinVatArea, vatAreaOf } from './vat-areas.ts'

/*
 * How a shop's country treats tax in prices (decision 35). Information, not law: what is charged is the
 * owner's to say.
 */

/** What the owner says of tax; nothing is told of 'none'. */
export const taxModes = ['none', 'included', 'on_top', 'small_business'] as const
export type TaxMode = (typeof taxModes)[number]

/** How a piece is taxed. A reduced rate and one for original works are the owner's to say. */
export const taxClasses = ['standard', 'reduced', 'zero', 'original'] as const
export type TaxClass = (typeof taxClasses)[number]

/** Rates in hundredths of a percent; null: as the standard one. Class zero has none. */
export interface TaxRates {
  standard: number
  reduced: number | null
  original: number | null
}

/** Rates of a country where the owner is registered to pay tax, other than her own (OSS). */
export interface CountryRates extends TaxRates {
  country: string
}

/** Tax as it stands in every price of the shop. */
export interface PlaceTax {
  /** Prices include whatever tax there is; else it comes on top. By the country. */
  included: boolean
  /** What the tax is called: 'VAT'. By the country. */
  name: string
  /** The studio's own country. */
  home: string
  /** At home: within prices, or on top of them in `state`; null: the shop reckons none. */
  rates: TaxRates | null
  /** Countries with rates of their own. */
  elsewhere: readonly CountryRates[]
  /** 'US-NY': the one state where tax comes on top; null: none does. */
  state: string | null
  /** There, shipping is taxed as well. */
  onShipping: boolean
  /** The sentence on what leaves the country's VAT area. */
  exportNote: string
  /** The sentence of a business that charges none; null: it isn't one. */
  note: string | null
  /** The payment provider reckons the tax, where it can: on top, or within where prices include it. */
  byProvider: boolean
  /** The provider's names for the classes, where it reckons. */
  codes: TaxCodes
}

/** Stripe's product tax codes of the classes that it can't guess; null: its usual one. */
export interface TaxCodes {
  reduced: string | null
  original: string | null
}

/** Countries whose prices are commonly shown without tax. */
const withoutTax = ['US', 'CA', 'PR', 'GU']

/** As they stand within a sentence. */
const names: Record<string, string> = {
  US: 'sales tax',
  CA: 'sales tax',
  AU: 'GST',
  NZ: 'GST',
  IN: 'GST',
  SG: 'GST',
  JP: 'consumption tax',
}

/** Whether prices in a country are shown with their tax. */
export function pricesIncludeTax(country: string): boolean {
  return !withoutTax.includes(country)
}

/** What tax is called in a country. */
export function taxName(country: string): string {
  return names[country] ?? 'VAT'
}

/** What a business that charges no tax commonly writes, by its country; the owner may write another. */
export function smallBusinessNote(country: string): string {
  if (country === 'DE') return 'No VAT is shown, because of the small-business rule (§ 19 UStG).'
  if (country === 'AT')
    return 'No VAT is charged, because of the small-business rule (§ 6 Abs. 1 Z 27 UStG).'
  if (country === 'FR') return 'TVA non applicable, art. 293 B du CGI.'
  return `No ${taxName(country)} is charged, because the studio is a small business.`
}

/** The sentence on a sale that leaves a country's VAT area: by its law where that is known, else the fact. */
export function exportWords(country: string): string {
  const known = vatAreaOf(country)?.exports
  return known ?? `No ${taxName(country)} is charged: sent to another country.`
}

/** The tax within a sum. `rate`: hundredths of a percent. */
export function includedTax(total: Cents, rate: number): Cents {
  return Math.round((total * rate) / (10_000 + rate))
}

/** What a class is taxed at, in hundredths of a percent. */
export function rateOf(rates: TaxRates, taxClass: TaxClass): number {
  if (taxClass === 'zero') return 0
  return (taxClass === 'standard' ? null : rates[taxClass]) ?? rates.standard
}

/** '20%', '8.1%'. `rate`: hundredths of a percent. */
export function rateText(rate: number): string {
  return `${rate / 100}%`
}

/** What visitors are told of tax beside a piece's price; null: nothing. */
export function taxWords(
  tax: PlaceTax,
  open: readonly string[],
  taxClass: TaxClass,
): string | null {
  const { included, name, rates, note, home, elsewhere } = tax
  if (note !== null) return note
  if (!included || rates === null) return null
  const rate = rateOf(rates, taxClass)
  if (rate === 0) return null
  const isElsewhere = (code: string) => elsewhere.some(({ country }) => country === code)
  const varies = open.some((code) => code !== home && isElsewhere(code))
  const leaves = open.some((code) => !isWithinVatArea(home, code) && !isElsewhere(code))
  const more = [
    ...(varies ? ['at the rate of the country that it goes to'] : []),
    ...(leaves ? ['except on what is exported'] : []),
  ]
  const what = varies ? name : `${rateText(rate)} ${name}`
  return `${[`The price includes ${what}`, ...more].join(', ')}.`
}

interface Rates {
  rate: number
  reduced: number | null
  original: number | null
  elsewhere: readonly CountryRates[]
}

/** Rates of a hundredth of a percent in percent, as the API has them. */
export function inPercent<T extends Rates>(tax: T) {
  const percent = (rate: number | null) => rate && rate / 100
  return {
    ...tax,
    rate: tax.rate / 100,
    ...{ reduced: percent(tax.reduced), original: percent(tax.original) },
    elsewhere: tax.elsewhere.map(({ country, standard, reduced, original }) => ({
      country,
      standard: standard / 100,
      ...{ reduced: percent(reduced), original: percent(original) },
    })),
  }
}
