import type { Cents } from '#platform/money/money.ts'
import { sidesLabel } from '#shop/catalogue/products/product.ts'
import { measuredLabel, measuresIn } from '#shop/catalogue/sizes/measures.ts'
import { type MeasuredSize, mostSizes } from '#shop/catalogue/sizes/own-sizes.ts'
import type { ImportedVariant } from './imported-product.ts'

type Priced = ImportedVariant & { price: Cents }

interface FittedSizes {
  sizes: MeasuredSize[]
  /** Without readable measures, repeated, or beyond the limit. */
  left: Priced[]
}

/** Keeps the orientation. */
export function fitSizes(variants: readonly Priced[]): FittedSizes {
  const sizes: MeasuredSize[] = []
  const left: Priced[] = []
  for (const variant of variants) {
    const size = sizeOf(variant)
    const isThere = size && sizes.some((each) => sidesLabel(each) === sidesLabel(size))
    if (size && !isThere && sizes.length < mostSizes) sizes.push(size)
    else left.push(variant)
  }
  return { sizes, left }
}

export function hasMeasures(variants: readonly ImportedVariant[]): boolean {
  return variants.some(({ label }) => measuresIn(label) !== null)
}

function sizeOf({ label, price }: Priced): MeasuredSize | null {
  const measures = measuresIn(label)
  if (!measures) return null
  return { ...measures, label: measuredLabel(label, measures), price, variantId: null }
}
