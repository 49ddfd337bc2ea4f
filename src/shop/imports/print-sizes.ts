import type { Cents } from '#kernel/money.ts'
import { type PrintShape, type SizeName, sizeLabels, sizesOf } from '#shop/catalogue/product.ts'
import type { ImportedVariant } from './imported-product.ts'

type Priced = ImportedVariant & { price: Cents }

interface FittedSizes<V> {
  dimensions: PrintShape
  sizes: { size: SizeName; label: string; price: Cents }[]
  /** What has no place among them. */
  left: V[]
}

interface OwnSize {
  dimensions: PrintShape
  size: SizeName
  label: string
  inches: [number, number]
}

const ownSizes: readonly OwnSize[] = (['square', 'portrait'] as const).flatMap((dimensions) =>
  sizesOf[dimensions].map((size) => {
    const label = (sizeLabels[dimensions] as Partial<Record<SizeName, string>>)[size] ?? ''
    const [width = 0, height = 0] = label.split('x').map(Number)
    return { dimensions, size, label, inches: [width, height] as [number, number] }
  }),
)

/** Centimetres are rounded by those who write them. */
const tolerance = 0.1

/** The variants as sizes of a print here: of the shape that takes most of them; null when none fits. */
export function fitSizes(variants: readonly Priced[]): FittedSizes<Priced> | null {
  const candidates = (['square', 'portrait'] as const).map((dimensions) =>
    take(variants, dimensions),
  )
  const best = candidates.reduce((a, b) => (b.sizes.length > a.sizes.length ? b : a))
  return best.sizes.length > 0 ? best : null
}

/** Whether a variant has one of the sizes that prints have here. */
export function hasFittingSize(variants: readonly ImportedVariant[]): boolean {
  return variants.some(({ label }) => ownSizes.some((own) => isSize(label, own)))
}

function take(variants: readonly Priced[], dimensions: PrintShape): FittedSizes<Priced> {
  const taken = new Set<Priced>()
  const sizes = ownSizes
    .filter((own) => own.dimensions === dimensions)
    .flatMap((own) => {
      const variant = variants.find(({ label }) => isSize(label, own))
      if (!variant) return []
      taken.add(variant)
      return [{ size: own.size, label: own.label, price: variant.price }]
    })
  return { dimensions, sizes, left: variants.filter((each) => !taken.has(each)) }
}

/** '12" x 18"', '18x12 inches', '30.5 × 45.7 cm': turned either way. */
function isSize(label: string, { inches }: OwnSize): boolean {
  const match =
    /(\d+(?:[.,]\d+)?)\s*(?:"|”|″|''|in(?:ch(?:es)?)?|cm|mm)?\s*[x×*]\s*(\d+(?:[.,]\d+)?)\s*(cm|mm)?/i.exec(
      label,
    )
  if (!match) return false
  const unit = match[3]?.toLowerCase()
  const perInch = unit === 'cm' ? 2.54 : unit === 'mm' ? 25.4 : 1
  const sides = [match[1], match[2]].map((side) => Number((side ?? '').replace(',', '.')) / perInch)
  const [short, long] = [Math.min(...sides), Math.max(...sides)]
  return Math.abs(short - inches[0]) <= tolerance && Math.abs(long - inches[1]) <= tolerance
}
