import { expect, it } from 'vitest'
import { outsideAddress } from './picture.ts'

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
