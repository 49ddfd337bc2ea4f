import { type Currency, unitsIn } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'

/* For laws that apply from a sum of US dollars, never for a price. As of November 2025. */

/** US dollars for one of each. */
const dollars: Record<Currency, number> = {
  USD: 1,
  EUR: 1.15,
  GBP: 1.31,
  CHF: 1.24,
  DKK: 0.154,
  NOK: 0.099,
  SEK: 0.105,
  ISK: 0.0079,
  PLN: 0.27,
  CZK: 0.048,
  HUF: 0.003,
  RON: 0.227,
  CAD: 0.71,
  AUD: 0.65,
  NZD: 0.565,
  JPY: 0.0065,
  KRW: 0.00069,
  CNY: 0.14,
  HKD: 0.129,
  TWD: 0.032,
  SGD: 0.77,
  INR: 0.0113,
  MXN: 0.054,
  BRL: 0.187,
  ZAR: 0.058,
  ILS: 0.307,
  AED: 0.272,
  THB: 0.031,
  TRY: 0.024,
}

/** Rates change: a price counts from a fifth below the limit. */
const margin = 0.8

/** In the smallest unit of a currency, less a margin; null: no known rate. */
export function aboutDollars(sum: number, currency: Currency): Cents | null {
  if (currency === 'USD') return sum * 100
  const rate = dollars[currency]
  if (rate === undefined) return null
  return Math.floor(((sum * margin) / rate) * unitsIn(currency))
}
