/*
 * The file that a print is printed from, measured: whether it is large enough for a size, whether it has
 * its shape and its colours. Safe in a browser.
 */
import type { SizeUnit } from '#shop/catalogue/products/product.ts'

/** What is kept of a print file; the file itself stays with its owner and the printer. */
export interface PrintFile {
  name: string
  /** In pixels. */
  width: number
  height: number
  /** How its colours are written: 'sRGB', 'Adobe RGB (1998)', 'CMYK'; null: it doesn't say. */
  profile: string | null
}

/** A size to print, in `unit`. */
export interface PrintedSize {
  label: string
  width: number
  height: number
  unit: SizeUnit
}

/**
 * What printing needs. `least` and `good`, in pixels per inch: Printful asks for "at least 150 DPI" and
 * recommends "300 DPI whenever possible" (printful.com/blog, "Everything You Need to Know to Prepare the
 * Perfect Print File"; its print files of posters are measured alike). `shape`: of a side, the part that
 * may be missing before it is said; Printful fills the sheet and cuts off what is left over (`fill_mode`
 * `cover` of its print files). `bleed`, in inches a side: what printing houses ask for around the edge
 * that they trim, an eighth of an inch.
 */
export const printNeeds = { least: 150, good: 300, shape: 0.02, bleed: 0.125 } as const

/** How a file fits a size. */
export interface PrintFit {
  /** Pixels per inch, rounded down; the lesser of the two sides. */
  ppi: number
  /** Why it can't be printed in this size; null: it can. */
  refusal: string | null
  /** What to know before it is. */
  advice: string[]
}

/** Measures a file against a size, which it may fill lying or upright. */
export function printFit(file: PrintFile, size: PrintedSize): PrintFit {
  const [long, short] = sidesOf(file)
  const [across, along] = sidesOf(inInches(size))
  const ppi = Math.floor(Math.min(long / across, short / along))
  const name = nameOf(size)
  const needs = (each: number) => `${whole(across * each)} × ${whole(along * each)} pixels`
  if (ppi < printNeeds.least) {
    const has = `${file.name} has ${whole(long)} × ${whole(short)}`
    return {
      ppi,
      refusal: `${name} needs at least ${needs(printNeeds.least)}; ${has}.`,
      advice: [],
    }
  }
  const soft = `${name} prints at ${ppi} pixels an inch, a little soft up close: sharp is ${needs(printNeeds.good)}.`
  return {
    ppi,
    refusal: null,
    advice: [
      ...(ppi < printNeeds.good ? [soft] : []),
      ...cutOff(name, long / short, across / along),
    ],
  }
}

/** What to know of a file, whatever its sizes. */
export function fileAdvice({ profile, name }: PrintFile): string[] {
  const isUsual = profile !== null && /srgb/i.test(profile)
  const colours = profile === null ? 'doesn’t say how its colors are meant' : `is in ${profile}`
  const margin =
    'Keep what matters an eighth of an inch (3 mm) from the edges: a printer trims there.'
  return isUsual
    ? [margin]
    : [`${name} ${colours}: printers take it for sRGB, so save it as that.`, margin]
}

/** The larger side first. */
function sidesOf({ width, height }: { width: number; height: number }): [number, number] {
  return width > height ? [width, height] : [height, width]
}

function inInches({ width, height, unit }: PrintedSize): { width: number; height: number } {
  return unit === 'in' ? { width, height } : { width: width / 2.54, height: height / 2.54 }
}

function cutOff(name: string, file: number, size: number): string[] {
  const missing = 1 - Math.min(file / size, size / file)
  if (missing <= printNeeds.shape) return []
  const side = file > size ? 'longer' : 'shorter'
  return [
    `${name} has another shape: ${Math.round(missing * 100)} % of the ${side} side is cut off.`,
  ]
}

/** '24 × 36 in', 'A3 (29.7 × 42 cm)'. */
function nameOf({ label, width, height, unit }: PrintedSize): string {
  const measures = `${width} × ${height} ${unit}`
  return /^[\d.]+x[\d.]+(?: cm)?$/.test(label) ? measures : `${label} (${measures})`
}

const whole = (pixels: number) => Math.ceil(pixels).toLocaleString('en')
