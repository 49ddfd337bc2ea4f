import { expect, it } from 'vitest'
import { sumOfEntries } from './ledger.ts'

it('adds up the requested kinds', () => {
  const sums = { pieces: 500, shipping: 400, refund: -300, fee: -40 }
  expect(sumOfEntries(sums)).toBe(560)
  expect(sumOfEntries(sums, ['pieces', 'fee'])).toBe(460)
})
