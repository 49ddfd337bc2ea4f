import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { listDrawings } from '#shop/upkeep/demo/demo-pictures.server.ts'
import { demoStudios } from './studios.ts'

const small = ['kiln', 'crayon'] as const

describe.each(small)('the demo studio %s', (name) => {
  const { prints, clothing, merch, hot, words } = demoStudios[name]
  const pictures = [
    ...new Map(listDrawings(demoStudios[name]).map((each) => [each.key, each])).values(),
  ]

  it('has eight pieces and more, described in 250 characters, for whole cents', () => {
    const pieces = [...prints, ...clothing, ...merch]
    expect(pieces.length).toBeGreaterThanOrEqual(8)
    for (const { description } of pieces) expect(description.length).toBeLessThanOrEqual(250)
    const prices = [...prints.map((each) => each.smallPrice), ...merch.map((each) => each.price)]
    for (const price of prices) expect(Number.isInteger(price) && price > 0).toBe(true)
    expect(prints).toContain(hot.print)
    expect(merch).toContain(hot.merch)
  })

  it('has words, pictures and variants of its own', () => {
    for (const other of Object.values(demoStudios)) {
      if (other === demoStudios[name]) continue
      expect(other.words.studioName).not.toBe(words.studioName)
      const keys = new Set(listDrawings(other).map(({ key }) => key))
      expect(pictures.filter(({ key }) => keys.has(key))).toEqual([])
    }
    const variants = prints.flatMap((each) => [each.smallVariantId, each.mediumVariantId])
    expect(new Set(variants).size).toBe(variants.length)
    for (const { key, alt } of pictures) expect(alt.length, key).toBeGreaterThan(30)
  })

  it.each(pictures.map((picture) => [picture.key, picture] as const))(
    'draws %s, the same each time, without filters, fonts or outside pictures',
    async (_, picture) => {
      const svg = picture.svg()
      expect(picture.svg()).toBe(svg)
      expect(svg).not.toMatch(/<filter|<text|<image|NaN|undefined|Infinity/)
      const drawn = await sharp(Buffer.from(svg), { unlimited: true }).resize(64).png().toBuffer()
      const { channels } = await sharp(drawn).stats()
      expect(Math.max(...channels.slice(0, 3).map((channel) => channel.stdev))).toBeGreaterThan(8)
    },
  )
})
