import { sharp } from '#shop/media/sizes-made/sharp.server.ts'
import { type ColourName, colourName } from './colours.ts'

/** Pixels a side: a smaller patch of colour doesn't characterize a picture. */
const side = 48
/** Of the picture's area. White, grey and black are often its paper. */
const leastShare = { ink: 0.07, paper: 0.3 }
const papers: readonly ColourName[] = ['white', 'grey', 'black']
const most = 3

export async function readColours(bytes: Uint8Array): Promise<ColourName[]> {
  const pixels = await sharp(bytes, { limitInputPixels: 50_000_000, sequentialRead: true })
    // Nearest: mixed pixels would add colours that the picture doesn't have.
    .resize({ width: side, height: side, fit: 'inside', kernel: 'nearest' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null)
  if (!pixels) return []
  const { data, info } = pixels
  const counts = new Map<ColourName, number>()
  for (let at = 0; at + 2 < data.length; at += info.channels) {
    const name = colourName(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const all = info.width * info.height
  return [...counts]
    .filter(([name, count]) => {
      return count / all >= (papers.includes(name) ? leastShare.paper : leastShare.ink)
    })
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([name]) => name)
}
