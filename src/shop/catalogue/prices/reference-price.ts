import type { Cents } from '#platform/money/money.ts'
import { day } from '#platform/time/clock.ts'

export interface PriceChange {
  price: Cents | null
  /** Epoch milliseconds. */
  at: number
}

/** Milliseconds before a reduction (Directive 98/6, Art. 6a). */
export const referenceTime = 30 * day

/** Milliseconds on offer before a price can be struck. */
export const leastOnOffer = 7 * day

/**
 * Looks at 30 days before `reducedAt` (Directive 98/6, Art. 6a), in one currency, the oldest change
 * first; null: too short an offer. `opensAt`: visitors never saw earlier prices.
 */
export function referencePrice(
  changes: readonly PriceChange[],
  reducedAt: number,
  opensAt: number,
): Cents | null {
  const spans = changes.flatMap(({ price, at }, index) => {
    const from = Math.max(at, opensAt)
    const until = Math.min(changes[index + 1]?.at ?? reducedAt, reducedAt)
    return price === null || from >= until ? [] : [{ price, from, until }]
  })
  const onOffer = spans.reduce((sum, { from, until }) => sum + until - from, 0)
  if (onOffer < leastOnOffer) return null
  const recent = spans.filter(({ until }) => until > reducedAt - referenceTime)
  return recent.length === 0 ? null : Math.min(...recent.map(({ price }) => price))
}

/** Whole percent, rounded down; at least 1 for any reduction. */
export function percentOff(price: Cents, was: Cents): number {
  return Math.max(1, Math.floor(((was - price) / was) * 100))
}
