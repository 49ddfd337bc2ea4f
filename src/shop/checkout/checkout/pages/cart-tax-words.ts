import type { CartTax } from '#shop/checkout/cart/cart.ts'
import { rateText } from '#shop/store/tax/tax.ts'
import { checkoutPageCopy } from './copy.ts'

/** Null says nothing. `name`: 'VAT'. */
export function cartTaxWords(tax: CartTax | null, name: string): string | null {
  if (tax === null || tax.note !== null) return tax?.note ?? null
  const rates = tax.parts.flatMap(({ rate, tax: cents }) =>
    rate === null || cents === 0 ? [] : [rateText(rate)],
  )
  if (!tax.included || rates.length === 0) return null
  return checkoutPageCopy.taxIncluded(rates.join(' and '), name)
}
