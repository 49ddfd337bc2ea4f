import fc from 'fast-check'
import { expect, it } from 'vitest'
import { creditedParts, partsBetween } from './credited-tax.ts'

it('credits the invoice’s tax to the unit, in however many refunds', () => {
  const back = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 12 })
  const share = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(back, share, (sums, percent) => {
      const total = sums.reduce((sum, part) => sum + part, 0)
      const high = Math.round((total * percent) / 100)
      const parts = [
        { rate: 1900, gross: high, tax: Math.round((high * 1900) / 11_900) },
        { rate: 700, gross: total - high, tax: Math.round(((total - high) * 700) / 10_700) },
      ]
      let credited = 0
      let told: ReturnType<typeof partsBetween> = []
      for (const sum of sums) {
        credited += sum
        const now = creditedParts(parts, credited)
        expect(now.reduce((all, { gross }) => all + gross, 0)).toBe(credited)
        const step = partsBetween(told, now)
        for (const { gross, tax } of step) expect(Math.min(gross, tax)).toBeGreaterThanOrEqual(0)
        told = partsBetween([], [...told, ...step])
      }
      expect(told).toEqual(partsBetween([], parts))
    }),
  )
})

it('credits refunded pieces at their own rate, and divides the rest', () => {
  const parts = [
    { rate: 1900, gross: 11_900, tax: 1900 },
    { rate: 700, gross: 10_700, tax: 700 },
  ]
  const book = { rate: 700, cost: 5350 }
  expect(creditedParts(parts, 5350, [book])).toEqual([
    { rate: 1900, gross: 0, tax: 0 },
    { rate: 700, gross: 5350, tax: 350 },
  ])
  expect(creditedParts(parts, 2000, [book])[1]).toEqual({ rate: 700, gross: 2000, tax: 131 })
  expect(creditedParts(parts, 22_600, [book])).toEqual(parts)
})

it('credits no more tax than was invoiced when more was refunded than due', () => {
  const parts = [{ rate: 2000, gross: 1000, tax: 167 }]
  expect(creditedParts(parts, 1100)).toEqual(parts)
  expect(creditedParts([], 5)).toEqual([])
})
