import { expect, it } from 'vitest'
import { fitPicture, fittedSize, isHeic } from './fit-picture.ts'

it('leaves a picture alone that the shop can carry', async () => {
  const file = new File(['x'], 'owl.jpg', { type: 'image/jpeg' })
  expect(await fitPicture(file)).toBe(file)
})

it('answers nothing for what this browser can’t see into', async () => {
  expect(await fitPicture(new File(['x'], 'IMG_2041.HEIC'))).toBeNull()
})

it.each([
  ['IMG_2041.HEIC', '', true],
  ['IMG_2041.heic', 'image/heic', true],
  ['photo', 'image/heif', true],
  ['IMG_2041.heic', 'image/jpeg', false],
  ['owl.jpg', 'image/jpeg', false],
])('knows a HEIC picture: %s, %s', (name, type, is) => {
  expect(isHeic({ name, type })).toBe(is)
})

it('keeps the shape of a large scan, and the size of a small one', () => {
  expect(fittedSize(3000, 2000)).toEqual({ width: 3000, height: 2000 })
  const { width, height } = fittedSize(12_000, 9000)
  expect(width / height).toBeCloseTo(4 / 3, 3)
  expect(width * height).toBeLessThanOrEqual(16_000_000)
})
