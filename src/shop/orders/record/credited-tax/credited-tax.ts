import type { Cents } from '#platform/money/money.ts'
import { addUp, spread } from '#platform/spread.ts'
import type { TaxPart } from '#shop/store/tax/sale-tax.ts'

export interface PiecesBack {
  rate: number | null
  cost: Cents
}

/**
 * Refunds of pieces count at their own rate, in the given order, up to the sum; the other parts
 * share the rest. A full refund covers all of the tax, whatever the steps.
 */
export function creditedParts(
  parts: readonly TaxPart[],
  refunded: Cents,
  pieces: readonly PiecesBack[] = [],
): TaxPart[] {
  const whole = addUp(parts.map(({ gross }) => gross))
  if (refunded >= whole) return [...parts]
  const back = parts.map(() => 0)
  let rest = refunded
  for (const { rate, cost } of pieces) {
    const at = parts.findIndex((part) => part.rate === rate)
    const left = (parts[at]?.gross ?? 0) - (back[at] ?? 0)
    const share = Math.min(cost, left, rest)
    if (at < 0 || share <= 0) continue
    back[at] = (back[at] ?? 0) + share
    rest -= share
  }
  const shares = spread(
    rest,
    parts.map(({ gross }, at) => gross - (back[at] ?? 0)),
  )
  return parts.map(({ rate, gross, tax }, at) => {
    const sum = (back[at] ?? 0) + (shares[at] ?? 0)
    return { rate, gross: sum, tax: gross === 0 ? 0 : Math.round((tax * sum) / gross) }
  })
}

/** The highest rate first; empty when nothing is missing. */
export function partsBetween(before: readonly TaxPart[], after: readonly TaxPart[]): TaxPart[] {
  const rates = new Set([...after, ...before].map(({ rate }) => rate))
  const sumParts = (parts: readonly TaxPart[], of: number | null, key: 'gross' | 'tax') =>
    addUp(parts.filter(({ rate }) => rate === of).map((part) => part[key]))
  return [...rates]
    .map((rate) => ({
      rate,
      gross: sumParts(after, rate, 'gross') - sumParts(before, rate, 'gross'),
      tax: sumParts(after, rate, 'tax') - sumParts(before, rate, 'tax'),
    }))
    .filter(({ gross, tax }) => gross !== 0 || tax !== 0)
    .sort((a, b) => (b.rate ?? -1) - (a.rate ?? -1))
}
