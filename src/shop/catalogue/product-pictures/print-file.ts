import type { z } from 'zod'
import type { SizeUnit } from '#shop/catalogue/products/product.ts'
import { productPicturesCopy } from './copy.ts'
import type { printFileSchema } from './print-file.schema.ts'

/** Measurements only: the owner and the print provider keep the file itself. */
export type PrintFile = z.output<typeof printFileSchema>

export interface PrintedSize {
  label: string
  width: number
  height: number
  unit: SizeUnit
}

/**
 * Pixels per inch `least` and `good`: Printful asks for "at least 150 DPI" and recommends "300 DPI
 * whenever possible" (printful.com/blog, "Everything You Need to Know to Prepare the Perfect Print
 * File"). `shape`: the fraction of a side that may be missing before a warning; Printful fills the
 * sheet and cuts off the rest (`fill_mode` `cover`). `bleed`: inches per side; printing houses ask
 * for an eighth of an inch around the edge that they trim.
 */
export const printNeeds = { least: 150, good: 300, shape: 0.02, bleed: 0.125 } as const

export interface PrintFit {
  /** Pixels per inch, rounded down, of the coarser side. */
  ppi: number
  refusal: string | null
  advice: string[]
}

export function printFit(file: PrintFile, size: PrintedSize): PrintFit {
  const [long, short] = sidesOf(file)
  const [across, along] = sidesOf(inInches(size))
  const ppi = Math.floor(Math.min(long / across, short / along))
  const name = sizeName(size)
  const needs = (each: number) =>
    productPicturesCopy.pixels(whole(across * each), whole(along * each))
  if (ppi < printNeeds.least) {
    const has = productPicturesCopy.has(file.name, whole(long), whole(short))
    return {
      ppi,
      refusal: productPicturesCopy.needsPixels(name, needs(printNeeds.least), has),
      advice: [],
    }
  }
  const soft = productPicturesCopy.softPrint(name, ppi, needs(printNeeds.good))
  return {
    ppi,
    refusal: null,
    advice: [
      ...(ppi < printNeeds.good ? [soft] : []),
      ...cutOff(name, long / short, across / along),
    ],
  }
}

export function fileAdvice({ profile, name }: PrintFile): string[] {
  const isUsual = profile !== null && /srgb/i.test(profile)
  const colours =
    profile === null ? productPicturesCopy.coloursUnsaid : productPicturesCopy.coloursIn(profile)
  const margin = productPicturesCopy.edges
  return isUsual ? [margin] : [productPicturesCopy.saveAsSrgb(name, colours), margin]
}

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
  return [productPicturesCopy.otherShape(name, Math.round(missing * 100), side)]
}

function sizeName({ label, width, height, unit }: PrintedSize): string {
  const measures = `${width} × ${height} ${unit}`
  return /^[\d.]+x[\d.]+(?: cm)?$/.test(label) ? measures : `${label} (${measures})`
}

const whole = (pixels: number) => Math.ceil(pixels).toLocaleString('en')
