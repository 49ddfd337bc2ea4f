import { createContext, useContext } from 'react'
import { type Currency, firstCurrency } from '#platform/money/currency.ts'
import { type Cents, formatMoney } from '#platform/money/money.ts'

export const CurrencyContext = createContext<Currency>(firstCurrency)

export const useCurrency = (): Currency => useContext(CurrencyContext)

/** Writes sums in the shop's currency: 1050 -> '$10.50'. */
export function useMoney(): (cents: Cents) => string {
  const currency = useCurrency()
  return (cents) => formatMoney(cents, currency)
}
