import { expect, it } from 'vitest'
import { priceText } from './price-text.ts'

it.each([
  ['24', '24'],
  ['24,5', '24.5'],
  [' 56,50 ', '56.50'],
  ['$ 38.00', '38.00'],
  ['1,200', '1200'],
  ['1,200.50', '1200.50'],
  ['12,3456', '12,3456'],
  ['', ''],
  ['-4', '-4'],
  ['four', 'four'],
])('reads the price %j as %j', (typed, text) => {
  expect(priceText(typed)).toBe(text)
})
