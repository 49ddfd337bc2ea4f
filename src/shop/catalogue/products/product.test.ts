import { expect, it } from 'vitest'
import { comesWithCertificate, goesByStandardPost, hasSeveralPrices } from './product.ts'

it.each([
  [[], false],
  [[2100], false],
  [[2100, 2100], false],
  [[2100, 3450], true],
])('prices %j are shown as From: %j', (prices, from) => {
  const sizes = prices.map((price) => ({ price }))
  expect(hasSeveralPrices({ sizes })).toBe(from)
})

it.each([
  ['one_of_a_kind', true, true],
  ['one_of_a_kind', false, false],
  ['counted', true, false],
] as const)(
  'a piece that is %s, certified: %j, comes with a certificate: %j',
  (inventoryPolicy, certified, comes) => {
    expect(comesWithCertificate({ inventoryPolicy, certified })).toBe(comes)
  },
)

it.each([
  ['merch', 'counted', '/merch-gallery', true],
  ['merch', 'to_order', '/merch-gallery', true],
  ['merch', 'one_of_a_kind', '/merch-gallery', false],
  ['merch', 'counted', '/galleries/lamps', false],
  ['clothing', 'counted', '/clothing-gallery', false],
] as const)('%s, %s, in %s goes by standard post: %j', (kind, inventoryPolicy, path, goes) => {
  expect(goesByStandardPost({ kind, inventoryPolicy }, { path })).toBe(goes)
})
