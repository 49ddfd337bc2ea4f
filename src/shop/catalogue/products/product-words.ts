import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Currency } from '#platform/money/currency.ts'
import { formatMoney } from '#platform/money/money.ts'
import { hasSeveralPrices, type Product, sizeInWords } from './product.ts'

/* A piece in words for those who see nothing but words: search engines, feeds, link previews. */

/** 'Moth, enamel pin': the name with what it is. */
export function fullName({ name, descName }: Pick<Product, 'name' | 'descName'>): string {
  return `${name}, ${descName ?? 'art print'}`
}

/** A piece in the size in which it is sold. */
export interface SaleItemName {
  kind: ProductKind
  descName: string | null
  /** '10x10'; '' for a piece with one price. */
  size: string
  /** What the label of a garment with one price says; null: nothing. */
  garmentSize: string | null
}

/**
 * What stands beside a sale item's name wherever it is named: ['Giclée print', '10 × 10 in'],
 * ['Linen shirt', 'size M'].
 */
export function saleItemDetails(
  { kind, descName, size, garmentSize }: SaleItemName,
  inches = 'in',
): string[] {
  const label = size || garmentSize
  const sized = label && sizeInWords(label, inches)
  // 'M', but '60 × 80 cm' and 'One size' say by themselves that they are sizes.
  const isBare = sized === label && !/\bsize\b/i.test(label ?? '')
  const sizeWords = kind === 'clothing' && sized && isBare ? `size ${sized}` : sized
  return [descName, sizeWords].flatMap((words) => words || [])
}

/** The studio's own words on one line, or plain ones. */
export function descriptionOf(product: Product, currency: Currency): string {
  return product.description?.replace(/\s+/g, ' ').trim() || plainDescription(product, currency)
}

/** Name, kind and price: all that is known of a piece without a description. */
export function plainDescription(product: Product, currency: Currency): string {
  const least = Math.min(product.price, ...product.sizes.map(({ price }) => price))
  return `${fullName(product)}. ${hasSeveralPrices(product) ? 'From ' : ''}${formatMoney(least, currency)}.`
}
