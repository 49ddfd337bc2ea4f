import {
  type PrintShape,
  type SizeLabel,
  type SizeName,
  sizeLabel,
  sizesOf,
} from '#shop/catalogue/product.ts'
import type { ProviderProduct, ProviderVariant } from './provider-products.ts'

/*
 * What a product at the provider would be as a print of this shop: which of its variants is which
 * size. Prints have fixed sizes; what has no place is named, with the reason.
 */

/** A variant that has a place. */
export interface OfferedSize {
  size: SizeName
  label: SizeLabel
  variant: ProviderVariant
}

export interface PrintOffer {
  name: string
  /** Null: nothing of it has a place in a print. */
  shape: PrintShape | null
  /** Those that can be made, smallest first. */
  sizes: OfferedSize[]
  /** Variants that have no place, and why. */
  without: { label: string; why: string }[]
}

/** `shape`: that of the print that was made of it; without it, the one into which most sizes fit. */
export function offerOf(product: ProviderProduct, shape?: PrintShape): PrintOffer {
  const fits = (each: PrintShape) =>
    product.variants.filter(({ label }) => sizeIn(each, label) !== null).length
  const best = fits('portrait') > fits('square') ? 'portrait' : 'square'
  const chosen = shape ?? best
  const sizes = new Map<SizeName, OfferedSize>()
  const without: PrintOffer['without'] = []
  for (const variant of product.variants) {
    const size = sizeIn(chosen, variant.label)
    const label = size && sizeLabel(chosen, size)
    const why = reason(variant, size !== null, size !== null && sizes.has(size))
    if (why || !size || !label) without.push({ label: variant.label, why: why ?? noPlace })
    else sizes.set(size, { size, label, variant })
  }
  const inOrder = sizesOf[chosen].flatMap((size) => sizes.get(size) ?? [])
  return {
    name: plainName(product.name),
    shape: inOrder.length > 0 ? chosen : null,
    sizes: inOrder,
    without,
  }
}

const noPlace = 'This size has no place in a print yet.'

function reason({ availability }: ProviderVariant, hasPlace: boolean, isTaken: boolean) {
  if (availability === 'gone') return 'It can’t be made any more, or isn’t linked to an article.'
  if (!hasPlace) return noPlace
  return isTaken ? 'A print has this size once, and another colour of it has the place.' : null
}

/** '12″×18″', '18 x 12 in' or 'White / 12″×18″' -> '12x18'; null for what is no size in inches. */
export function inchesOf(label: string): string | null {
  const size = label.split(' / ').at(-1) ?? ''
  const plain = size
    .toLowerCase()
    .replace(/[×✕]/g, 'x')
    .replace(/\(?\bin(?:ch(?:es)?)?\b\)?/g, '')
  const [, a, b] =
    /^(\d{1,3}(?:\.\d+)?)x(\d{1,3}(?:\.\d+)?)$/.exec(plain.replace(/[″"”'′\s]/g, '')) ?? []
  if (a === undefined || b === undefined) return null
  const [width, height] = [Number(a), Number(b)].sort((one, other) => one - other)
  return `${width}x${height}`
}

function sizeIn(shape: PrintShape, label: string): SizeName | null {
  const inches = inchesOf(label)
  return sizesOf[shape].find((size) => sizeLabel(shape, size) === inches) ?? null
}

/** 'Moon moths (in)' -> 'Moon moths': the unit that Printful writes behind a poster's name. */
function plainName(name: string): string {
  const plain = name.replace(/\s*\((?:in|cm|inches)\)\s*$/i, '').trim()
  return (plain || 'Untitled').slice(0, 200)
}
