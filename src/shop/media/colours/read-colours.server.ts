import { useMode as addMode, converter, modeLrgb, modeOklab, modeOklch, modeRgb } from 'culori/fn'
import { sharp } from '#shop/media/sizes-made/sharp.server.ts'
import type { ColourName } from './colours.ts'

for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) addMode(mode)
const toOklch = converter('oklch')

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

/**
 * OKLCH (Ottosson, 'A perceptual color space for image processing', 2020), where equal steps look
 * equally large, so that names have plain bounds. Channels 0 to 255.
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
