import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { smallestStep } from '#platform/money/currency.ts'
import { rateOfSold, type TaxedGoods, taxOfSale } from './sale-tax.ts'
import { type StoreTax, taxClasses } from './tax.ts'
import { noTaxYet, toStoreTax } from './tax-terms.ts'

const german = toStoreTax('DE', {
  ...noTaxYet,
  mode: 'included',
  rate: 1900,
  reduced: 700,
  elsewhere: [{ country: 'FR', standard: 2000, reduced: 550, original: null }],
})
const newYork = toStoreTax('US', { ...noTaxYet, mode: 'on_top', rate: 800, state: 'US-NY' })
const piece = (cost: number, taxClass: TaxedGoods['taxClass'] = 'standard') => ({ taxClass, cost })

/** Rate, gross and tax of each part. */
const partsOf = (terms: StoreTax, to: string | null, goods: TaxedGoods[], shipping = 0) =>
  taxOfSale(terms, to, goods, shipping, 'USD').parts.map(({ rate, gross, tax }) => [
    rate,
    gross,
    tax,
  ])

describe('the tax of a sale', () => {
  it.each([
    ['home', 'DE', [[1900, 11_900, 1900]]],
    ['not chosen yet: home', null, [[1900, 11_900, 1900]]],
    ['within the same VAT area: home’s rate', 'AT', [[1900, 11_900, 1900]]],
    ['where the owner is registered: its rate', 'FR', [[2000, 11_900, 1983]]],
    ['an export: none, at the same price', 'US', [[0, 11_900, 0]]],
    ['picked up: home', 'pickup', [[1900, 11_900, 1900]]],
  ])('is within the price: %s', (_, to, parts) => {
    expect(partsOf(german, to, [piece(11_900)])).toEqual(parts)
  })

  it.each([
    ['in the one state', 'US-NY', [[800, 10_800, 800]]],
    ['picked up there', 'pickup', [[800, 10_800, 800]]],
    ['none in another state', 'US', [[0, 10_000, 0]]],
    ['none while nothing is chosen', null, [[0, 10_000, 0]]],
  ])('comes on top: %s', (_, to, parts) => {
    expect(partsOf(newYork, to, [piece(10_000)])).toEqual(parts)
  })

  it('is rounded once for each rate, not for each line', () => {
    const lines = [piece(333), piece(333), piece(333)]
    expect(partsOf(german, 'DE', lines)).toEqual([[1900, 999, 160]])
    // Each alone would be 53.
    expect(partsOf(german, 'DE', lines.slice(0, 1))).toEqual([[1900, 333, 53]])
  })

  it('on shipping is divided by the goods’ cost at each rate', () => {
    const goods = [piece(3000), piece(1000, 'reduced')]
    expect(partsOf(german, 'DE', goods, 400)).toEqual([
      [1900, 3300, 527],
      [700, 1100, 72],
    ])
    expect(partsOf(german, 'DE', [piece(0, 'reduced')], 400)).toEqual([[1900, 400, 64]])
    expect(partsOf(newYork, 'US-NY', [piece(1000)], 400)).toEqual([
      [800, 1080, 80],
      [0, 400, 0],
    ])
    expect(partsOf({ ...newYork, onShipping: true }, 'US-NY', [piece(1000)], 400)).toEqual([
      [800, 1512, 112],
    ])
  })

  it('is missing for a small business, and when the provider calculates it', () => {
    const note = 'No VAT here.'
    expect(taxOfSale({ ...german, note }, 'DE', [piece(100)], 0, 'EUR')).toMatchObject({
      tax: 0,
      note,
    })
    const byProvider = { ...german, rates: null }
    expect(partsOf(byProvider, 'DE', [piece(100)])).toEqual([[null, 100, 0]])
  })

  it('adds up to the paid sum, for any goods and any destination', () => {
    const sale = fc.record({
      terms: fc.constantFrom(german, newYork, { ...newYork, onShipping: true }),
      to: fc.constantFrom(null, 'DE', 'FR', 'US', 'US-NY', 'pickup'),
      goods: fc.array(
        fc.record({ taxClass: fc.constantFrom(...taxClasses), cost: fc.nat(100_000) }),
        { maxLength: 6 },
      ),
      shipping: fc.nat(5000),
      currency: fc.constantFrom('USD', 'JPY', 'KWD'),
    })
    fc.assert(
      fc.property(sale, ({ terms, to, goods, shipping, currency }) => {
        const { parts, tax } = taxOfSale(terms, to, goods, shipping, currency)
        const sum = goods.reduce((all, { cost }) => all + cost, shipping)
        const gross = parts.reduce((all, part) => all + part.gross, 0)
        expect(gross).toBe(sum + (terms.included ? 0 : tax))
        // A sum of dinars that ends in other fils than 0 can’t be paid.
        if (!terms.included) expect(tax % smallestStep(currency)).toBe(0)
        expect(parts.reduce((all, part) => all + part.tax, 0)).toBe(tax)
        expect(new Set(parts.map(({ rate }) => rate)).size).toBe(parts.length)
      }),
    )
  })
})

it('has its rate by country and class', () => {
  expect(rateOfSold(german, 'FR', 'reduced')).toBe(550)
  expect(rateOfSold(german, 'AT', 'standard')).toBe(1900)
  expect(rateOfSold(german, 'US', 'standard')).toBeNull()
  expect(rateOfSold(newYork, 'US-NY', 'zero')).toBe(0)
})
