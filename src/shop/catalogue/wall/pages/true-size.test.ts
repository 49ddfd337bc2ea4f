import { expect, test } from 'vitest'
import type { PieceSize, Product } from '#shop/catalogue/products/product.ts'
import {
  besideSofa,
  lowerEdge,
  measuredSizes,
  sidesInWords,
  sofa,
  sofaInWords,
} from './true-size.ts'

const size = (
  width: number | null,
  height: number | null,
  unit: 'cm' | 'in' | null,
): PieceSize => ({
  size: null,
  label: `${width}x${height}`,
  price: 1000,
  variantId: null,
  width,
  height,
  unit,
})

const print = (sizes: PieceSize[], picture = { width: 800, height: 1200 }, kind = 'prints') =>
  ({ kind, sizes, pictures: [picture] }) as unknown as Product

test('only a print with measured sizes is shown on a wall', () => {
  expect(measuredSizes(print([size(50, 70, 'cm'), size(null, null, null)]))).toHaveLength(1)
  expect(measuredSizes(print([size(50, 70, 'cm')], undefined, 'clothing'))).toEqual([])
  expect(measuredSizes({ ...print([size(50, 70, 'cm')]), pictures: [] })).toEqual([])
})

test('a size has its picture’s orientation, in any order of typing', () => {
  const [upright] = measuredSizes(print([size(70, 50, 'cm')]))
  const [lying] = measuredSizes(print([size(50, 70, 'cm')], { width: 1200, height: 800 }))
  expect([upright?.wide, upright?.tall, lying?.wide, lying?.tall]).toEqual([50, 70, 70, 50])
})

test('inches are shown in both units', () => {
  const [measured] = measuredSizes(print([size(12, 18, 'in')]))
  if (!measured) throw new Error('No size was measured.')
  expect(sidesInWords(measured, 'cm')).toBe('30.5 × 45.7 cm')
  expect(sidesInWords(measured, 'in')).toBe('12 × 18 in')
  expect([sofaInWords('cm'), sofaInWords('in')]).toEqual(['2.1 m', '6 ft 11 in'])
})

test('a width is compared with the nearest part of the sofa', () => {
  const told = [12, 25, 50, 70, 105, 140, 205, 300].map((wide) => besideSofa({ wide }))
  expect(told).toEqual([
    'less than a tenth of',
    'about an eighth of',
    'about a quarter of',
    'about a third of',
    'about half of',
    'about two thirds of',
    'about as wide as',
    'wider than',
  ])
})

test('a small print hangs at eye level, a tall one clear of the sofa', () => {
  expect(lowerEdge({ tall: 40 })).toBe(130)
  expect(lowerEdge({ tall: 200 })).toBeGreaterThan(sofa.tall)
})
