import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linePaid, paidForUnits } from './line-paid.ts'

describe('the paid sum for a line’s units', () => {
  it.each([
    ['a unit without a discount costs its price', [3, 1000, 0], 'USD', 1, 0, 1000],
    ['the first of three bears the smaller share', [3, 1000, 100], 'USD', 1, 0, 966],
    ['the last of three gets what is left', [3, 1000, 100], 'USD', 1, 2, 967],
    ['all of them cost what the line cost', [3, 1000, 100], 'USD', 3, 0, 2900],
    ['none costs nothing', [3, 1000, 100], 'USD', 0, 1, 0],
    ['what a code gave away costs nothing', [2, 1000, 2000], 'USD', 1, 0, 0],
    ['dinars go by ten fils', [3, 1000, 100], 'BHD', 1, 0, 960],
    ['and the last one bears their rest', [3, 1000, 100], 'BHD', 1, 2, 970],
  ] as const)('%s', (_, [quantity, unitPrice, discount], currency, count, before, paid) => {
    expect(paidForUnits({ quantity, unitPrice, discount }, currency, count, before)).toBe(paid)
  })

  it('adds up to the line’s cost, in any parts, and no part is negative', () => {
    const line = fc
      .record({
        quantity: fc.integer({ min: 1, max: 40 }),
        unitPrice: fc.nat(10_000).map((each) => each * 10),
        off: fc.integer({ min: 0, max: 100 }),
        currency: fc.constantFrom('USD', 'JPY', 'BHD'),
        cuts: fc.array(fc.nat(40), { maxLength: 6 }),
      })
      .map(({ off, cuts, ...rest }) => ({
        ...rest,
        discount: Math.floor((rest.quantity * rest.unitPrice * off) / 1000) * 10,
        cuts: [0, ...cuts.map((cut) => Math.min(cut, rest.quantity)), rest.quantity],
      }))
    fc.assert(
      fc.property(line, ({ cuts, currency, ...bought }) => {
        const ends = cuts.toSorted((a, b) => a - b)
        const parts = ends
          .slice(1)
          .map((end, at) => paidForUnits(bought, currency, end - (ends[at] ?? 0), ends[at]))
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(linePaid(bought))
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
