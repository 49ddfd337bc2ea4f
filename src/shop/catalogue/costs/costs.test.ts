import { expect, it } from 'vitest'
import { type MakingCost, makingCost } from './costs.ts'

const row = (changes: Partial<MakingCost>): MakingCost => ({
  kind: 'prints',
  galleryId: 0,
  pieceId: 0,
  size: '',
  cost: 0,
  ...changes,
})
const costs = [
  row({ cost: 500 }),
  row({ size: '12x18', cost: 800 }),
  row({ galleryId: 7, cost: 900 }),
  row({ galleryId: 7, size: '12x18', cost: 1100 }),
  row({ pieceId: 3, cost: 2000 }),
  row({ kind: 'merch', cost: 150 }),
]

it.each([
  ['its kind', { productId: 1, galleryId: null, size: '8x12' }, 500],
  ['its kind’s size', { productId: 1, galleryId: null, size: '12x18' }, 800],
  ['its gallery', { productId: 1, galleryId: 7, size: '8x12' }, 900],
  ['its gallery’s size', { productId: 1, galleryId: 7, size: '12x18' }, 1100],
  ['the piece itself', { productId: 3, galleryId: 7, size: '12x18' }, 2000],
])('a piece costs the value entered for %s', (_, piece, cost) => {
  expect(makingCost(costs, { kind: 'prints', ...piece })).toBe(cost)
})

it('a piece without an entered cost has none', () => {
  const shirt = { kind: 'clothing', productId: 1, galleryId: null, size: 'M' } as const
  expect(makingCost(costs, shirt)).toBeNull()
})
