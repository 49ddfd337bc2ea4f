import sharp from 'sharp'
import { expect, it } from 'vitest'
import { photograph } from '#testing/fixtures/catalogue/photographs.ts'
import { shareCard } from './share-card.server.ts'

it.each([
  ['portrait', 400, 900],
  ['square', 700, 700],
  ['broad', 1600, 700],
  ['tiny', 12, 9],
])('puts a %s picture whole on a sheet of 1200 x 630', async (_, width, height) => {
  const card = await shareCard(await photograph(width, height).jpeg().toBuffer())
  const facts = await sharp(card).metadata()
  expect([facts.format, facts.width, facts.height]).toEqual(['jpeg', 1200, 630])
  const { data, info } = await sharp(card).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)]
  const [red = 0, , blue = 0] = at(560, 300)
  expect(red).toBeGreaterThan(blue + 60)
  const [otherRed = 0, , otherBlue = 0] = at(620, 300)
  expect(otherBlue).toBeGreaterThan(otherRed + 60)
  // Warm paper at the edges.
  expect(Math.min(...at(3, 3), ...at(1196, 3))).toBeGreaterThan(220)
})

it('accepts a picture without a background', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const picture = sharp({ create: { width: 300, height: 300, channels: 4, background: clear } })
  const { width } = await sharp(await shareCard(await picture.png().toBuffer())).metadata()
  expect(width).toBe(1200)
})
