import type { Currency } from '#platform/money/currency.ts'
import { decimalText, parseMoney } from '#platform/money/money.ts'
import {
  areUsualSizes,
  type PieceSize,
  type Product,
  type SizeUnit,
  sidesLabel,
  sizeInWords,
} from '#shop/catalogue/products/product.ts'
import { papers } from '#shop/catalogue/sizes/measures.ts'
import type { SizeSet } from '#shop/catalogue/sizes/size-sets.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'
import { priceText } from '#web/form/price-text.ts'
import { sizeSetCopy } from './copy.ts'

export interface SizeDraft {
  label: string
  width: string
  height: string
  unit: SizeUnit
  price: string
  variantId: string
  quantity: string
  /** The quantity when the form was loaded: units sold since then stay sold. */
  quantityRead?: number
}

type Sized = Pick<Product, 'dimensions' | 'sizes'>

export function isOwn({ dimensions, sizes }: Sized): boolean {
  return sizes.length > 0 && !areUsualSizes(dimensions, sizes)
}

export function toSizeDrafts(sized: Sized, currency: Currency): SizeDraft[] {
  if (!isOwn(sized)) return []
  return sized.sizes.map((size) => ({
    ...toSizeDraft(size, currency),
    ...countsOf(size),
    variantId: size.variantId ?? '',
  }))
}

/** `onHand` comes with counted pieces only. */
interface SavedSize {
  label: string
  onHand?: number
}

const countsOf = ({ onHand }: Partial<SavedSize>) =>
  onHand === undefined ? {} : { quantity: String(onHand), quantityRead: onHand }

/** A size has its own price where it differs from the first size's, which is the piece's. */
export function namedDrafts(
  sizes: readonly (SavedSize & { price: number })[],
  currency: Currency,
): SizeDraft[] {
  return sizes.map((size) => ({
    ...namedRow(size.label),
    ...countsOf(size),
    ...(size.price !== sizes[0]?.price && {
      price: decimalText(parseMoney(size.price, currency) ?? 0, currency),
    }),
  }))
}

export const namedRow = (label: string): SizeDraft => ({
  label,
  width: '',
  height: '',
  unit: 'cm',
  price: '',
  variantId: '',
  quantity: '',
})

export function namedBody({ label, price, quantity, quantityRead }: SizeDraft) {
  const count = quantity.trim() === '' ? null : quantity
  return { label, price: price && priceText(price), quantity: count, quantityRead }
}

function toSizeDraft(size: Omit<PieceSize, 'size' | 'variantId'>, currency: Currency): SizeDraft {
  const { label, width, height, unit, price } = size
  const isMeasure =
    width !== null &&
    height !== null &&
    unit !== null &&
    sidesLabel({ width, height, unit }) === label
  return {
    label: isMeasure ? '' : label,
    width: String(width ?? ''),
    height: String(height ?? ''),
    unit: unit ?? 'cm',
    price: decimalText(price, currency),
    variantId: '',
    quantity: '',
  }
}

export const isTyped = ({ width, height, price, label }: SizeDraft): boolean =>
  [width, height, price, label].some((text) => text.trim() !== '')

export function sizeBody(size: SizeDraft): SizeDraft {
  return { ...size, price: priceText(size.price) }
}

export function sizeDraftWords({ label, width, height, unit, price }: SizeDraft): string {
  return `${label || `${width} × ${height} ${unit}`}, ${price}`
}

interface OfferedSize {
  label: string
  width: number
  height: number
  unit: SizeUnit
}

const sized =
  (unit: SizeUnit) =>
  (width: number, height: number): OfferedSize => ({ label: '', width, height, unit })
const inches = sized('in')
const centimetres = sized('cm')

export function draftsOfSet({ sizes }: Pick<SizeSet, 'sizes'>, currency: Currency): SizeDraft[] {
  return sizes.map((size) => toSizeDraft(size, currency))
}

export const offeredSizes: Record<string, OfferedSize> = Object.fromEntries(
  [
    ...Object.entries(papers).map(
      ([label, [width, height]]): OfferedSize => ({
        label,
        width: width / 10,
        height: height / 10,
        unit: 'cm',
      }),
    ),
    centimetres(30, 40),
    centimetres(50, 70),
    inches(5, 7),
    inches(8, 10),
    inches(11, 14),
    inches(12, 12),
    inches(12, 16),
    inches(16, 20),
    inches(18, 24),
    inches(24, 36),
  ].map((size) => [size.label || sizeInWords(sidesLabel(size)), size]),
)

/** A size fits if its sides differ from the picture's by no more than this part. */
const near = 0.04

export function offersFor(picture: Pick<Picture, 'width' | 'height'> | null) {
  const all = Object.keys(offeredSizes)
  if (!picture) return [{ label: sizeSetCopy.offered, names: all }]
  const ratio = longer(picture)
  const fits = all.filter((name) => {
    const size = offeredSizes[name]
    return size && Math.abs(longer(size) / ratio - 1) <= near
  })
  return [
    { label: sizeSetCopy.fitting, names: fits },
    { label: sizeSetCopy.others, names: all.filter((name) => !fits.includes(name)) },
  ].filter(({ names }) => names.length > 0)
}

const longer = ({ width, height }: { width: number; height: number }) =>
  Math.max(width, height) / Math.min(width, height)

export function newSize(offered: OfferedSize | null, picture: Picture | null): SizeDraft {
  if (!offered) return namedRow('')
  const { label, width, height, unit } = offered
  const isBroad = picture !== null && picture.width > picture.height
  const [wide, tall] = isBroad ? [height, width] : [width, height]
  return { ...namedRow(label), width: String(wide), height: String(tall), unit }
}
