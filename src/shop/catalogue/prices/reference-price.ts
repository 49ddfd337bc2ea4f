import type { Cents } from '#platform/money/money.ts'
import { day } from '#platform/time/clock.ts'

/** What something cost from a moment on; null: it wasn't on offer. */
export interface PriceChange {
  price: Cents | null
  /** Epoch milliseconds. */
  at: number
}

/** How far back a reduction looks (Directive 98/6, Art. 6a). */
export const referenceTime = 30 * day

/** What was on offer for less has no price that could be struck. */
export const leastOnOffer = 7 * day

/**
 * The price that a reduction is measured by: the lowest at which something was on offer in the 30 days
 * before `reducedAt`, or since it was first, if that is later; null: it wasn't for long enough.
 * `changes`: the oldest first, all in one currency. `opensAt`: what was before it was never seen.
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

/** By how much something is reduced: whole percent, rounded down; at least 1 where anything is. */
export function percentOff(price: Cents, was: Cents): number {
  return Math.max(1, Math.floor(((was - price) / was) * 100))
}
