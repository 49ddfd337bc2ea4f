/*
 * What becomes of another shop's product here: today's pieces have fixed kinds, sizes and lengths.
 * What has no place is said in a remark. Pure.
 */

import { largestPrice } from '#kernel/currency.ts'
import type { ProductKind } from '#kernel/kinds.ts'
import { type Cents, formatMoney, shopCurrency } from '#kernel/money.ts'
import { maxQuantity } from '#shop/catalogue/form-checks.ts'
import { maxDescription, type PrintShape, type SizeName } from '#shop/catalogue/product.ts'
import type { ImportedProduct, ImportedVariant } from './imported-product.ts'
import { fitSizes, hasFittingSize } from './print-sizes.ts'
import { cutText } from './source-values.ts'

/** A piece that a product becomes, as a draft; prices in cents. */
export type PlannedPiece = {
  name: string
  description: string | null
  /** Addresses in the other shop, at most three. */
  pictures: string[]
} & (
  | {
      kind: 'prints'
      dimensions: PrintShape
      sizes: { size: SizeName; label: string; price: Cents }[]
    }
  | { kind: 'clothing'; descName: string; price: Cents; size: string | null }
  | { kind: 'merch'; descName: string; price: Cents; stock: number }
)

/** What becomes of a product as a kind, or why it can't be one, in words for the owner. */
export type Fit = { piece: PlannedPiece; remarks: string[] } | { problem: string }

const clothingWords =
  /\b(?:t-?shirts?|tees?|shirts?|hoodies?|sweat(?:er|shirt)s?|jumpers?|dress(?:es)?|skirts?|jackets?|vests?|tank tops?|apparel|clothing|clothes|socks?|scar(?:f|ves)|beanies?|hats?)\b/i
const printWords =
  /\b(?:prints?|posters?|gicl[ée]es?|lino(?:cuts?)?|risographs?|etchings?|lithographs?|wall art)\b/i

/** The kind that a product most likely is. What looks like a print but has no size of ours is merch. */
export function likelyKind(product: ImportedProduct): ProductKind {
  const words = [product.title, product.type, ...product.tags].join(' · ')
  const isPrint = printWords.test(words) && hasFittingSize(product.variants)
  if (isPrint && !clothingWords.test(product.type || product.title)) return 'prints'
  return clothingWords.test(words) ? 'clothing' : 'merch'
}

const longestName = 200
const mostPictures = 3

/** Fits a product into a kind. */
export function fitPiece(product: ImportedProduct, kind: ProductKind): Fit {
  const priced = product.variants.filter(hasPrice)
  if (priced.length === 0) return { problem: 'It has no price.' }
  const possible = priced.filter(({ price }) => price <= largestPrice(shopCurrency()))
  if (possible.length === 0) return { problem: 'Its price is larger than a price can be here.' }
  const remarks = [...product.remarks]
  const name = cutText(product.title, longestName)
  if (name !== product.title) remarks.push(`Its name is cut to ${longestName} characters.`)
  const description = product.text === '' ? null : cutText(product.text, maxDescription)
  if (description !== null && description !== product.text) {
    remarks.push(
      `Its text has ${product.text.length.toLocaleString('en')} characters and is cut to ${maxDescription}.`,
    )
  }
  const pictures = product.pictures.slice(0, mostPictures)
  const morePictures = product.pictures.length - pictures.length
  if (morePictures > 0) {
    remarks.push(`A piece has three pictures here; ${morePictures} more stay behind.`)
  }
  if (pictures.length === 0) remarks.push('There is no picture of it in there.')
  const common = { name, description, pictures }
  if (kind === 'prints') return fitPrint(common, possible, remarks)
  const descName = cutText(product.type, longestName) || (kind === 'merch' ? 'Merch' : 'Clothing')
  return kind === 'clothing'
    ? fitClothing({ ...common, descName }, possible, remarks)
    : fitMerch({ ...common, descName }, possible, product.stock, remarks)
}

type Common = Pick<PlannedPiece, 'name' | 'description' | 'pictures'>
type Priced = ImportedVariant & { price: Cents }

/** A price of zero is none: nothing is given away here. */
function hasPrice(variant: ImportedVariant): variant is Priced {
  return variant.price !== null && variant.price > 0
}

function fitPrint(common: Common, variants: Priced[], remarks: string[]): Fit {
  const fitted = fitSizes(variants)
  if (!fitted) {
    return {
      problem:
        'It has none of the sizes of a print here: 10x10, 14x14 and 18x18, or 12x18 and 24x36.',
    }
  }
  const { dimensions, sizes, left } = fitted
  if (left.length > 0) {
    remarks.push(
      `Left out: ${named(left)}. A print here has 10x10, 14x14 and 18x18, or 12x18 and 24x36.`,
    )
  }
  if (common.pictures.length === 1) remarks.push('One picture stands for both that a print has.')
  return { piece: { kind: 'prints', ...common, dimensions, sizes }, remarks }
}

function fitClothing(
  common: Common & { descName: string },
  variants: Priced[],
  remarks: string[],
): Fit {
  const chosen = variants.find(({ stock }) => stock !== 0) ?? variants[0]
  if (!chosen) return { problem: 'It has no price.' }
  const left = variants.filter((each) => each !== chosen)
  if (left.length > 0) {
    remarks.push(
      `Clothing is one of a kind here: ${named([chosen])} comes, ${named(left)} stay behind.`,
    )
  } else if (chosen.stock !== null && chosen.stock !== 1) {
    remarks.push('Clothing is one of a kind here: it comes once.')
  }
  if (common.pictures.length === 1) remarks.push('One picture stands for both that clothing has.')
  const size = chosen.label === '' ? null : cutText(chosen.label, 60)
  return { piece: { kind: 'clothing', ...common, price: chosen.price, size }, remarks }
}

function fitMerch(
  common: Common & { descName: string },
  variants: Priced[],
  counted: number | null,
  remarks: string[],
): Fit {
  const price = Math.min(...variants.map((each) => each.price))
  if (variants.length > 1) {
    const prices = new Set(variants.map((each) => each.price))
    const words = prices.size > 1 ? `; it comes with the lowest price, ${formatMoney(price)}` : ''
    remarks.push(`Merch comes in one kind here: ${named(variants)} become one${words}.`)
  }
  if (counted === null) remarks.push('It wasn’t counted there: it comes with 1.')
  const stock = Math.min(counted ?? 1, maxQuantity)
  if (counted !== null && stock < counted) remarks.push(`Its stock is cut to ${maxQuantity}.`)
  return { piece: { kind: 'merch', ...common, price, stock }, remarks }
}

const mostNamed = 8

function named(variants: readonly ImportedVariant[]): string {
  const labels = variants.map(({ label }) => cutText(label, 60) || 'the one without a name')
  const more = labels.length - mostNamed
  return more > 0 ? `${labels.slice(0, mostNamed).join(', ')} and ${more} more` : labels.join(', ')
}

/** What a piece will be, in a few words: sizes and prices, or price and stock. */
export function pieceWords(piece: PlannedPiece): string {
  if (piece.kind === 'prints') {
    return piece.sizes.map(({ label, price }) => `${label} ${formatMoney(price)}`).join(', ')
  }
  if (piece.kind === 'merch') return `${formatMoney(piece.price)}, ${piece.stock} in stock`
  return piece.size ? `${formatMoney(piece.price)}, size ${piece.size}` : formatMoney(piece.price)
}
