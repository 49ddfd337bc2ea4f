import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type ColourName, coloursIn } from './colours.ts'
import { colourName, readColours } from './read-colours.server.ts'

/** Stripes of equal height, as a PNG. */
function striped(...colours: string[]): Promise<Buffer> {
  const stripe = 60
  const height = stripe * colours.length
  const canvas = sharp({ create: { width: 100, height, channels: 3, background: '#fff' } })
  return canvas
    .composite(
      colours.map((background, at) => ({
        input: { create: { width: 100, height: stripe, channels: 3, background } },
        top: at * stripe,
        left: 0,
      })),
    )
    .png()
    .toBuffer()
}

describe('the name of a colour', () => {
  const names: [ColourName, string[]][] = [
    ['red', ['#d22020', '#a8271c', '#ff0000']],
    ['orange', ['#f08020', '#e8812b']],
    ['yellow', ['#ffe040', '#e0a526']],
    ['green', ['#2e8b40', '#8fbc5a', '#1f5a30']],
    ['blue', ['#2050c0', '#1f7a90', '#87b8e8', '#1d2f6b']],
    ['purple', ['#7030a0', '#4b2a6b']],
    ['pink', ['#f4a0b8', '#ff69b4']],
    ['brown', ['#6b4423', '#8b5a2b']],
    ['black', ['#000000', '#15151a']],
    ['grey', ['#808080', '#a9a9ad']],
    ['white', ['#ffffff', '#f8f2e6']],
  ]
  it.each(names)('is %s', (name, colours) => {
    for (const hex of colours) {
      const [red = 0, green = 0, blue = 0] = Buffer.from(hex.slice(1), 'hex')
      expect([hex, colourName(red, green, blue)]).toEqual([hex, name])
    }
  })
})

describe('the colours of a picture', () => {
  it('are those that a viewer sees, the largest first', async () => {
    const picture = await striped('#2050c0', '#2050c0', '#2050c0', '#d22020', '#f8f2e6')
    expect((await readColours(picture)).colours).toEqual(['blue', 'red'])
  })

  it('include its paper’s only for a large area, and are at most three', async () => {
    const white = await readColours(await striped('#ffffff', '#ffffff', '#2e8b40'))
    expect(white.colours).toEqual(['white', 'green'])
    const many = await striped('#d22020', '#2050c0', '#2e8b40', '#ffe040', '#7030a0')
    expect((await readColours(many)).colours).toHaveLength(3)
  })

  it('are missing for a file that is no picture', async () => {
    expect(await readColours(Buffer.from('no picture'))).toEqual({ colours: [], ground: '' })
    expect(coloursIn('blue mauve red')).toEqual(['blue', 'red'])
    expect(coloursIn(null)).toEqual([])
  })

  it('end with the colour of most of its edges', async () => {
    const lines = await striped('#2050c0', '#2050c0', '#2050c0', '#d22020')
    const within = {
      create: { width: 60, height: 200, channels: 3, background: '#ffe040' },
    } as const
    const picture = sharp(lines).composite([{ input: within, top: 20, left: 20 }])
    expect((await readColours(await picture.png().toBuffer())).ground).toBe('#2050c0')
  })
})
