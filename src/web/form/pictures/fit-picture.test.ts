import { expect, it } from 'vitest'
import { fitPicture, fittedSize } from './fit-picture.ts'

it('leaves a picture alone that is small enough', async () => {
  const file = new File(['x'], 'owl.jpg', { type: 'image/jpeg' })
  expect(await fitPicture(file)).toBe(file)
})

it('sends a heavy photograph unchanged when this browser can’t read it', async () => {
  const file = new File(['x'.repeat(2_000_000)], 'owl.jpg', { type: 'image/jpeg' })
  expect(await fitPicture(file)).toBe(file)
})

it('answers null for a picture that this browser can’t read', async () => {
  expect(await fitPicture(new File(['x'], 'IMG_2041.HEIC'))).toBeNull()
})

it('keeps a photograph’s shape, and every pixel that a page shows', () => {
  expect(fittedSize(1600, 2400)).toEqual({ width: 1600, height: 2400 })
  expect(fittedSize(3024, 4032)).toEqual({ width: 1920, height: 2560 })
  expect(fittedSize(4032, 3024)).toEqual({ width: 2560, height: 1920 })
  const { width, height } = fittedSize(40_000, 2000)
  expect(width / height).toBeCloseTo(20, 1)
  expect(width * height).toBeLessThanOrEqual(16_000_000)
})
