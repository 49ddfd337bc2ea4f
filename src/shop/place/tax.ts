import type { Cents } from '#kernel/money.ts'

/*
 * How a shop's country treats tax in prices (decision 35). Information, not law: what is charged is the
 * owner's to say.
 */

/** What the owner says of tax; nothing is told of 'none'. */
export const taxModes = ['none', 'included', 'small_business'] as const
export type TaxMode = (typeof taxModes)[number]

/** Tax as it stands in every price of the shop. */
export interface PlaceTax {
  /** Prices include whatever tax there is; else it comes on top. By the country. */
  included: boolean
  /** What the tax is called: 'VAT'. By the country. */
  name: string
  /** The rate that prices include, in hundredths of a percent; null: none is told. */
  rate: number | null
  /** The sentence of a business that charges none; null: it isn't one. */
  note: string | null
  /** The payment provider reckons the tax, where it can: on top, or within where prices include it. */
  byProvider: boolean
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

/** The tax within a sum. `rate`: hundredths of a percent; null: none is told. */
export function includedTax(total: Cents, rate: number | null): Cents {
  return rate === null ? 0 : Math.round((total * rate) / (10_000 + rate))
}

/** '20%', '8.1%'. `rate`: hundredths of a percent. */
export function rateText(rate: number): string {
  return `${rate / 100}%`
}

/** What visitors are told of tax beside a price; null: nothing. */
export function taxWords({
  included,
  name,
  rate,
  note,
}: Omit<PlaceTax, 'byProvider'>): string | null {
  if (note !== null) return note
  return included && rate !== null ? `Prices include ${rateText(rate)} ${name}.` : null
}
