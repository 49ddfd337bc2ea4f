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
