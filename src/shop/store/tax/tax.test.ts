import fc from 'fast-check'
import { expect, it } from 'vitest'
import { includedTax, pricesIncludeTax, rateWithin, taxName, taxWords } from './tax.ts'
import { noTaxYet, toStoreTax } from './tax-terms.ts'

it.each([
  ['US', false, 'sales tax'],
  ['CA', false, 'sales tax'],
  ['DE', true, 'VAT'],
  ['GB', true, 'VAT'],
  ['AU', true, 'GST'],
  ['JP', true, 'consumption tax'],
])('knows how prices in %s include tax', (country, included, name) => {
  expect([pricesIncludeTax(country), taxName(country)]).toEqual([included, name])
})

it.each([
  [12_000, 2000, 2000],
  [10_810, 810, 810],
  [1, 2000, 0],
  [1100, 1000, 100],
])('finds the tax within %i at %s', (total, rate, tax) => {
  expect(includedTax(total, rate)).toBe(tax)
})

it('differs from the exact tax by at most half a cent', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 5000 }), (total, rate) => {
      const net = total - includedTax(total, rate)
      expect(Math.abs((net * rate) / 10_000 + net - total)).toBeLessThanOrEqual(1)
    }),
  )
})

const german = { ...noTaxYet, mode: 'included' as const, rate: 1900, reduced: 700 }

it.each([
  ['standard', ['DE'], 'The price includes 19% VAT.'],
  ['reduced', ['DE', 'FR'], 'The price includes 7% VAT.'],
  ['original', ['DE'], 'The price includes 19% VAT.'],
  ['zero', ['DE'], null],
  ['standard', ['DE', 'US'], 'The price includes 19% VAT, except on exports.'],
] as const)('names the tax in the price of a piece of class %s', (taxClass, open, words) => {
  expect(taxWords(toStoreTax('DE', german), open, taxClass)).toBe(words)
})

it('explains why prices include no tax', () => {
  const small = { ...noTaxYet, mode: 'small_business' as const, note: 'No VAT (§ 19 UStG).' }
  expect(taxWords(toStoreTax('DE', small), ['DE'], 'standard')).toBe('No VAT (§ 19 UStG).')
  expect(taxWords(toStoreTax('DE', noTaxYet), ['DE'], 'standard')).toBeNull()
})

it.each([
  ['DE', german, 'standard', 1900],
  ['DE', german, 'reduced', 700],
  ['DE', noTaxYet, 'standard', null],
  ['US', { ...noTaxYet, mode: 'on_top' as const, rate: 800 }, 'standard', null],
] as const)('in %s finds the rate within a price', (country, tax, taxClass, rate) => {
  expect(rateWithin(toStoreTax(country, tax), taxClass)).toBe(rate)
})
