import type { Currency } from '#kernel/currency.ts'
import { formatMoney } from '#kernel/money.ts'
import { hasSeveralPrices, type Product } from './product.ts'

/* A piece in words for those who see nothing but words: search engines, feeds, link previews. */

/** 'Moth, enamel pin': the name with what it is. */
export function fullName({ name, descName }: Pick<Product, 'name' | 'descName'>): string {
  return `${name}, ${descName ?? 'art print'}`
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
