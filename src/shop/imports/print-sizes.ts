import type { Cents } from '#kernel/money.ts'
import { mostSizes, type OwnSize } from '#shop/catalogue/own-sizes.ts'
import { labelOf } from '#shop/catalogue/product.ts'
import type { ImportedVariant } from './imported-product.ts'

type Priced = ImportedVariant & { price: Cents }

interface FittedSizes {
  sizes: OwnSize[]
  /** What has no measures that can be read, is there twice, or is too much. */
  left: Priced[]
}

type Measures = Pick<OwnSize, 'width' | 'height' | 'unit'>

/** Millimetres of A1 to A6, upright. */
const papers: Record<string, [number, number]> = {
  A1: [594, 841],
  A2: [420, 594],
  A3: [297, 420],
  A4: [210, 297],
  A5: [148, 210],
  A6: [105, 148],
}

/** The variants as sizes of a print, with their own measures; what is turned stays turned. */
export function fitSizes(variants: readonly Priced[]): FittedSizes {
  const sizes: OwnSize[] = []
  const left: Priced[] = []
  for (const variant of variants) {
    const size = sizeOf(variant)
    const isThere = size && sizes.some((each) => labelOf(each) === labelOf(size))
    if (size && !isThere && sizes.length < mostSizes) sizes.push(size)
    else left.push(variant)
  }
  return { sizes, left }
}

/** Whether a variant says how large it is. */
export function hasMeasures(variants: readonly ImportedVariant[]): boolean {
  return variants.some(({ label }) => measuresIn(label) !== null)
}

function sizeOf({ label, price }: Priced): OwnSize | null {
  const measures = measuresIn(label)
  if (!measures) return null
  const [paper] = /\bA[1-6]\b/.exec(label) ?? []
  return { ...measures, label: paper ?? labelOf(measures), price, variantId: null }
}

/** '12" x 18"', '18x12 inches', '30.5 × 45.7 cm', '297 x 420 mm', 'A3'. */
function measuresIn(label: string): Measures | null {
  const [paper = ''] = /\bA[1-6]\b/.exec(label) ?? []
  const known = papers[paper]
  if (known) return { width: known[0] / 10, height: known[1] / 10, unit: 'cm' }
  const match =
    /(\d+(?:[.,]\d+)?)\s*("|”|″|''|in(?:ch(?:es)?)?|cm|mm)?\s*[x×*]\s*(\d+(?:[.,]\d+)?)\s*(cm|mm)?/i.exec(
      label,
    )
  if (!match) return null
  const [, wide = '', first, tall = '', last] = match
  const unit = (last ?? first ?? 'in').toLowerCase()
  const per = unit === 'mm' ? 10 : 1
  const side = (text: string) => Math.round((Number(text.replace(',', '.')) / per) * 100) / 100
  const [width, height] = [side(wide), side(tall)]
  const isMetric = unit === 'cm' || unit === 'mm'
  const most = isMetric ? 1000 : 400
  const isPossible = [width, height].every((each) => each >= 0.5 && each <= most)
  return isPossible ? { width, height, unit: isMetric ? 'cm' : 'in' } : null
}
