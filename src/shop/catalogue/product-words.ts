import { formatMoney } from '#kernel/money.ts'
import type { Product } from './product.ts'

/* A piece in words for those who see nothing but words: search engines, feeds, link previews. */

/** 'Moth, enamel pin': the name with what it is. */
export function fullName({ name, descName }: Pick<Product, 'name' | 'descName'>): string {
  return `${name}, ${descName ?? 'art print'}`
}

/** The studio's own words on one line, or plain ones. */
export function descriptionOf(product: Product): string {
  return product.description?.replace(/\s+/g, ' ').trim() || plainDescription(product)
}

/** What can be said of every piece. */
export function plainDescription(product: Product): string {
  const { sizes } = product
  const least = sizes.length > 0 ? Math.min(...sizes.map(({ price }) => price)) : product.price
  const price = `${sizes.length > 1 ? 'From ' : ''}${formatMoney(least)}`
  return `${fullName(product)}, made by hand in a one-person studio. ${price}.`
}
