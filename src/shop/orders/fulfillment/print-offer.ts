import {
  type PrintShape,
  sidesLabel,
  sizeNamed,
  sizesByShape,
} from '#shop/catalogue/products/product.ts'
import { type Measures, measuredLabel, measuresIn } from '#shop/catalogue/sizes/measures.ts'
import { mostSizes } from '#shop/catalogue/sizes/own-sizes.ts'
import { fulfillmentCopy } from './copy.ts'
import type { ProviderProduct, ProviderVariant } from './products/provider-products.ts'

export interface OfferedSize extends Measures {
  /** Unique within the product: 'small' for a specification size, else its label. */
  size: string
  label: string
  variant: ProviderVariant
}

export interface PrintOffer {
  name: string
  /** Null: the print has its own sizes. */
  shape: PrintShape | null
  /** Specification sizes in their order, smallest first. */
  sizes: OfferedSize[]
  without: { label: string; why: string }[]
}

/** `shape`: the existing print's shape; absent: derived from the sizes. */
export function toPrintOffer(product: ProviderProduct, shape?: PrintShape | null): PrintOffer {
  const chosen = shape === undefined ? usualShape(product.variants) : shape
  const sizes: OfferedSize[] = []
  const without: PrintOffer['without'] = []
  for (const variant of product.variants) {
    const measures = uprightIn(variant.label)
    const label = measures && measuredLabel(variant.label, measures)
    const isTaken = sizes.some((each) => each.label === label)
    const why = reason(variant, { isMeasured: measures !== null, isTaken, count: sizes.length })
    if (why !== null || !measures || !label) without.push({ label: variant.label, why: why ?? '' })
    else sizes.push({ size: sizeNamed(chosen, label) ?? label, label, ...measures, variant })
  }
  return { name: plainName(product.name), shape: chosen, sizes: inOrder(sizes, chosen), without }
}

function usualShape(variants: readonly ProviderVariant[]): PrintShape | null {
  const labels = variants.flatMap(({ label }) => {
    const measures = uprightIn(label)
    return measures ? [sidesLabel(measures)] : []
  })
  const shapes = ['square', 'portrait'] as const
  return shapes.find((shape) => labels.every((label) => sizeNamed(shape, label) !== null)) ?? null
}

function inOrder(sizes: readonly OfferedSize[], shape: PrintShape | null): OfferedSize[] {
  const usual: readonly string[] = shape === null ? [] : sizesByShape[shape]
  const place = ({ size }: OfferedSize) =>
    usual.includes(size) ? usual.indexOf(size) : usual.length
  return sizes.toSorted((one, other) => place(one) - place(other))
}

/** '12″×18″', '18 x 12 in', 'White / 30×40 cm' -> upright measures; null without any. */
function uprightIn(label: string): Measures | null {
  const measures = measuresIn(label.split(' / ').at(-1) ?? '')
  if (!measures) return null
  const { width, height, unit } = measures
  return { width: Math.min(width, height), height: Math.max(width, height), unit }
}

interface Status {
  isMeasured: boolean
  isTaken: boolean
  count: number
}

function reason({ availability }: ProviderVariant, { isMeasured, isTaken, count }: Status) {
  if (availability === 'gone') return fulfillmentCopy.notMadeAnyMore
  if (!isMeasured) return fulfillmentCopy.noMeasures
  if (isTaken) return fulfillmentCopy.sizeTaken
  return count < mostSizes ? null : fulfillmentCopy.mostSizes(mostSizes)
}

/** 'Moon moths (in)' -> 'Moon moths': Printful adds the unit to a poster's name. */
export function plainName(name: string): string {
  const plain = name.replace(/\s*\((?:in|cm|inches)\)\s*$/i, '').trim()
  return (plain || 'Untitled').slice(0, 200)
}
