import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney, parseMoney, toDecimal } from './money.ts'

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
    expect(parseMoney(value)).toBe(cents)
  })

  it('reads back every price that it sends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        expect(parseMoney(toDecimal(cents))).toBe(cents)
        expect(parseMoney(String(toDecimal(cents)))).toBe(cents)
      }),
    )
  })

  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [1050, '$10.50'],
    [123456789, '$1,234,567.89'],
    [-650, '-$6.50'],
  ])('shows %d cents as %s', (cents, text) => {
    expect(formatMoney(cents)).toBe(text)
  })
})
