import type { SaleTax } from '#shop/store/tax/sale-tax.ts'
import { rateText, type StoreTax } from '#shop/store/tax/tax.ts'
import { checkoutPageCopy } from './copy.ts'

/** Null: nothing to say. */
export function cartTaxWords(
  tax: SaleTax | null,
  { included, name }: Pick<StoreTax, 'included' | 'name'>,
): string | null {
  if (tax === null || tax.note !== null) return tax?.note ?? null
  const rates = tax.parts.flatMap(({ rate, tax: cents }) =>
    rate === null || cents === 0 ? [] : [rateText(rate)],
  )
  if (!included || rates.length === 0) return null
  return checkoutPageCopy.taxIncluded(rates.join(' and '), name)
}
