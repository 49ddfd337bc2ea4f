import type { InventoryPolicy, ProductKind } from '#platform/addresses/kinds.ts'
import { type Currency, largestPrice } from '#platform/money/currency.ts'
import { type Cents, formatMoney } from '#platform/money/money.ts'
import { someOf } from '#platform/some-of.ts'
import { mostPictures } from '#shop/catalogue/product-pictures/picture-list.ts'
import { maxQuantity } from '#shop/catalogue/products/form-checks.ts'
import {
  longestLabel,
  maxDescription,
  sidesLabel,
  sizeInWords,
} from '#shop/catalogue/products/product.ts'
import { measuredLabel, measuresIn } from '#shop/catalogue/sizes/measures.ts'
import { type MeasuredSize, mostSizes, type OwnSize } from '#shop/catalogue/sizes/own-sizes.ts'
import { importsCopy } from './copy.ts'
import type { ImportedProduct, ImportedVariant } from './imported-product.ts'
import { cutText } from './sources/source-values.ts'

export type PlannedPiece = {
  name: string
  description: string | null
  pictures: string[]
  inventoryPolicy: InventoryPolicy
  /** Units of a piece that is counted without sizes. */
  quantity?: number
  /** For a piece counted by size; a print's sizes are its measures. */
  sizes?: OwnSize[]
  alsoIn?: string
} /** Without sizes it has one price. */ & (
  | { kind: 'prints'; sizes: MeasuredSize[]; price: Cents }
  | { kind: 'clothing'; descName: string; price: Cents; size: string | null }
  | { kind: 'merch'; descName: string; price: Cents }
)

export type Fit = { piece: PlannedPiece; remarks: string[] } | { problem: string }

const clothingWords =
  /\b(?:t-?shirts?|tees?|shirts?|hoodies?|sweat(?:er|shirt)s?|jumpers?|dress(?:es)?|skirts?|jackets?|vests?|tank tops?|apparel|clothing|clothes|socks?|scar(?:f|ves)|beanies?|hats?)\b/i
const printWords =
  /\b(?:prints?|posters?|gicl[ée]es?|lino(?:cuts?)?|risographs?|etchings?|lithographs?|wall art)\b/i

/** A product that looks like a print but states no size is merch. */
export function likelyKind(product: ImportedProduct): ProductKind {
  const words = [product.title, product.type, ...product.tags].join(' · ')
  const isMeasured = product.variants.some(({ label }) => measuresIn(label) !== null)
  const isPrint = printWords.test(words) && isMeasured
  if (isPrint && !clothingWords.test(product.type || product.title)) return 'prints'
  return clothingWords.test(words) ? 'clothing' : 'merch'
}

const longestName = 200

export function fitPiece(product: ImportedProduct, kind: ProductKind, currency: Currency): Fit {
  const priced = product.variants.filter(hasPrice)
  if (priced.length === 0) return { problem: importsCopy.noPrice }
  const possible = priced.filter(({ price }) => price <= largestPrice(currency))
  if (possible.length === 0) return { problem: importsCopy.priceTooLarge }
  const remarks = [...product.remarks]
  const name = cutText(product.title, longestName)
  if (name !== product.title) remarks.push(importsCopy.nameCut(longestName))
  const description = product.text === '' ? null : cutText(product.text, maxDescription)
  if (description !== null && description !== product.text) {
    remarks.push(importsCopy.textCut(product.text.length.toLocaleString('en'), maxDescription))
  }
  const pictures = product.pictures.slice(0, mostPictures)
  const morePictures = product.pictures.length - pictures.length
  if (morePictures > 0) {
    remarks.push(importsCopy.picturesLeft(mostPictures, morePictures))
  }
  if (pictures.length === 0) remarks.push(importsCopy.noPicture)
  const { alsoIn } = product
  const common = { name, description, pictures, ...(alsoIn && { alsoIn }) }
  if (kind === 'prints') return fitPrint(common, possible, product.stock, remarks)
  const descName = cutText(product.type, longestName) || (kind === 'merch' ? 'Merch' : 'Clothing')
  return kind === 'clothing'
    ? fitClothing({ ...common, descName }, possible, remarks)
    : fitMerch({ ...common, descName }, possible, product.stock, remarks)
}

type Common = Pick<PlannedPiece, 'name' | 'description' | 'pictures' | 'alsoIn'>
type Priced = ImportedVariant & { price: Cents }

/** A price of zero counts as missing: the shop gives nothing away. */
function hasPrice(variant: ImportedVariant): variant is Priced {
  return variant.price !== null && variant.price > 0
}

function fitPrint(
  common: Common,
  variants: Priced[],
  counted: number | null,
  remarks: string[],
): Fit {
  const { sizes, left } = fitSizes(variants)
  const [first] = variants
  const isSingle = variants.length === 1
  if (!first || (sizes.length === 0 && !isSingle)) {
    return { problem: importsCopy.noSizes }
  }
  if (left.length > 0 && !isSingle) {
    remarks.push(importsCopy.sizesLeftOut(named(left)))
  }
  const policy = isSingle
    ? policyFor(counted, 'to_order', remarks)
    : { inventoryPolicy: 'to_order' as const }
  if (!isSingle && counted !== null) remarks.push(importsCopy.madeToOrder)
  return { piece: { kind: 'prints', ...common, ...policy, sizes, price: first.price }, remarks }
}

