import { type Currency, smallestStep } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'
import { addUp, spread } from '#platform/spread.ts'
import { includedTax, type StoreTax, type TaxClass, type TaxRates, taxRate } from './tax.ts'
import { isWithinVatArea } from './vat-areas.ts'

export interface TaxPart {
  /** Hundredths of a percent; null: none is stated, or the payment provider computed the tax. */
  rate: number | null
  /** Tax included. */
  gross: Cents
  tax: Cents
}

export interface SaleTax {
  /** A country, or 'US-NY' in the one taxed state; null: not known yet. */
  country: string | null
  /** The highest rate first; they add up to the paid sum. */
  parts: TaxPart[]
  tax: Cents
  /** The reason for no tax; null: there is tax, or no reason is given. */
  note: string | null
}

export interface TaxedGoods {
  taxClass: TaxClass
  cost: Cents
}

/**
 * `destination` null: home if prices include tax; untaxed if tax is added. Tax is rounded once for
 * each rate; tax on top in steps that can be paid. Shipping is taxed at the goods' rates, in proportion (decision 35).
 */
export function taxOfSale(
  terms: StoreTax,
  destination: string | null,
  goods: readonly TaxedGoods[],
  shipping: Cents,
  currency: Currency,
): SaleTax {
  const country = taxJurisdiction(terms, destination)
  const whole = addUp(goods.map(({ cost }) => cost)) + shipping
  const untaxed = (rate: number | null, note: string | null): SaleTax => ({
    country,
    tax: 0,
    note,
    parts: whole === 0 ? [] : [{ rate, gross: whole, tax: 0 }],
  })
  if (terms.note !== null) return untaxed(0, terms.note)
  if (terms.rates === null) return untaxed(null, null)
  if (!terms.included) {
    return country === terms.state && country !== null
      ? saleTax(country, onTop(terms.rates, goods, shipping, terms.onShipping, currency))
      : untaxed(0, null)
  }
  const rates = ratesIn(terms, country ?? terms.home)
  if (rates === null) return untaxed(0, terms.exportNote)
  const parts = shared(rates, goods, shipping).map(({ rate, cost }) => ({
    rate,
    gross: cost,
    tax: includedTax(cost, rate),
  }))
  return saleTax(country, parts)
}

function taxJurisdiction({ home, state }: StoreTax, destination: string | null): string | null {
  return destination === 'pickup' ? (state ?? home) : destination
}

/** Null: an export. */
export function ratesIn(terms: StoreTax, country: string): TaxRates | null {
  const own = terms.elsewhere.find((each) => each.country === country)
  return own ?? (isWithinVatArea(terms.home, country) ? terms.rates : null)
}

/** Hundredths of a percent; null: no rate is stated. */
export function rateOfSold(
  terms: StoreTax,
  country: string | null,
  taxClass: TaxClass,
): number | null {
  if (terms.rates === null) return null
  const rates = terms.included ? ratesIn(terms, country ?? terms.home) : terms.rates
  return rates && taxRate(rates, taxClass)
}

function onTop(
  rates: TaxRates,
  goods: readonly TaxedGoods[],
  shipping: Cents,
  onShipping: boolean,
  currency: Currency,
): TaxPart[] {
  const step = smallestStep(currency)
  const parts = shared(rates, goods, onShipping ? shipping : 0).map(({ rate, cost }) => {
    const tax = Math.round((cost * rate) / 10_000 / step) * step
    return { rate, gross: cost + tax, tax }
  })
  if (onShipping || shipping === 0) return parts
  const free = parts.find(({ rate }) => rate === 0)
  if (!free) return [...parts, { rate: 0, gross: shipping, tax: 0 }]
  return parts.map((part) => (part === free ? { ...part, gross: part.gross + shipping } : part))
}

/** The highest first, with the shipping divided among them. */
function shared(rates: TaxRates, goods: readonly TaxedGoods[], shipping: Cents) {
  const byRate = Map.groupBy(goods, ({ taxClass }) => taxRate(rates, taxClass))
  const costs = [...byRate]
    .map(([rate, of]) => ({ rate, cost: addUp(of.map(({ cost }) => cost)) }))
    .sort((a, b) => b.rate - a.rate)
  const all = addUp(costs.map(({ cost }) => cost))
  // Free goods, as after a discount: only the shipping is taxed, at the standard rate.
  if (all === 0) return shipping === 0 ? [] : [{ rate: rates.standard, cost: shipping }]
  const shares = spread(
    shipping,
    costs.map(({ cost }) => cost),
  )
  return costs
    .map(({ rate, cost }, at) => ({ rate, cost: cost + (shares[at] ?? 0) }))
    .filter(({ cost }) => cost > 0)
}

function saleTax(country: string | null, parts: TaxPart[]): SaleTax {
  return { country, parts, tax: addUp(parts.map(({ tax }) => tax)), note: null }
}
