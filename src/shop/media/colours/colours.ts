/** The eleven basic colour terms of English (Berlin and Kay, Basic Color Terms, 1969). */
export const colourNames = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'grey',
  'white',
] as const
export type ColourName = (typeof colourNames)[number]

export function coloursIn(text: string | null): ColourName[] {
  const said = (text ?? '').split(' ')
  return said.flatMap((word) => colourNames.find((name) => name === word) ?? [])
}

/** Lightness 0 to 1, chroma from 0 (grey) to about 0.32, hue in degrees. */
interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

/**
 * OKLCH (Ottosson, 'A perceptual color space for image processing', 2020), where equal steps look
 * equally large, so that names have plain bounds. Channels 0 to 255.
 */
export function colourName(red: number, green: number, blue: number): ColourName {
  const { lightness, chroma, hue } = oklchOf(red, green, blue)
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

function oklchOf(red: number, green: number, blue: number): Oklch {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const hue = (Math.atan2(y, x) * 180) / Math.PI
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(x, y),
    hue: hue < 0 ? hue + 360 : hue,
  }
}

function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
