import type { ImportedProduct, ImportedVariant } from './imported-product.ts'
import { toSlug, totalStock } from './sources/source-values.ts'

/** Labels of garments: 'S', 'XXL', '3XL', 'Small', 'EU 38', '10-12', 'One size', 'Kids 6'. */
const sizeWords =
  /^(?:(?:kids|youth|women|men|eu|uk|us)\W*)?(?:x{0,4}[sl]|\dx[sl]|m|(?:x-?|extra )?(?:small|large)|medium|one size|os|\d{1,3}(?:\s*[-–/]\s*\d{1,3})?)$/i

export const isSizeLabel = (label: string): boolean => sizeWords.test(label.trim())

const between = ' / '

interface Split {
  size: string
  colour: string
}

/** 'M / Navy', if every variant of the product has a size; null: the variants are one list. */
function splitLabels(variants: readonly ImportedVariant[]): Split[] | null {
  const parts = variants.map(({ label }) => label.split(between))
  const [first = []] = parts
  if (first.length < 2 || parts.some(({ length }) => length !== first.length)) return null
  const at = first.findIndex((_, index) => parts.every((part) => isSizeLabel(part[index] ?? '')))
  if (at < 0) return null
  return parts.map((part) => ({
    size: part[at] ?? '',
    colour: part.filter((_, index) => index !== at).join(between),
  }))
}

/** A second axis, such as the colour, becomes separate pieces, which refer to each other. */
export function splitColours(product: ImportedProduct): ImportedProduct[] {
  const splits = splitLabels(product.variants)
  if (!splits) return [product]
  const variants = product.variants.map((variant, at) => ({
    colour: splits[at]?.colour ?? '',
    variant: { ...variant, label: splits[at]?.size ?? variant.label },
  }))
  const colours = [...Map.groupBy(variants, ({ colour }) => colour)]
  return colours.map(([colour, of], at) => ({
    ...product,
    // The first piece keeps the key, so that it is recognised in an earlier file.
    key: at === 0 ? product.key : `${product.key}#${toSlug(colour)}`,
    title: colours.length > 1 ? `${product.title}, ${colour}` : product.title,
    ...(colours.length > 1 && { alsoIn: product.title }),
    variants: of.map(({ variant }) => variant),
    stock: totalStock(of.map(({ variant }) => variant)),
    paths: at === 0 ? product.paths : [],
  }))
}
