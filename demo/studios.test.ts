import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { digest } from '#platform/ids.ts'
import { firstPage } from '#shop/store/settings/sentences.ts'
import { listDrawings } from '#shop/upkeep/demo/demo-pictures.server.ts'
import { drawPicture } from './draw.ts'
import { factsOf } from './facts.ts'
import { demoStudio } from './studio.ts'
import { demoStudios } from './studios.ts'

describe.each(Object.entries(demoStudios))('the demo studio %s', (_, studio) => {
  const { prints, clothing, merch, hot, words, facts } = studio
  // A picture may stand in several places.
  const pictures = [...new Map(listDrawings(studio).map((each) => [each.key, each])).values()]

  it('has eight pieces and more, described in 250 characters, for whole cents', () => {
    const pieces = [...prints, ...clothing, ...merch]
    expect(pieces.length).toBeGreaterThanOrEqual(8)
    for (const { description } of pieces) {
      expect(description.length, description).toBeLessThanOrEqual(250)
      expect(description.length).toBeGreaterThan(20)
    }
    const prices = [
      ...prints.flatMap((p) => [p.smallPrice, p.mediumPrice ?? p.smallPrice, p.largePrice ?? 1]),
      ...[...clothing, ...merch].map(({ price }) => price),
    ]
    for (const price of prices) expect(Number.isInteger(price) && Number(price) > 0).toBe(true)
    expect(prints).toContain(hot.print)
    expect(merch).toContain(hot.merch)
    expect(hot.merch?.quantity).toBeGreaterThan(0)
  })

  it('has words, pictures and variants of its own', () => {
    for (const other of Object.values(demoStudios)) {
      if (other === studio) continue
      expect(other.words.studioName).not.toBe(words.studioName)
      const keys = new Set(listDrawings(other).map(({ key }) => key))
      expect(pictures.filter(({ key }) => keys.has(key))).toEqual([])
    }
    const variants = prints.flatMap((print) =>
      [print.smallVariantId, print.mediumVariantId, print.largeVariantId].filter((id) => id),
    )
    expect(new Set(variants).size).toBe(variants.length)
    for (const { key, alt } of pictures) {
      expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(alt.length, key).toBeGreaterThan(30)
    }
  })

  it('speaks on its shipping page of what it sells, and of nothing else', () => {
    const page = firstPage('shipping', words.sentences)
    const single = [
      ...clothing.filter((piece) => !('sizes' in piece)),
      ...merch.filter(({ only }) => only),
    ]
    expect(page.includes('{clothing rate}')).toBe(clothing.length > 0)
    expect(page.includes('Some pieces exist once')).toBe(single.length > 0)
  })

  it('is drawn as its facts say, without filters, fonts or outside pictures, and no blank sheet', async () => {
    expect(Object.keys(facts).sort()).toEqual(pictures.map(({ key }) => key).sort())
    for (const { key, svg } of pictures) {
      const drawn = svg()
      expect(drawn, key).not.toMatch(/<filter|<text|<image|NaN|undefined|Infinity/)
      expect(digest(Buffer.from(drawn)), key).toBe(facts[key]?.hash)
      const [, seen = ''] = facts[key]?.placeholder.split(',') ?? []
      const { channels } = await sharp(Buffer.from(seen, 'base64')).stats()
      const contrast = Math.max(...channels.slice(0, 3).map((channel) => channel.stdev))
      expect(contrast, key).toBeGreaterThan(5)
    }
    expect(await factsOf(studio.aboutPicture)).toEqual(facts[studio.aboutPicture.key])
  })
})

describe('the first demo studio', () => {
  const { prints, clothing, merch, heroes, hot } = demoStudio

  it('has at least the pieces that the design asks for', () => {
    const ofShape = (shape: string) => prints.filter(({ dimensions }) => dimensions === shape)
    expect(prints.length).toBeGreaterThanOrEqual(14)
    expect(ofShape('square').length).toBeGreaterThanOrEqual(8)
    expect(ofShape('portrait').length).toBeGreaterThanOrEqual(6)
    for (const list of [clothing, merch]) expect(list.length).toBeGreaterThanOrEqual(8)
    expect(heroes.length).toBeGreaterThanOrEqual(2)
    expect(clothing).toContain(hot.clothing)
  })

  it('has a large size of square prints alone', () => {
    for (const print of prints) {
      expect(print.largePrice !== null, print.name).toBe(print.dimensions === 'square')
      expect(print.largeVariantId !== null, print.name).toBe(print.dimensions === 'square')
    }
  })

  it('shows a sold-out piece, a last one and plenty of others', () => {
    const stock = merch.map((piece) => piece.quantity)
    expect(stock).toEqual(expect.arrayContaining([0, 1]))
    expect(stock.filter((count) => count > 1).length).toBeGreaterThanOrEqual(6)
  })

  it('turns a picture into a JPEG of the stated size', async () => {
    const drawn = await drawPicture(demoStudio.priceGuidePicture)
    const { format, width, height } = await sharp(drawn).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1400, 1800])
  })
})
