import type { Cents } from '#platform/money/money.ts'
import { textPrice } from '#shop/catalogue/personalisation/personalisation.ts'
import { lowestPrice, type PieceSize, type Product } from '#shop/catalogue/products/product.ts'
import { stockCopy } from '#shop/catalogue/stock/copy.ts'
import { mostAtOnce } from '#shop/catalogue/stock/quantity-limits.ts'
import { shopCopy } from '#web/ui/copy.ts'

/* Specification §4 and §5. */

export function chosenSize(sizes: readonly PieceSize[], asked: string | null): PieceSize | null {
  return sizes.find((size) => size.label === asked || sizes.length === 1) ?? null
}

export function mostOfSize(product: Product, size: PieceSize | null): number {
  return mostAtOnce(product, unitsLeft(product, size))
}

export function unitsLeft({ availability }: Product, size: PieceSize | null): number {
  return Math.min(availability.left, size?.availability?.left ?? Infinity)
}

/** The reason why a buyer can't take more. */
export function limitInWords(product: Product, size: PieceSize | null): string {
  const most = mostOfSize(product, size)
  if (unitsLeft(product, size) <= most) return shopCopy.onlySoMany(most)
  if (product.oneEach) return stockCopy.onePerBuyer(product.name)
  return shopCopy.mostAtOnce(most)
}

export function fittingQuantity(wanted: number, most: number): number {
  if (!Number.isFinite(wanted)) return 1
  return Math.max(1, Math.min(Math.trunc(wanted), most))
}

export interface ShownPrice {
  price: Cents
  from: boolean
  /** The lowest price of the 30 days before the reduction. */
  was: Cents | null
}

/** `text`: the buyer's own words. */
export function shownPrice(product: Product, size: PieceSize | null, text = ''): ShownPrice {
  const { price, from, was } = basePrice(product, size)
  const extra = textPrice(product, text)
  return { price: price + extra, from, was: was === null ? null : was + extra }
}

function basePrice(product: Product, size: PieceSize | null): ShownPrice {
  return size ? { price: size.price, from: false, was: size.was ?? null } : lowestPrice(product)
}
