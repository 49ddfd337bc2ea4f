import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { formatByContent, otherFormatByContent } from './file-format.ts'

const dot = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
const latin1 = (head: string) => Buffer.from(head, 'latin1')

describe('a file’s format by its content', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is %s', async (format) => {
    const bytes = await dot.clone().toFormat(format).toBuffer()
    expect(formatByContent(bytes)).toBe(format)
    expect(otherFormatByContent(bytes)).toBeNull()
  })

  it.each(['gif', 'tiff', 'avif'] as const)('is named when it is %s', async (format) => {
    const bytes = await dot.clone().toFormat(format).toBuffer()
    expect(formatByContent(bytes)).toBeNull()
    expect(otherFormatByContent(bytes)).toBe(format.toUpperCase())
  })

  it.each([
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0'],
    ['HEIC', '\0\0\0\x1cftypmif1\0\0\0\0'],
    ['BMP', 'BM\x36\x10\0\0\0\0\0\0\x36\0\0\0'],
    ['Photoshop', '8BPS\0\x01'],
  ])('is named when it is %s', (name, head) => {
    expect(otherFormatByContent(latin1(head))).toBe(name)
  })

  it.each(['%PDF-1.7', '<svg xmlns="http://www.w3.org/2000/svg">', 'BMW', '', 'RIFF....WAVE'])(
    'is none for %j',
    (head) => {
      expect(formatByContent(latin1(head))).toBeNull()
      expect(otherFormatByContent(latin1(head))).toBeNull()
    },
  )
})
