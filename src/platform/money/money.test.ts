import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencies, currencyDecimals, currencySymbol, unitsIn } from './currency.ts'
import { decimalText, formatMoney, parseMoney, toDecimal } from './money.ts'

describe('money', () => {
  it.each([
    [10.5, 1050],
    ['10.5', 1050],
    ['10.50', 1050],
    [' 7 ', 700],
    [0.01, 1],
    [0, 0],
    [1e9, null],
    ['999999999.99', 99999999999],
    [19.99, 1999],
    [1.005, null],
    ['1.234', null],
    [-1, null],
    ['-1', null],
    ['1e3', null],
    ['$5', null],
    ['', null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [null, null],
    [true, null],
    [[5], null],
  ])('reads %j as %j cents', (value, cents) => {
    expect(parseMoney(value, 'USD')).toBe(cents)
  })

  it('reads back every price that it sends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        expect(parseMoney(toDecimal(cents, 'USD'), 'USD')).toBe(cents)
        expect(parseMoney(String(toDecimal(cents, 'USD')), 'USD')).toBe(cents)
      }),
    )
  })

  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [1050, '$10.50'],
    [123456789, '$1,234,567.89'],
    [-650, '−$6.50'],
  ])('shows %d cents as %s', (cents, text) => {
    expect(formatMoney(cents, 'USD')).toBe(text)
  })
})

describe('money of another currency', () => {
  it.each([
    ['GBP', 1050, '£10.50', '10.50', '£'],
    ['EUR', -650, '−€6.50', '-6.50', '€'],
    ['JPY', 1200, '¥1,200', '1200', '¥'],
    ['ISK', 4900, 'ISK\u00a04,900', '4900', 'ISK'],
    ['HUF', 490000, 'HUF\u00a04,900.00', '4900.00', 'HUF'],
    ['TWD', 45000, 'NT$450.00', '450.00', 'NT$'],
    ['KWD', 12500, 'KWD\u00a012.500', '12.500', 'KWD'],
  ])('%s %i is shown as %s', (currency, units, shown, typed, symbol) => {
    expect(formatMoney(units, currency)).toBe(shown)
    expect(decimalText(units, currency)).toBe(typed)
    expect(currencySymbol(currency)).toBe(symbol)
  })

  it.each(currencies)('%s is shown as Intl shows it in English', (currency) => {
    const digits = currencyDecimals(currency)
    const format = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    fc.assert(
      fc.property(fc.maxSafeInteger(), (units) => {
        const bounded = units % 1e12
        const shown = format.format(bounded / unitsIn(currency)).replace('-', '−')
        expect(formatMoney(bounded, currency)).toBe(bounded === 0 ? shown.replace('−', '') : shown)
      }),
      { numRuns: 20 },
    )
  })

  it.each([
    ['JPY', '1200', 1200],
    ['JPY', 1200, 1200],
    ['JPY', '12.50', null],
    ['JPY', 12.5, null],
    ['KWD', '12.5', 12_500],
    ['KWD', '12.500', 12_500],
    ['KWD', '12.505', null],
    ['ISK', '4900', 4900],
    ['HUF', '4900.5', 490_050],
  ])('in %s %j is read as %j', (currency, value, units) => {
    expect(parseMoney(value, currency)).toBe(units)
  })
})
