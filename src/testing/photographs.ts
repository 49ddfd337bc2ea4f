import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A small photograph with a red left and a blue right half, so that turning it shows. */
export function photograph(width = 300, height = 200): Sharp {
  const blue = { width: Math.ceil(width / 2), height, channels: 3, background: '#1030c0' } as const
  return sharp({ create: { width, height, channels: 3, background: '#d02010' } }).composite([
    { input: { create: blue }, left: Math.floor(width / 2), top: 0 },
  ])
}

/** An animated WebP of two frames. */
export async function animatedWebp(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#d02010', '#1030c0'].map((background) =>
      sharp({ create: { width: 16, height: 16, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
}

/** A PNG with the chunk that says it is animated. */
export async function animatedPng(): Promise<Buffer> {
  const still = await photograph(16, 16).png().toBuffer()
  const chunk = Buffer.alloc(20)
  chunk.writeUInt32BE(8, 0)
  chunk.write('acTL', 4, 'latin1')
  const afterHeader = 8 + 25
  return Buffer.concat([still.subarray(0, afterHeader), chunk, still.subarray(afterHeader)])
}

/** A PNG of a few KB that says it is so many pixels wide and high: unpacked it would fill the memory. */
export function boastfulPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const whole = Buffer.alloc(named.length + 8)
    whole.writeUInt32BE(data.length, 0)
    whole.set(named, 4)
    whole.writeUInt32BE(crc32(named), named.length + 4)
    return whole
  }
  const rows = deflateSync(Buffer.alloc(4 * 1024 * 1024), { level: 9 })
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
