import { expect, it } from 'vitest'
import { currencies, currencyDecimals, currencyName, isCurrency, unitsIn } from './currency.ts'

it.each([
  ['USD', 2, 100],
  ['HUF', 2, 100],
  ['TWD', 2, 100],
  ['JPY', 0, 1],
  ['ISK', 0, 1],
  ['KWD', 3, 1000],
])('%s has %i decimals, and its smallest step is %i', (currency, decimals, units) => {
  expect(currencyDecimals(currency)).toBe(decimals)
  expect(unitsIn(currency)).toBe(units)
})

it('knows each currency once, by a name', () => {
  expect(new Set(currencies).size).toBe(currencies.length)
  expect(currencies.filter((code) => currencyName(code) === code)).toEqual([])
  expect(isCurrency('GBP')).toBe(true)
  expect(isCurrency('gbp')).toBe(false)
})
