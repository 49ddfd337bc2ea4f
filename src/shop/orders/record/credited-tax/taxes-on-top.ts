import { type Currency, smallestStep } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'
import { addUp, spread } from '#platform/spread.ts'
import { type BoughtLine, linePaid } from '#shop/orders/record/paid/line-paid.ts'
import { rateOfSold, type TaxPart } from '#shop/store/tax/sale-tax.ts'
import type { StoreTax, TaxClass } from '#shop/store/tax/tax.ts'

interface TaxedLine extends BoughtLine {
  lineId: number
  taxClass?: TaxClass | undefined
}

interface TaxedSale {
  /** As the order stored them; null: an older order. */
  terms: string | null
  country: string | null
  parts: readonly TaxPart[]
  currency: Currency
}

/**
 * Sales tax that the shop added to each line, by its id: what the shipping bears stays out. Empty where
 * prices include tax, or the payment provider computed it.
 */
export function taxesOnTop(
  { terms, country, parts, currency }: TaxedSale,
  lines: readonly TaxedLine[],
): ReadonlyMap<number, Cents> {
  const known = terms === null ? null : (JSON.parse(terms) as StoreTax)
  if (known === null || known.included || known.state === null) return new Map()
  return new Map(
    parts.flatMap(({ rate, gross, tax }) => {
      const own = lines.filter(
        ({ taxClass = 'standard' }) => rateOfSold(known, country, taxClass) === rate,
      )
      const paid = own.map(linePaid)
      const shares = spread(
        tax,
        [...paid, Math.max(0, gross - tax - addUp(paid))],
        smallestStep(currency),
      )
      return own.map(({ lineId }, at) => [lineId, shares[at] ?? 0] as const)
    }),
  )
}
