import { describe, expect, it } from 'vitest'
import { refuseTooSmall } from './print-file.schema.ts'
import { fileAdvice, printFit } from './print-file.ts'

const file = { name: 'moth.tif', width: 3600, height: 5400, profile: 'sRGB IEC61966-2.1' }
const inches = (width: number, height: number) => ({
  width,
  height,
  unit: 'in' as const,
  label: `${width}x${height}`,
})

describe('a print file', () => {
  it.each([
    [inches(24, 36), 150],
    [inches(36, 24), 150],
    [inches(12, 18), 300],
    [{ label: 'A3', width: 29.7, height: 42, unit: 'cm' as const }, 307],
  ])('is measured against %j, in either orientation', (size, ppi) => {
    expect(printFit(file, size)).toMatchObject({ ppi, refusal: null })
  })

  it('that is too small for a size names the pixels it needs', () => {
    expect(printFit({ ...file, width: 2000, height: 3000 }, inches(24, 36)).refusal).toBe(
      '24 × 36 in needs at least 5,400 × 3,600 pixels; moth.tif has 3,000 × 2,000.',
    )
  })

  it('is too small one pixel below the limit', () => {
    expect(printFit({ ...file, width: 3599 }, inches(24, 36)).refusal).not.toBeNull()
  })

  it('between the least and the good resolution prints soft', () => {
    expect(printFit(file, inches(24, 36)).advice).toEqual([
      '24 × 36 in prints at 150 pixels an inch, a little soft up close: sharp is 10,800 × 7,200 pixels.',
    ])
    expect(printFit(file, inches(12, 18)).advice).toEqual([])
  })

  it('of another shape loses an edge', () => {
    expect(printFit(file, inches(10, 10)).advice).toEqual([
      '10 × 10 in has another shape: 33 % of the longer side is cut off.',
    ])
    expect(printFit({ ...file, width: 5400 }, inches(10, 15)).advice).toEqual([
      '10 × 15 in has another shape: 33 % of the shorter side is cut off.',
    ])
  })

  it('in other colours than printers expect gets a warning', () => {
    expect(fileAdvice(file)).toHaveLength(1)
    expect(fileAdvice({ ...file, profile: 'CMYK' })[0]).toBe(
      'moth.tif is in CMYK: printers take it for sRGB, so save it as sRGB.',
    )
    expect(fileAdvice({ ...file, profile: null })[0]).toMatch(/no color profile/)
  })

  it('refuses a printer’s sizes, but none of the studio’s own', () => {
    const small = { ...file, width: 2000, height: 3000 }
    const size = { ...inches(24, 36), field: 'sizes.0.width' }
    expect(() => refuseTooSmall(small, [{ ...size, variantId: null }])).not.toThrow()
    expect(() => refuseTooSmall(null, [{ ...size, variantId: 'v-1' }])).not.toThrow()
    expect(() => refuseTooSmall(small, [{ ...size, variantId: 'v-1' }])).toThrow(
      expect.objectContaining({ details: { field: 'sizes.0.width' } }),
    )
  })
})
