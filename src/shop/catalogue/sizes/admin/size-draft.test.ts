import { expect, it } from 'vitest'
import { ownSizes } from '#shop/catalogue/sizes/own-sizes.ts'
import { draftsOfSet, isTyped, newSize, offersFor, sizeBody } from './size-draft.ts'

it('a remembered set fills the form with its own values', () => {
  const sizes = [
    { label: 'A3', width: 29.7, height: 42, unit: 'cm' as const, price: 4500 },
    { label: '8x10', width: 8, height: 10, unit: 'in' as const, price: 2450 },
  ]
  const drafts = draftsOfSet({ sizes }, 'USD')
  expect(drafts.map(({ label, price }) => [label, price])).toEqual([
    ['A3', '45.00'],
    ['', '24.50'],
  ])
  expect(ownSizes({ sizes: drafts.map(sizeBody) }, 'USD')).toEqual(
    sizes.map((size) => ({ ...size, variantId: null })),
  )
})

it('an empty row is no size', () => {
  expect([newSize(null, null), { ...newSize(null, null), price: '5' }].map(isTyped)).toEqual([
    false,
    true,
  ])
})

it('offers sizes that fit the picture first, in either orientation', () => {
  const first = (width: number, height: number) => offersFor({ width, height })[0]?.names
  expect(first(3000, 4000)).toEqual(['30 × 40 cm', '12 × 16 in', '18 × 24 in'])
  expect(first(7000, 5000)).toContain('50 × 70 cm')
  expect(first(1000, 1000)).toEqual(['12 × 12 in'])
  expect(offersFor(null)).toHaveLength(1)
})
