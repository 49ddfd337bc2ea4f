import { expect, it } from 'vitest'
import { byName } from '#platform/countries.ts'
import { isCurrency } from '#platform/money/currency.ts'
import { countries, countryGroups, currencyOf, unreachable } from './countries.ts'

it('knows each country once, and none without a possible address', () => {
  expect(new Set(countries).size).toBe(countries.length)
  expect(countries.filter((code) => unreachable.includes(code))).toEqual([])
  expect(byName(countries).filter(({ code, name }) => code === name)).toEqual([])
})

it.each([
  ['US', 'USD', ['Only the United States', 'North America', 'The world']],
  ['GB', 'GBP', ['Only the United Kingdom', 'Europe', 'The world']],
  ['DE', 'EUR', ['Only Germany', 'Europe', 'The world']],
  ['JP', 'JPY', ['Only Japan', 'East Asia', 'The world']],
  ['ZA', 'ZAR', ['Only South Africa', 'The world']],
  ['ZW', 'USD', ['Only Zimbabwe', 'The world']],
])('offers a studio in %s prices in %s, and %j', (country, currency, labels) => {
  expect(currencyOf(country)).toBe(currency)
  expect(countryGroups(country, []).map(({ label }) => label)).toEqual(labels)
})

it('offers only existing currencies, and no closed country', () => {
  expect(countries.map(currencyOf).filter((code) => !isCurrency(code))).toEqual([])
  const groups = countryGroups('GB', ['RU', 'BY']).flatMap(({ codes }) => codes)
  expect(groups).not.toContain('RU')
  expect(groups).not.toContain('CU')
})
