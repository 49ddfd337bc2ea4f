/**
 * Makes sizes of one colour of the demo studio's drawings, and encodes AVIF with the least effort:
 * real ones would take a tenth of a run, and no browser test looks that closely.
 */
import { createRequire } from 'node:module'
import type { AvifOptions, ResizeOptions, Sharp, default as SharpLibrary } from 'sharp'

// As the shop loads it: an import would give another copy of it.
const sharp: typeof SharpLibrary = createRequire(import.meta.url)('sharp')
const { avif, resize } = sharp.prototype as Sharp
const widths = new WeakMap<Sharp, number | undefined>()
const made = new Map<string, Promise<Buffer>>()

async function plain(drawing: Sharp, asked: number | undefined): Promise<Buffer | null> {
  const { format, width, height } = await drawing.metadata()
  if (format !== 'svg') return null
  const wide = Math.min(asked ?? width, width)
  const size = { width: wide, height: Math.round((wide * height) / width) }
  const create = { ...size, channels: 3, background: '#b7a88f' } as const
  const name = `${size.width}x${size.height}`
  const picture = made.get(name) ?? avif.call(sharp({ create }), { effort: 0 }).toBuffer()
  made.set(name, picture)
  return picture
}

Object.assign(sharp.prototype, {
  resize(this: Sharp, options: ResizeOptions) {
    widths.set(this, options.width)
    return resize.call(this, options)
  },
  avif(this: Sharp, options: AvifOptions) {
    const encoded = avif.call(this, { ...options, effort: 0 })
    const toBuffer = encoded.toBuffer.bind(encoded)
    const quick = async () => (await plain(this, widths.get(this))) ?? toBuffer()
    return Object.assign(encoded, { toBuffer: quick })
  },
})
