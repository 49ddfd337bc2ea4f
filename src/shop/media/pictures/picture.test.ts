import { expect, it } from 'vitest'
import { isHeic, outsideAddress } from './picture.ts'

it.each([
  [4000, 1280],
  [1280, 1280],
  [960, 960],
  [600, 640],
  [200, 320],
])('a picture %i px wide is shared at %i px, an existing size', (width, told) => {
  const address = '/media/Prints/ab.png'
  expect(outsideAddress({ address, width })).toBe(`/media/Prints/ab-${told}.jpg`)
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
