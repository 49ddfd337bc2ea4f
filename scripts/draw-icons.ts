/**
 * Draws every icon of the shop from one drawing, public/favicon.svg, into public/:
 * `node scripts/draw-icons.ts`. Run it after changing the drawing, and commit what it makes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const folder = fileURLToPath(new URL('../public/', import.meta.url))
const drawing = readFileSync(`${folder}favicon.svg`)
const paper = '#f8f2e6'

/** The drawing, `side` pixels in a square of `room`; without paper the ground is clear. */
async function icon(side: number, room = side, ground?: string): Promise<Buffer> {
  const drawn = await sharp(drawing, { density: 72 * (side / 64) })
    .resize(side, side)
    .png()
    .toBuffer()
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { width: room, height: room, channels: 4, background } })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** A PNG in the envelope that old browsers ask for at /favicon.ico. */
function ico(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

const drawn: Record<string, Buffer> = {
  'favicon.ico': ico(await icon(32), 32),
  // Telephones put it on a ground of their own, unless it brings one.
  'apple-touch-icon.png': await icon(140, 180, paper),
  'icon-192.png': await icon(192),
  'icon-512.png': await icon(512),
  // Cut to any shape: what matters stands in the middle four fifths.
  'icon-maskable-512.png': await icon(330, 512, paper),
}
for (const [name, bytes] of Object.entries(drawn)) {
  writeFileSync(folder + name, bytes)
  process.stdout.write(`${name}  ${bytes.length} bytes\n`)
}
