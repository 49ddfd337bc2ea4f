import type { Cents } from '#platform/money/money.ts'
import { hasSeveralPrices, type PieceSize, type Product } from '#shop/catalogue/products/product.ts'
import { mostMerch, mostPrints } from '#shop/checkout/cart/cart.ts'

/*
 * What a purchase panel may offer (specification §4 and §5): which size is chosen, how many can be
 * taken at once, and which price is shown.
 */

/** The size that an address asks for ('?size=10x10'), or the only one; null when it names none of these. */
export function chosenSize(sizes: readonly PieceSize[], asked: string | null): PieceSize | null {
  return sizes.find((size) => size.label === asked || sizes.length === 1) ?? null
}

/** How many of a piece can be put into the cart at once; 0 when there is nothing to buy. */
export function mostAtOnce(product: Product): number {
  if (product.oneEach) return Math.min(product.availability.left, 1)
  const { left } = product.availability
  return Math.min(left, product.kind === 'prints' ? mostPrints : mostMerch)
}

/** A quantity as the shop takes it: a whole number from 1 to `most`. */
export function fittingQuantity(wanted: number, most: number): number {
  if (!Number.isFinite(wanted)) return 1
  return Math.max(1, Math.min(Math.trunc(wanted), most))
}

export interface ShownPrice {
  price: Cents
  /** True while its size is open: the price is then the least it can cost. */
  from: boolean
  /** What is struck: the lowest price of the 30 days before it was reduced; null: it isn't. */
  was: Cents | null
}

/** The price over the panel: exact as soon as it is known, the lowest size's before. */
export function shownPrice(product: Product, size: PieceSize | null): ShownPrice {
  if (size) return { price: size.price, from: false, was: size.was ?? null }
  const [least] = product.sizes.toSorted((a, b) => a.price - b.price)
  if (!least) return { price: product.price, from: false, was: product.was }
  return { price: least.price, from: hasSeveralPrices(product), was: least.was ?? null }
}
