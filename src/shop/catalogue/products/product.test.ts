import { expect, it } from 'vitest'
import { hasSeveralPrices } from './product.ts'

it.each([
  [[], false],
  [[2100], false],
  [[2100, 2100], false],
  [[2100, 3450], true],
])('sizes at %j are said as From: %j', (prices, from) => {
  const sizes = prices.map((price) => ({ price }))
  expect(hasSeveralPrices({ sizes })).toBe(from)
})
