import fc from 'fast-check'
import { expect, it } from 'vitest'
import { creditedTax } from './credited-tax.ts'

it('credits the invoice’s tax to the unit, in whatever parts an order is paid back', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 2500 }), (sums, rate) => {
      const total = sums.reduce((sum, part) => sum + part, 0)
      const tax = total - Math.round((total * 10_000) / (10_000 + rate))
      let credited = 0
      let back = 0
      for (const part of sums) {
        back += creditedTax({ total, tax }, credited, credited + part)
        credited += part
      }
      expect(back).toBe(tax === 0 ? 0 : -tax)
      const undone = creditedTax({ total, tax }, credited, credited - (sums[0] ?? 0))
      expect(undone).toBeGreaterThanOrEqual(0)
    }),
  )
})

it('credits no more tax than was invoiced where more was paid back than was due', () => {
  expect(creditedTax({ total: 1000, tax: 167 }, 0, 1100)).toBe(-167)
  expect(creditedTax({ total: 0, tax: 0 }, 0, 5)).toBe(0)
})
