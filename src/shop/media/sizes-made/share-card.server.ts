/* No text, because networks add the title. No theme colours, because a theme may change. */
import { shareHeight, sharePaper, shareWidth } from '#shop/media/pictures/picture.ts'
import { credited, sharp } from './sharp.server.ts'

const paper = `#${sharePaper}`
const ink = '#2b2b2b'
const room = { width: 1010, height: 520 }
const slip = { x: 20, y: 22 }
/** In hundredths of the picture. */
const cut = '0.3,0.7 31,0 72,0.5 99.7,0 100,46 99.4,99.5 63,100 27,99.4 0,100 0.5,53'

/** `xmp`: an XMP packet for the file. */
export async function shareCard(bytes: Uint8Array, xmp: string | null = null): Promise<Buffer> {
  const picture = sharp(bytes, { sequentialRead: true })
    .resize({ ...room, fit: 'inside' })
    .flatten({ background: '#ffffff' })
  const { data, info } = await picture.png().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const left = Math.round((shareWidth - width - slip.x) / 2)
  const top = Math.round((shareHeight - height - slip.y) / 2)
  const art = await sharp(data)
    .composite([
      { input: drawing(width, height, '#fff', [shape(0, 0, width, height)]), blend: 'dest-in' },
    ])
    .png()
    .toBuffer()
  const colour = await strongestColour(data)
  const card = sharp(
    drawing(shareWidth, shareHeight, colour, [
      `<rect width="100%" height="100%" fill="${paper}"/>`,
      registrationMarks(),
      shape(left + slip.x, top + slip.y, width, height),
    ]),
  )
    .composite([{ input: art, left, top }])
    .flatten({ background: paper })
    .jpeg({ quality: 82, mozjpeg: true })
  return credited(card, xmp).toBuffer()
}

function drawing(width: number, height: number, fill: string, parts: string[]): Buffer {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="${fill}">${parts.join('')}</svg>`,
  )
}

function shape(x: number, y: number, width: number, height: number): string {
  const points = cut.split(' ').map((point) => {
    const [across = 0, down = 0] = point.split(',').map(Number)
    return `${x + (across * width) / 100},${y + (down * height) / 100}`
  })
  return `<polygon points="${points.join(' ')}"/>`
}

function registrationMarks(): string {
  const crosses = [44, shareWidth - 44].map(
    (x) =>
      `<path d="M${x - 15} ${shareHeight / 2 + 1}h30M${x} ${shareHeight / 2 - 15}v31"/><circle cx="${x}" cy="${shareHeight / 2}" r="8.5"/>`,
  )
  return `<g fill="none" stroke="${ink}" stroke-width="1.6" opacity=".45">${crosses.join('')}</g>`
}

async function strongestColour(picture: Buffer): Promise<string> {
  const { data } = await sharp(picture)
    .resize(16, 16, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = Array.from({ length: 256 }, (_, at) => [...data.subarray(at * 3, at * 3 + 3)])
  const chroma = (pixel: number[]) => Math.max(...pixel) - Math.min(...pixel)
  const strong = pixels.sort((a, b) => chroma(b) - chroma(a)).slice(0, 64)
  const mean = [0, 1, 2].map((channel) =>
    Math.round(strong.reduce((sum, pixel) => sum + (pixel[channel] ?? 0), 0) / strong.length),
  )
  return `rgb(${mean.join(',')})`
}
