import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addUp, spread } from './spread.ts'

describe('a sum that is spread by weights', () => {
  it.each([
    ['evenly', 900, [1, 1, 1], 1, [300, 300, 300]],
    ['with the rest where the fractions are largest', 100, [2, 1, 4], 1, [29, 14, 57]],
    ['with the rest at the first of equal fractions', 100, [1, 1, 1], 1, [34, 33, 33]],
    ['in steps that can be paid', 100, [1, 1, 1], 10, [40, 30, 30]],
    ['with nothing for a weight of nothing', 100, [0, 5], 1, [0, 100]],
    ['as nothing without any weight', 100, [0, 0], 1, [0, 0]],
  ])('goes %s', (_, sum, weights, step, shares) => {
    expect(spread(sum, weights, step)).toEqual(shares)
  })

  it('is the sum of its shares, none of which is above its weight unless the sum is', () => {
    const steps = fc.constantFrom(1, 10)
    const cents = fc.array(fc.nat(100_000), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(steps, cents, fc.double({ min: 0, max: 1, noNaN: true }), (step, some, part) => {
        const weights = some.map((each) => each * step)
        const sum = Math.floor((addUp(weights) / step) * part) * step
        const shares = spread(sum, weights, step)
        expect(addUp(shares)).toBe(sum)
        expect(shares.every((share, at) => share >= 0 && share <= (weights[at] ?? 0))).toBe(true)
      }),
    )
  })
})
