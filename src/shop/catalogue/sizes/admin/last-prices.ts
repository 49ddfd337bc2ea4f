import type { Currency } from '#platform/money/currency.ts'
import { decimalText } from '#platform/money/money.ts'
import type { FormValues } from '#shop/catalogue/products/admin/product-values.ts'
import type { Piece } from '#shop/catalogue/products/piece.ts'
import { areUsualSizes, type PrintShape } from '#shop/catalogue/products/product.ts'
import type { LastSizes } from './own-sizes.tsx'
import { isOwn, toSizeDrafts } from './size-draft.ts'

/** Most studios price all prints of a shape alike. */
export interface LastPrices {
  name: string
  /** Decimals, by the form's field names. */
  prices: Record<string, string>
}

export function readLastPrices(
  pieces: readonly Piece[],
  currency: Currency,
): Partial<Record<PrintShape, LastPrices>> {
  const found: Partial<Record<PrintShape, LastPrices & { at: number }>> = {}
  for (const { product } of pieces) {
    const { name, dimensions, sizes, createdAt: at } = product
    if (!areUsualSizes(dimensions, sizes)) continue
    if ((found[dimensions]?.at ?? -1) >= at) continue
    const prices = Object.fromEntries(
      sizes.map(({ size, price }) => [`${size}Price`, decimalText(price, currency)]),
    )
    found[dimensions] = { name, prices, at }
  }
  return found
}

export function samePrices(
  values: FormValues,
  last: LastPrices | undefined,
): Record<string, string> {
  const prices = last?.prices ?? {}
  return Object.keys(prices).some((name) => String(values[name] ?? '').trim()) ? {} : prices
}

/** `pieces` are newest first. Leaves out variant ids, which belong to one print. */
export function readLastSizes(pieces: readonly Piece[], currency: Currency): LastSizes | null {
  const product = pieces.map((piece) => piece.product).find(isOwn)
  if (!product) return null
  const sizes = toSizeDrafts(product, currency).map((size) => ({ ...size, variantId: '' }))
  return { name: product.name, sizes }
}
