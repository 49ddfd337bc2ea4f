import { describe, expect, it } from 'vitest'
import { garmentSizes, guideSize } from './garment-sizes.ts'

describe('the size guide’s row for a garment', () => {
  it.each([
    ['M', 'Chest 44 in, length 30 in, sleeve 24 in', 'L'],
    ['M', 'Chest 40 in, length 27 in', 'M'],
    ['XL', 'Length 30 in, chest: 48 in', 'XL'],
    ['M', 'chest 112 cm', 'L'],
    ['S', 'Bust 37,5 in, waist 29 in', 'S'],
    ['Kids 6', 'Chest 28 in, length 19 in', null],
    ['L', 'Chest 60 in', null],
    ['L', 'Length 28 in, sleeve 24 in', 'L'],
    ['L', null, 'L'],
    ['Kids 6', null, null],
    [null, null, null],
  ])('of size %s with %j is %s', (size, measurements, row) => {
    expect(guideSize({ size, measurements })).toBe(row)
  })

  it('is one alone, whatever the chest measures', () => {
    const rows = Array.from({ length: 22 }, (_, more) =>
      guideSize({ size: null, measurements: `Chest ${33 + more} in` }),
    )
    expect([...new Set(rows)]).toEqual(garmentSizes.map(({ size }) => size))
  })
})
