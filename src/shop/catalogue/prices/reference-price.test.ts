import { describe, expect, it } from 'vitest'
import { day } from '#platform/time/clock.ts'
import { type PriceChange, percentOff, referencePrice } from './reference-price.ts'

/** Prices by the day on which they began. */
const history = (...changes: [at: number, price: number | null][]): PriceChange[] =>
  changes.map(([at, price]) => ({ at: at * day, price }))
const at = (reducedOn: number, changes: PriceChange[], opensOn = 0) =>
  referencePrice(changes, reducedOn * day, opensOn * day)

describe('the price that a reduction is measured by', () => {
  it('is what it cost for the 30 days before', () => {
    expect(at(100, history([0, 4000], [100, 3000]))).toBe(4000)
  })

  it('is the lowest of these days, not the last', () => {
    expect(at(100, history([0, 4000], [80, 3500], [90, 5000], [100, 3000]))).toBe(3500)
  })

  it('counts a price that began before these days and held within them', () => {
    expect(at(100, history([0, 2000], [71, 4000], [100, 3000]))).toBe(2000)
    expect(at(100, history([0, 2000], [70, 4000], [100, 3000]))).toBe(4000)
  })

  it('is the lowest since it was first on offer, where that is less than 30 days ago', () => {
    expect(at(100, history([85, 4000], [100, 3000]))).toBe(4000)
  })

  it('is none where it was on offer for less than a week', () => {
    expect(at(100, history([94, 9000], [100, 3000]))).toBeNull()
    expect(at(100, history([100, 3000]))).toBeNull()
    expect(at(100, [])).toBeNull()
  })

  it('never counts what nobody could buy', () => {
    expect(at(100, history([0, 9000], [10, null], [60, 4000], [100, 3000]))).toBe(4000)
    // Visitors could not see it before its drop.
    expect(at(100, history([0, 9000], [90, 4000], [100, 3000]), 90)).toBe(4000)
    expect(at(100, history([0, 9000], [100, 3000]), 99)).toBeNull()
  })

  it('is told in whole percent that never promise more than there is', () => {
    expect(percentOff(3000, 4000)).toBe(25)
    expect(percentOff(2001, 3000)).toBe(33)
    expect(percentOff(3999, 4000)).toBe(1)
  })
})
