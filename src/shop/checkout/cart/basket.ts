import type { Currency } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'
import { addUp } from '#platform/spread.ts'
import {
  type CartDiscount,
  type DiscountedLine,
  type DiscountInCart,
  discountIn,
} from '#shop/checkout/discounts/discount.ts'
import { linePaid } from '#shop/orders/record/refunds/line-paid.ts'
import {
  type Goods,
  quoteShipping,
  type ShippingContext,
  type ShippingQuote,
  withFreeShipping,
} from '#shop/store/shipping/shipping.ts'
import { type SaleTax, taxOfSale } from '#shop/store/tax/sale-tax.ts'
import type { StoreTax, TaxClass } from '#shop/store/tax/tax.ts'

export interface BasketLine extends DiscountedLine, Goods {
  taxClass: TaxClass
  printed: boolean
}

export interface BasketTerms extends ShippingContext {
  tax: StoreTax
  currency: Currency
}

export interface Basket {
  subtotal: Cents
  discount: CartDiscount | null
  quote: ShippingQuote
  /** False where shipping would cost nothing without the code, too. */
  shipsFreeByCode: boolean
  /** Null while sending can't be priced. */
  tax: SaleTax | null
  onTop: Cents
  /** Null while sending can't be priced. */
  total: Cents | null
}

/** The cart and the checkout both use these sums, so that the shown sum is the paid sum. */
export function priceBasket(
  lines: readonly BasketLine[],
  terms: BasketTerms,
  destination: string | null,
  code: DiscountInCart | null,
): Basket {
  const subtotal = addUp(lines.map(({ unitPrice, quantity }) => unitPrice * quantity))
  const discount = code && discountIn(code, lines, terms.currency)
  // Free shipping goes by the sum before the discount.
  const asked = quoteShipping(terms, destination, lines, subtotal)
  const quote = discount?.freeShipping ? withFreeShipping(asked) : asked
  const shipsFreeByCode = quote.shipping === 0 && asked.shipping !== 0
  const sums = { subtotal, discount, quote, shipsFreeByCode }
  if (quote.shipping === null) return { ...sums, tax: null, onTop: 0, total: null }
  const goods = lines.map((line, at) => ({
    taxClass: line.taxClass,
    cost: linePaid({ ...line, discount: discount?.lines[at] ?? 0 }),
  }))
  const tax = taxOfSale(terms.tax, destination, goods, quote.shipping, terms.currency)
  const onTop = terms.tax.included ? 0 : tax.tax
  const total = subtotal - (discount?.amount ?? 0) + quote.shipping + onTop
  return { ...sums, tax, onTop, total }
}

/** The lines to pay for now: other buyers hold the rest, unless they hold all lines. */
export function payableLines<T extends { state: string }>(lines: readonly T[]): T[] {
  const there = lines.filter(({ state }) => state !== 'sold_out')
  const free = there.filter(({ state }) => state !== 'held')
  return free.length > 0 ? free : there
}
