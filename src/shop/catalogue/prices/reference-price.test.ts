import { describe, expect, it } from 'vitest'
import { day } from '#platform/time/clock.ts'
import { type PriceChange, percentOff, referencePrice } from './reference-price.ts'

/** Prices by the day on which they began. */
const history = (...changes: [at: number, price: number | null][]): PriceChange[] =>
  changes.map(([at, price]) => ({ at: at * day, price }))
const at = (reducedOn: number, changes: PriceChange[], opensOn = 0) =>
  referencePrice(changes, reducedOn * day, opensOn * day)

describe('the reference price of a reduction', () => {
  it('is the price of the 30 days before', () => {
    expect(at(100, history([0, 4000], [100, 3000]))).toBe(4000)
  })

  it('is the lowest of these days, not the last', () => {
    expect(at(100, history([0, 4000], [80, 3500], [90, 5000], [100, 3000]))).toBe(3500)
  })

  it('includes a price that began earlier and was valid in these days', () => {
    expect(at(100, history([0, 2000], [71, 4000], [100, 3000]))).toBe(2000)
    expect(at(100, history([0, 2000], [70, 4000], [100, 3000]))).toBe(4000)
  })

  it('is the lowest since the first offer, if that is less than 30 days ago', () => {
    expect(at(100, history([85, 4000], [100, 3000]))).toBe(4000)
  })

  it('is missing after an offer of less than a week', () => {
    expect(at(100, history([94, 9000], [100, 3000]))).toBeNull()
    expect(at(100, history([100, 3000]))).toBeNull()
    expect(at(100, [])).toBeNull()
  })

  it('ignores prices that nobody could pay', () => {
    expect(at(100, history([0, 9000], [10, null], [60, 4000], [100, 3000]))).toBe(4000)
    // Visitors could not see it before its drop.
    expect(at(100, history([0, 9000], [90, 4000], [100, 3000]), 90)).toBe(4000)
    expect(at(100, history([0, 9000], [100, 3000]), 99)).toBeNull()
  })

  it('is shown in whole percent, rounded down', () => {
    expect(percentOff(3000, 4000)).toBe(25)
    expect(percentOff(2001, 3000)).toBe(33)
    expect(percentOff(3999, 4000)).toBe(1)
  })
})
