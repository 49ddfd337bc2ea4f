/* OKLCH; contrast by WCAG 2.2. */
import {
  useMode as addMode,
  converter,
  differenceEuclidean,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  type Oklch,
  wcagContrast,
} from 'culori/fn'

for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) addMode(mode)

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Lch {
  l: number
  c: number
  h: number
}

const toOklch = converter('oklch')
const toLight = converter('lrgb')

/** 1 to 21. */
export const contrast = (one: string, other: string): number => wcagContrast(one, other)

/** 0 alike, about 0.02 just noticeable, 1 black and white. */
export const distance: (one: string, other: string) => number = differenceEuclidean('oklab')

export function toLch(hex: string): Lch {
  const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {}
  return { l, c, h }
}

/** '#rrggbb'; a colour outside sRGB loses chroma, never hue or lightness. */
export function toHex({ l, c, h }: Lch): string {
  const colour: Oklch = { mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }
  while (colour.c > 0.001 && !isShown(colour)) colour.c = Math.max(0, colour.c - 0.002)
  return formatHex(colour)
}

function isShown(colour: Oklch): boolean {
  const { r, g, b } = toLight(colour)
  return [r, g, b].every((part) => part >= -0.0005 && part <= 1.0005)
}

/** Darkened or lightened until it has `least` contrast on every ground. */
export function readable(
  colour: Lch,
  grounds: readonly string[],
  least: number,
  direction: 'darker' | 'lighter',
): string {
  const reads = (hex: string) => grounds.every((ground) => contrast(hex, ground) >= least)
  for (let l = colour.l; l >= 0 && l <= 1; l += direction === 'darker' ? -0.005 : 0.005) {
    const hex = toHex({ ...colour, l })
    if (reads(hex)) return hex
  }
  return direction === 'darker' ? '#000000' : '#ffffff'
}
