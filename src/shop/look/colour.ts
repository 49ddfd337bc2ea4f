/* Colours as eyes see them (OKLCH, Björn Ottosson) and contrast as WCAG 2.2 measures it. Pure. */

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Lch {
  l: number
  c: number
  h: number
}

type Triple = [number, number, number]

function linearOf(hex: string): Triple {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as Triple
}

/** Relative luminance of '#rrggbb', 0 to 1. */
function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function labOf(hex: string): Triple {
  const [r, g, b] = linearOf(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

export function lchOf(hex: string): Lch {
  const [l, a, b] = labOf(hex)
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

/** How far apart two colours look: 0 alike, about 0.02 just noticeable, 1 black and white. */
export function distance(one: string, other: string): number {
  const [a, b] = [labOf(one), labOf(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

function linearFrom({ l, c, h }: Lch): Triple {
  const angle = (h * Math.PI) / 180
  const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

/** '#rrggbb'; what no screen shows loses chroma, never hue or lightness. */
export function hexOf({ l, c, h }: Lch): string {
  const light = Math.min(1, Math.max(0, l))
  let chroma = c
  let parts = linearFrom({ l: light, c: chroma, h })
  while (chroma > 0.001 && parts.some((part) => part < -0.0005 || part > 1.0005)) {
    chroma -= 0.002
    parts = linearFrom({ l: light, c: Math.max(0, chroma), h })
  }
  const digits = parts.map((part) => {
    const clamped = Math.min(1, Math.max(0, part))
    const gamma = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055
    return Math.round(gamma * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${digits.join('')}`
}

/** The colour, darkened or lightened until it has at least this contrast on every ground. */
export function readable(
  colour: Lch,
  grounds: readonly string[],
  least: number,
  way: 'darker' | 'lighter',
): string {
  const reads = (hex: string) => grounds.every((ground) => contrast(hex, ground) >= least)
  for (let l = colour.l; l >= 0 && l <= 1; l += way === 'darker' ? -0.005 : 0.005) {
    const hex = hexOf({ ...colour, l })
    if (reads(hex)) return hex
  }
  return way === 'darker' ? '#000000' : '#ffffff'
}
