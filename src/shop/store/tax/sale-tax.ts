import type { Cents } from '#platform/money/money.ts'
import { addUp, spread } from '#platform/spread.ts'
import { includedTax, type PlaceTax, rateOf, type TaxClass, type TaxRates } from './tax.ts'
import { isWithinVatArea } from './vat-areas.ts'

/* The tax of a sale by where it goes and what is in it (decision 35): carts, orders and books ask here. */

/** What of a sale is taxed at one rate. */
export interface TaxPart {
  /** Hundredths of a percent; null: none is told, or the payment provider reckoned it. */
  rate: number | null
  /** What is paid, tax included. */
  gross: Cents
  tax: Cents
}

/** The tax of a sale. */
export interface SaleTax {
  /** Where it goes: a country, or 'US-NY' in the one state that is taxed; null: not known yet. */
  country: string | null
  /** By rate, the highest first; together they are what is paid. */
  parts: TaxPart[]
  tax: Cents
  /** Why it has none; null: it has some, or nothing is said. */
  note: string | null
}

/** What a piece of a sale costs, less what a code takes off. */
export interface TaxedGoods {
  taxClass: TaxClass
  cost: Cents
}

/**
 * The tax of goods that go somewhere: a country, 'US-NY', 'pickup' for the studio, or null while nobody
 * knows it; that counts as home. What sending costs shares the rates of what is sent.
 */
export function taxOfSale(
  terms: PlaceTax,
  destination: string | null,
  goods: readonly TaxedGoods[],
  shipping: Cents,
): SaleTax {
  const country = countryOf(terms, destination)
  const whole = addUp(goods.map(({ cost }) => cost)) + shipping
  const untaxed = (rate: number | null, note: string | null): SaleTax => ({
    ...{ country, tax: 0, note },
    parts: whole === 0 ? [] : [{ rate, gross: whole, tax: 0 }],
  })
  if (terms.note !== null) return untaxed(0, terms.note)
  if (terms.rates === null) return untaxed(null, null)
  if (!terms.included) {
    return country === terms.state && country !== null
      ? saleTax(country, onTop(terms.rates, goods, shipping, terms.onShipping))
      : untaxed(0, null)
  }
  const rates = ratesIn(terms, country ?? terms.home)
  if (rates === null) return untaxed(0, terms.exportNote)
  const parts = shared(rates, goods, shipping).map(({ rate, cost }) => ({
    ...{ rate, gross: cost, tax: includedTax(cost, rate) },
  }))
  return saleTax(country, parts)
}

/** Where something is taxed that goes there. */
function countryOf({ home, state }: PlaceTax, destination: string | null): string | null {
  return destination === 'pickup' ? (state ?? home) : destination
}

/** The rates within prices of what goes to a country; null: it is exported. */
export function ratesIn(terms: PlaceTax, country: string): TaxRates | null {
  const own = terms.elsewhere.find((each) => each.country === country)
  return own ?? (isWithinVatArea(terms.home, country) ? terms.rates : null)
}

/** The rate of a class in a sale that went to a country; null: none is told. */
export function rateOfSold(
  terms: PlaceTax,
  country: string | null,
  taxClass: TaxClass,
): number | null {
  if (terms.rates === null) return null
  const rates = terms.included ? ratesIn(terms, country ?? terms.home) : terms.rates
  return rates && rateOf(rates, taxClass)
}

function onTop(
  rates: TaxRates,
  goods: readonly TaxedGoods[],
  shipping: Cents,
  onShipping: boolean,
): TaxPart[] {
  const parts = shared(rates, goods, onShipping ? shipping : 0).map(({ rate, cost }) => {
    const tax = Math.round((cost * rate) / 10_000)
    return { rate, gross: cost + tax, tax }
  })
  if (onShipping || shipping === 0) return parts
  const free = parts.find(({ rate }) => rate === 0)
  if (!free) return [...parts, { rate: 0, gross: shipping, tax: 0 }]
  return parts.map((part) => (part === free ? { ...part, gross: part.gross + shipping } : part))
}

/** What is taxed at each rate, the highest first, what sending costs shared out over them. */
function shared(rates: TaxRates, goods: readonly TaxedGoods[], shipping: Cents) {
  const byRate = Map.groupBy(goods, ({ taxClass }) => rateOf(rates, taxClass))
  const costs = [...byRate]
    .map(([rate, of]) => ({ rate, cost: addUp(of.map(({ cost }) => cost)) }))
    .sort((a, b) => b.rate - a.rate)
  const all = addUp(costs.map(({ cost }) => cost))
  // Pieces that cost nothing, as with a code for all of them: the standard rate is on the sending alone.
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
