import type { Cents } from '#platform/money/money.ts'
import type { OrderTax } from '#shop/orders/record/order.ts'
import { rateText } from '#shop/store/tax/tax.ts'
import { invoicesCopy } from './copy.ts'

/** Net sums by rate: Directive 2006/112, Art. 226(8). */
export function withoutTax({ taxParts, tax }: Pick<OrderTax, 'taxParts' | 'tax'>, total: Cents) {
  if (tax === 0) return []
  if (taxParts.length === 1) return [{ words: invoicesCopy.withoutTax, amount: total - tax }]
  return taxParts.map(({ rate, gross, tax: part }) => ({
    words: rate === null ? invoicesCopy.withoutTax : invoicesCopy.withoutTaxAt(rateText(rate)),
    amount: gross - part,
  }))
}