/** Keeps the orientation. */
function fitSizes(variants: readonly Priced[]) {
  const sizes: MeasuredSize[] = []
  /** Without readable measures, repeated, or beyond the limit. */
  const left: Priced[] = []
  for (const variant of variants) {
    const size = sizeOf(variant)
    const isThere = size && sizes.some((each) => sidesLabel(each) === sidesLabel(size))
    if (size && !isThere && sizes.length < mostSizes) sizes.push(size)
    else left.push(variant)
  }
  return { sizes, left }
}

function sizeOf({ label, price }: Priced): MeasuredSize | null {
  const measures = measuresIn(label)
  if (!measures) return null
  return { ...measures, label: measuredLabel(label, measures), price, variantId: null }
}

function fitClothing(
  common: Common & { descName: string },
  variants: Priced[],
  remarks: string[],
): Fit {
  const [chosen] = variants
  if (!chosen) return { problem: importsCopy.noPrice }
  const clothing = { kind: 'clothing' as const, ...common, price: chosen.price }
  if (variants.length > 1) {
    return { piece: { ...clothing, size: null, ...fitRail(variants, remarks) }, remarks }
  }
  const size = chosen.label === '' ? null : cutText(chosen.label, 60)
  const policy = policyFor(chosen.stock, 'one_of_a_kind', remarks)
  return { piece: { ...clothing, ...policy, size }, remarks }
}

/** Each variant is a size with its price and its stock. */
function fitRail(
  variants: readonly Priced[],
  remarks: string[],
): { inventoryPolicy: 'counted'; sizes: OwnSize[] } {
  const byLabel = Map.groupBy(variants, ({ label }) => sizeLabel(label).toLowerCase())
  const once = [...byLabel.values()].flatMap(([first]) => first ?? [])
  const kept = once.slice(0, mostSizes)
  const left = variants.filter((each) => !kept.includes(each))
  if (left.length > 0) remarks.push(importsCopy.railLeft(mostSizes, named(left)))
  if (kept.some(({ stock }) => stock === null)) remarks.push(importsCopy.sizesNotCounted)
  if (kept.some(({ stock }) => (stock ?? 0) > maxQuantity)) {
    remarks.push(importsCopy.stockCut(maxQuantity))
  }
  const sizes = kept.map(({ label, price, stock }): OwnSize => {
    const quantity = Math.min(stock ?? 1, maxQuantity)
    const measures = { width: null, height: null, unit: null }
    return { label: sizeLabel(label), price, quantity, variantId: null, ...measures }
  })
  return { inventoryPolicy: 'counted', sizes }
}

const sizeLabel = (label: string) => cutText(label, longestLabel) || importsCopy.nameless

function fitMerch(
  common: Common & { descName: string },
  variants: Priced[],
  counted: number | null,
  remarks: string[],
): Fit {
  const price = variants[0]?.price ?? 0
  const merch = { kind: 'merch' as const, ...common, price }
  if (variants.length > 1) return { piece: { ...merch, ...fitRail(variants, remarks) }, remarks }
  return { piece: { ...merch, ...policyFor(counted, 'counted', remarks) }, remarks }
}

/** Without a count the kind's default applies. */
function policyFor(
  counted: number | null,
  usual: InventoryPolicy,
  remarks: string[],
): Pick<PlannedPiece, 'inventoryPolicy' | 'quantity'> {
  if (counted === 1) return { inventoryPolicy: 'one_of_a_kind' }
  if (counted === null && usual !== 'counted') return { inventoryPolicy: usual }
  if (counted === null) remarks.push(importsCopy.notCounted)
  const quantity = Math.min(counted ?? 1, maxQuantity)
  if (counted !== null && quantity < counted) remarks.push(importsCopy.stockCut(maxQuantity))
  return { inventoryPolicy: 'counted', quantity }
}

const mostNamed = 8

function named(variants: readonly ImportedVariant[]): string {
  const labels = variants.map(({ label }) => cutText(label, 60) || importsCopy.nameless)
  return someOf(labels, mostNamed)
}

export function pieceWords(piece: PlannedPiece, currency: Currency): string {
  const prices = (piece.sizes ?? []).map(
    ({ label, price }) => `${sizeInWords(label)} ${formatMoney(price, currency)}`,
  )
  const size = piece.kind === 'clothing' && piece.size ? [importsCopy.size(piece.size)] : []
  const words = prices.length > 0 ? prices : [formatMoney(piece.price, currency), ...size]
  return [...words, ...policyWords(piece)].join(', ')
}

function policyWords({ kind, inventoryPolicy, quantity = 0, sizes = [] }: PlannedPiece): string[] {
  const bySize = sizes.reduce((sum, size) => sum + (size.quantity ?? 0), 0)
  if (inventoryPolicy === 'counted') return [importsCopy.inStock(quantity + bySize)]
  // Doesn't mention the kind's default.
  return inventoryPolicy === 'one_of_a_kind' && kind !== 'clothing' ? [importsCopy.kind] : []
}
