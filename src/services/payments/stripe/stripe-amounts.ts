import { type Currency, firstCurrency } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'

/** Currencies without a smaller coin that Stripe counts in hundredths all the same. */
const hundredfold = new Set<Currency>(['ISK', 'UGX'])

export function toStripe(amount: Cents, currency: Currency = firstCurrency): number {
  return hundredfold.has(currency) ? amount * 100 : amount
}

/** `currency` as Stripe writes it: 'isk'. */
export function fromStripe(amount: number, currency: string | null | undefined): Cents {
  return hundredfold.has(currency?.toUpperCase() ?? '') ? Math.round(amount / 100) : amount
}
