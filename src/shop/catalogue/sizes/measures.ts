import { sidesLabel } from '#shop/catalogue/products/product.ts'
import type { MeasuredSize } from './own-sizes.ts'

export type Measures = Pick<MeasuredSize, 'width' | 'height' | 'unit'>

/** Millimetres. */
export const papers: Record<string, [number, number]> = {
  A6: [105, 148],
  A5: [148, 210],
  A4: [210, 297],
  A3: [297, 420],
  A2: [420, 594],
  A1: [594, 841],
}

/** Reads '12" x 18"', '18x12 inches', '30.5 × 45.7 cm', '297 x 420 mm', 'A3'. */
export function measuresIn(label: string): Measures | null {
  const [paper = ''] = /\bA[1-6]\b/.exec(label) ?? []
  const known = papers[paper]
  if (known) return { width: known[0] / 10, height: known[1] / 10, unit: 'cm' }
  const match =
    /(\d+(?:[.,]\d+)?)\s*("|”|″|''|in(?:ch(?:es)?)?|cm|mm)?\s*[x×✕*]\s*(\d+(?:[.,]\d+)?)\s*(cm|mm)?/i.exec(
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

export function measuredLabel(written: string, measures: Measures): string {
  const [paper] = /\bA[1-6]\b/.exec(written) ?? []
  return paper ?? sidesLabel(measures)
}
