import type { Cents } from '#platform/money/money.ts'
import { labelOf } from '#shop/catalogue/products/product.ts'
import { measuredLabel, measuresIn } from '#shop/catalogue/sizes/measures.ts'
import { mostSizes, type OwnSize } from '#shop/catalogue/sizes/own-sizes.ts'
import type { ImportedVariant } from './imported-product.ts'

type Priced = ImportedVariant & { price: Cents }

interface FittedSizes {
  sizes: OwnSize[]
  /** What has no measures that can be read, is there twice, or is too much. */
  left: Priced[]
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
  return { ...measures, label: measuredLabel(label, measures), price, variantId: null }
}
