import { createContext, useContext } from 'react'
import { type Currency, firstCurrency } from '#platform/money/currency.ts'
import { type Cents, formatMoney } from '#platform/money/money.ts'

export const CurrencyContext = createContext<Currency>(firstCurrency)

export const useCurrency = (): Currency => useContext(CurrencyContext)

export function useMoney(): (cents: Cents) => string {
  const currency = useCurrency()
  return (cents) => formatMoney(cents, currency)
}
