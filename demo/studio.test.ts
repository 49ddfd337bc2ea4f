import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { listDrawings } from '#shop/upkeep/demo/demo-pictures.server.ts'
import { drawPicture } from './draw.ts'
import { demoStudio } from './studio.ts'

const { prints, clothing, merch, heroes, hot } = demoStudio
const pictures = listDrawings(demoStudio)

describe('the demo studio', () => {
  it('has at least the pieces that the design asks for', () => {
    expect(prints.length).toBeGreaterThanOrEqual(14)
    expect(prints.filter((print) => print.dimensions === 'square').length).toBeGreaterThanOrEqual(8)
    expect(prints.filter((print) => print.dimensions === 'portrait').length).toBeGreaterThanOrEqual(
      6,
    )
    expect(clothing.length).toBeGreaterThanOrEqual(8)
    expect(merch.length).toBeGreaterThanOrEqual(8)
    expect(heroes.length).toBeGreaterThanOrEqual(2)
  })

  it('names every picture once', () => {
    const keys = pictures.map((picture) => picture.key)
    expect(new Set(keys).size).toBe(keys.length)
    for (const key of keys) expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('describes every picture for those who cannot see it', () => {
    for (const picture of pictures) expect(picture.alt.length, picture.key).toBeGreaterThan(30)
  })

  it('gives every print size a variant of its own, and a large size to square prints alone', () => {
    const variants = prints.flatMap((print) =>
      [print.smallVariantId, print.mediumVariantId, print.largeVariantId ?? []].flat(),
    )
    expect(new Set(variants).size).toBe(variants.length)
    for (const print of prints) {
      expect(print.largePrice !== null, print.name).toBe(print.dimensions === 'square')
      expect(print.largeVariantId !== null, print.name).toBe(print.dimensions === 'square')
    }
  })

  it('keeps descriptions within the 250 characters that the admin allows', () => {
    for (const piece of [...prints, ...clothing, ...merch]) {
      expect(piece.description.length, piece.description).toBeLessThanOrEqual(250)
      expect(piece.description.length).toBeGreaterThan(20)
    }
  })

  it('asks whole cents above zero for everything', () => {
    const prices = [
      ...prints.flatMap((p) => [p.smallPrice, p.mediumPrice, p.largePrice ?? p.mediumPrice]),
      ...clothing.map((c) => c.price),
      ...merch.map((m) => m.price),
    ]
    for (const price of prices) expect(Number.isInteger(price) && price > 0).toBe(true)
  })

  it('shows a sold-out piece, a last one and plenty of others', () => {
    const stock = merch.map((piece) => piece.quantity)
    expect(stock).toContain(0)
    expect(stock).toContain(1)
    expect(stock.filter((count) => count > 1).length).toBeGreaterThanOrEqual(6)
  })

  it('chooses its hot pieces from its own catalogue', () => {
    expect(prints).toContain(hot.print)
    expect(clothing).toContain(hot.clothing)
    expect(merch).toContain(hot.merch)
    expect(hot.merch.quantity).toBeGreaterThan(0)
  })

  it.each(pictures.map((picture) => [picture.key, picture] as const))(
    'draws %s, the same each time, without filters, fonts or outside pictures',
    async (_, picture) => {
      const svg = picture.svg()
      expect(picture.svg()).toBe(svg)
      expect(svg).not.toMatch(/<filter|<text|<image|NaN|undefined|Infinity/)
      const small = await sharp(Buffer.from(svg), { unlimited: true }).resize(64).png().toBuffer()
      const { channels } = await sharp(small).stats()
      expect(Math.max(...channels.slice(0, 3).map((channel) => channel.stdev))).toBeGreaterThan(8)
    },
  )

  it('turns a picture into a JPEG of the stated size', async () => {
    const { format, width, height } = await sharp(
      await drawPicture(demoStudio.priceGuidePicture),
    ).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1400, 1800])
  })
})
