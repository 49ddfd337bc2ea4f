import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  animatedPng,
  animatedWebp,
  boastfulPng,
  photograph,
} from '#testing/fixtures/catalogue/photographs.ts'
import { cleanPicture } from './clean-picture.server.ts'

const sentence = expect.stringMatching(/^[A-Z].*\.$/)

describe('cleaning a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('keeps a %s in its format', async (format) => {
    const clean = await cleanPicture(await photograph().toFormat(format).toBuffer())
    expect(clean).toMatchObject({ format, width: 300, height: 200 })
    expect((await sharp(clean.bytes).metadata()).format).toBe(format)
  })

  it('turns a photograph upright and removes the camera’s metadata', async () => {
    const exif = { IFD0: { Artist: 'Maren', Copyright: 'Maren' }, IFD3: { GPSLatitude: '44/1' } }
    const taken = await photograph()
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(taken).metadata()).orientation).toBe(6)
    expect(taken.includes('Maren')).toBe(true)
    const clean = await cleanPicture(taken)
    expect(clean).toMatchObject({ width: 200, height: 300 })
    const { exif: left, orientation, icc, xmp, iptc } = await sharp(clean.bytes).metadata()
    expect([left, orientation, icc, xmp, iptc]).toEqual(Array(5).fill(undefined))
    expect(Buffer.from(clean.bytes).includes('Maren')).toBe(false)
    const { data } = await sharp(clean.bytes)
      .extract({ left: 100, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeGreaterThan(150)
  })

  it('reduces a long picture to 2400 pixels, and enlarges none', async () => {
    const long = await cleanPicture(await photograph(3000, 1000).jpeg().toBuffer())
    expect(long).toMatchObject({ width: 2400, height: 800 })
    const small = await cleanPicture(await photograph(40, 30).jpeg().toBuffer())
    expect(small).toMatchObject({ width: 40, height: 30 })
  })

  it.each(['gif', 'tiff'] as const)('names its format when it is a %s', async (format) => {
    await expect(
      cleanPicture(await photograph().toFormat(format).toBuffer()),
    ).rejects.toMatchObject({
      code: 'bad_input',
      message: `This picture’s format is ${format.toUpperCase()}. Please choose a JPEG, PNG or WebP.`,
    })
  })

  it('refuses a picture of one endless row before decoding it', async () => {
    const row = boastfulPng(49_999_999, 1)
    await expect(cleanPicture(row)).rejects.toMatchObject({
      code: 'bad_input',
      message: 'A side of this picture is over 20,000 pixels. Please make it smaller.',
    })
  })

  it('answers the same bytes for the same upload', async () => {
    const upload = await photograph().jpeg().toBuffer()
    const [one, two] = [await cleanPicture(upload), await cleanPicture(upload)]
    expect(Buffer.compare(one.bytes, two.bytes)).toBe(0)
  })

  it('keeps the transparency of a PNG', async () => {
    const glass = { r: 200, g: 0, b: 0, alpha: 0.5 }
    const upload = sharp({ create: { width: 50, height: 50, channels: 4, background: glass } })
    const clean = await cleanPicture(await upload.png().toBuffer())
    expect((await sharp(clean.bytes).metadata()).hasAlpha).toBe(true)
  })

  it('makes a placeholder of at most 600 bytes, even from noise', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
    const create = { width: 400, height: 400, channels: 3, background: '#888', noise } as const
    const { placeholder } = await cleanPicture(await sharp({ create }).jpeg().toBuffer())
    expect(placeholder).toMatch(/^data:image\/webp;base64,[\w+/]+=*$/)
    expect(placeholder.length).toBeLessThanOrEqual(600)
  })

  it.each([
    ['a text', Buffer.from('This is no picture at all, whatever its name says.')],
    ['nothing', Buffer.alloc(0)],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['a JPEG’s first bytes alone', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['a PNG’s first bytes alone', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR', 'latin1')],
  ])('refuses %s with a clear sentence', async (_what, bytes) => {
    await expect(cleanPicture(bytes)).rejects.toMatchObject({
      code: 'bad_input',
      message: sentence,
      details: { field: 'file' },
    })
  })

  it('refuses AVIF, which takes too much memory to open', async () => {
    const avif = await photograph().avif({ effort: 0 }).toBuffer()
    await expect(cleanPicture(avif)).rejects.toMatchObject({ code: 'bad_input' })
  })

  it('refuses a picture without its end', async () => {
    const whole = await photograph(600, 600).jpeg({ quality: 100 }).toBuffer()
    const half = whole.subarray(0, whole.length / 2)
    await expect(cleanPicture(half)).rejects.toMatchObject({ code: 'bad_input', message: sentence })
  })

  it('refuses animated pictures', async () => {
    const moving = { code: 'bad_input', message: expect.stringContaining('animated') }
    await expect(cleanPicture(await animatedWebp())).rejects.toMatchObject(moving)
    await expect(cleanPicture(await animatedPng())).rejects.toMatchObject(moving)
  })

  it.each([
    [8000, 6300],
    [50_000, 50_000],
  ])('refuses a PNG of a few KB that would unpack to %i x %i pixels', async (width, height) => {
    const bomb = boastfulPng(width, height)
    expect(bomb.length).toBeLessThan(10_000)
    await expect(cleanPicture(bomb)).rejects.toMatchObject({
      code: 'bad_input',
      message: expect.stringContaining('50 million pixels'),
      details: { field: 'file' },
    })
  })

  it('refuses more than 25 MiB', async () => {
    const heavy = new Uint8Array(25 * 1024 * 1024 + 1)
    await expect(cleanPicture(heavy)).rejects.toMatchObject({ code: 'too_large' })
  })
})
