import { useMode as addMode, converter, modeLrgb, modeOklab, modeOklch, modeRgb } from 'culori/fn'
import { maxPixels, sharp } from '#shop/media/sizes-made/sharp.server.ts'
import type { ColourName } from './colours.ts'

for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) addMode(mode)
const toOklch = converter('oklch')

/** Pixels a side: a smaller patch of colour doesn't characterize a picture. */
const side = 48
/** Parts of the picture's area. White, grey and black are often its paper. */
const leastShare = { ink: 0.07, paper: 0.3 }
const papers: readonly ColourName[] = ['white', 'grey', 'black']
const most = 3

interface Colours {
  colours: ColourName[]
  /** '#rrggbb': the mean of most pixels along its edges; '': unreadable. */
  ground: string
}

export async function readColours(bytes: Uint8Array): Promise<Colours> {
  const pixels = await sharp(bytes, { limitInputPixels: maxPixels, sequentialRead: true })
    // Nearest: mixed pixels would add colours that the picture doesn't have.
    .resize({ width: side, height: side, fit: 'inside', kernel: 'nearest' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null)
  if (!pixels) return { colours: [], ground: '' }
  const { data, info } = pixels
  const counts = new Map<ColourName, number>()
  for (let at = 0; at + 2 < data.length; at += info.channels) {
    const name = colourName(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const all = info.width * info.height
  const colours = [...counts]
    .filter(([name, count]) => {
      return count / all >= (papers.includes(name) ? leastShare.paper : leastShare.ink)
    })
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([name]) => name)
  return { colours, ground: groundOf(data, info) }
}

/** Steps of a channel's 256: edges that differ less are one colour. */
const alike = 40

function groundOf(
  data: Buffer,
  { width, height, channels }: Record<'width' | 'height' | 'channels', number>,
): string {
  const edges: number[][] = []
  for (let y = 0; y < height; y += 1) {
    const step = y === 0 || y === height - 1 ? 1 : Math.max(1, width - 1)
    for (let x = 0; x < width; x += step) {
      const at = (y * width + x) * channels
      edges.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
    }
  }
  const near = (one: number[]) =>
    edges.filter((other) => other.every((part, i) => Math.abs(part - (one[i] ?? 0)) < alike))
  const most = edges.map(near).reduce((a, b) => (b.length > a.length ? b : a), [])
  const mean = [0, 1, 2].map((i) => most.reduce((sum, one) => sum + (one[i] ?? 0), 0) / most.length)
  return `#${mean.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/**
 * OKLCH (Ottosson, 'A perceptual color space for image processing', 2020): equal steps look equally
 * large, so that colour names have simple limits. Channels 0 to 255.
 */
export function colourName(red: number, green: number, blue: number): ColourName {
  const rgb = { mode: 'rgb' as const, r: red / 255, g: green / 255, b: blue / 255 }
  const { l: lightness, c: chroma, h: hue = 0 } = toOklch(rgb)
  if (lightness < 0.24) return 'black'
  // Paper, cream and near-greys.
  if (chroma < (lightness > 0.87 ? 0.055 : 0.035)) {
    return lightness > 0.87 ? 'white' : lightness < 0.36 ? 'black' : 'grey'
  }
  if (hue < 38 || hue >= 350) return reddish(lightness, chroma)
  if (hue < 68) return lightness < 0.57 || chroma < 0.08 ? 'brown' : 'orange'
  if (hue < 112) return lightness < 0.62 || (chroma < 0.08 && lightness < 0.82) ? 'brown' : 'yellow'
  if (hue < 188) return 'green'
  if (hue < 286) return 'blue'
  return hue < 326 || lightness < 0.5 ? 'purple' : 'pink'
}

function reddish(lightness: number, chroma: number): ColourName {
  if (lightness > 0.7) return 'pink'
  return chroma < 0.08 ? 'brown' : 'red'
}
