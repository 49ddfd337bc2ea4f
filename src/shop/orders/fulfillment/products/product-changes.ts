import type { z } from 'zod'
import type { PrintShape } from '#shop/catalogue/products/product.ts'
import { type OfferedSize, toPrintOffer } from '#shop/orders/fulfillment/print-offer.ts'
import type { changeSchema } from './product-list.schema.ts'
import type { ProviderMoney, ProviderProduct, ProviderVariant } from './provider-products.ts'

/* A change waits for the owner; only sizes that can't be made leave the sale by themselves. */

export interface TakenSize
  extends Pick<ProviderVariant, 'ref' | 'price' | 'cost' | 'availability'> {
  label: string
  isOnSale: boolean
  /** The owner left out a size that could be made: it isn't offered again. */
  isLeft: boolean
  lastPrice: number | null
}

export interface TakenProduct {
  name: string
  picture: string | null
  /** Null: the print has its own sizes. */
  shape: PrintShape | null
  sizes: Partial<Record<string, TakenSize>>
}

export interface Made {
  printId: number
  taken: TakenProduct
  /** Null: the printer's product was deleted. */
  seen: ProviderProduct | null
}

export type ProductChange = z.output<typeof changeSchema>

export function toTakenProduct(product: ProviderProduct, shape: PrintShape | null): TakenProduct {
  const { name, sizes } = toPrintOffer(product, shape)
  return {
    name,
    shape,
    picture: product.pictures[0]?.key ?? null,
    sizes: Object.fromEntries(sizes.map((offered) => [offered.size, takenSize(offered, true)])),
  }
}

export function takenSize({ label, variant }: OfferedSize, isOnSale: boolean): TakenSize {
  const { ref, price, cost, availability } = variant
  const isLeft = !isOnSale
  return { ref, label, price, cost, availability, isOnSale, isLeft, lastPrice: null }
}

/** `product` null: it was deleted. */
export function goneSizes(taken: TakenProduct, product: ProviderProduct | null): string[] {
  const offered = product ? toPrintOffer(product, taken.shape).sizes : []
  return entries(taken).flatMap(([size, { ref, isOnSale }]) =>
    isOnSale && !offered.some(({ variant }) => variant.ref === ref) ? [size] : [],
  )
}

export function findChanges({ taken, seen: product }: Made): ProductChange[] {
  const { name, sizes } = product
    ? toPrintOffer(product, taken.shape)
    : { name: taken.name, sizes: [] }
  const changes: ProductChange[] = []
  if (name !== taken.name) changes.push({ key: 'name', what: 'name', was: taken.name, now: name })
  const picture = product?.pictures[0]?.key ?? null
  if (picture !== null && picture !== taken.picture) {
    changes.push({ key: 'picture', what: 'picture' })
  }
  for (const offered of sizes) changes.push(...sizeChanges(taken.sizes[offered.size], offered))
  for (const [size, { label, availability, isLeft }] of entries(taken)) {
    if (availability === 'gone' || isLeft || sizes.some((offered) => offered.size === size))
      continue
    changes.push({ key: `size:${size}`, what: 'size-gone', size, label })
  }
  return changes
}

function sizeChanges(
  was: TakenSize | undefined,
  { size, label, variant }: OfferedSize,
): ProductChange[] {
  const { price, cost, availability } = variant
  const about = { size, label }
  if (!was) return [{ key: `size:${size}`, what: 'size-new', price, lastPrice: null, ...about }]
  const changes: ProductChange[] = []
  const { isOnSale, lastPrice } = was
  const wasLeft = was.isLeft && was.ref === variant.ref
  if (availability === 'available' && !isOnSale && !wasLeft) {
    changes.push({ key: `size:${size}`, what: 'size-back', price, lastPrice, ...about })
  }
  if (availability === 'out_of_stock' && isOnSale && was.availability === 'available') {
    changes.push({ key: `size:${size}`, what: 'size-out', ...about })
  }
  if (!isSame(was.price, price)) {
    changes.push({ key: `price:${size}`, what: 'price', was: was.price, now: price, ...about })
  }
  // An unreadable cost is not a new cost.
  if (cost !== null && !isSame(was.cost, cost)) {
    changes.push({ key: `cost:${size}`, what: 'cost', was: was.cost, now: cost, ...about })
  }
  return changes
}

function isSame(one: ProviderMoney | null, other: ProviderMoney | null): boolean {
  return one?.amount === other?.amount && one?.currency === other?.currency
}

function entries({ sizes }: TakenProduct): [string, TakenSize][] {
  return Object.entries(sizes) as [string, TakenSize][]
}
