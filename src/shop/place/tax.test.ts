import fc from 'fast-check'
import { expect, it } from 'vitest'
import { includedTax, pricesIncludeTax, taxName, taxWords } from './tax.ts'

it.each([
  ['US', false, 'sales tax'],
  ['CA', false, 'sales tax'],
  ['DE', true, 'VAT'],
  ['GB', true, 'VAT'],
  ['AU', true, 'GST'],
  ['JP', true, 'consumption tax'],
])('knows how prices in %s treat tax', (country, included, name) => {
  expect([pricesIncludeTax(country), taxName(country)]).toEqual([included, name])
})

it.each([
  [12_000, 2000, 2000],
  [10_810, 810, 810],
  [1, 2000, 0],
  [1100, 1000, 100],
  [5000, null, 0],
])('finds the tax within %i at %s', (total, rate, tax) => {
  expect(includedTax(total, rate)).toBe(tax)
})

it('never finds more tax than half a cent beside the exact one', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 5000 }), (total, rate) => {
      const net = total - includedTax(total, rate)
      expect(Math.abs((net * rate) / 10_000 + net - total)).toBeLessThanOrEqual(1)
    }),
  )
})

it('tells what prices include, or why they include none', () => {
  const tax = { included: true, name: 'VAT', rate: 810, note: null }
  expect(taxWords(tax)).toBe('Prices include 8.1% VAT.')
  expect(taxWords({ ...tax, rate: null })).toBeNull()
  expect(taxWords({ ...tax, rate: null, note: 'No VAT (§ 19 UStG).' })).toBe('No VAT (§ 19 UStG).')
})
