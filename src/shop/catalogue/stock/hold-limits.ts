import { hour, minute } from '#platform/time/clock.ts'
import type { StockLine, StockRef } from './stock.ts'

/* Without limits one visitor could hold every piece without paying. */

/** Network: one IPv4 address or a /64; wide: a /24 or /48. */
export type HoldScope = 'visitor' | 'network' | 'wide'

const scopes: readonly HoldScope[] = ['visitor', 'network', 'wide']

/** Milliseconds. */
export const holdWindow = 6 * hour

/** Milliseconds. The payment provider's least is 30 minutes. */
export const fullHold = 35 * minute

/** Milliseconds, after a full hold went unpaid. */
export const shortHold = 10 * minute

/** Milliseconds of one piece within the window, short holds left out. */
const mostTime: Record<HoldScope, number> = {
  visitor: fullHold,
  network: fullHold,
  wide: 3 * fullHold,
}

const mostShort: Record<HoldScope, number> = { visitor: 1, network: 3, wide: 6 }

/** Units at once, as a multiple of one visitor's limit. */
const worth: Record<HoldScope, number> = { visitor: 1, network: 3, wide: 6 }

export const mostUnique = 5

/** Shares of the free one-of-a-kind pieces. Each visitor belongs to a network. */
const partOfUnique: Record<HoldScope, number> = { visitor: 1 / 3, network: 1 / 3, wide: 2 / 3 }

export function mostCounted(onHand: number): number {
  return Math.max(10, Math.floor(onHand / 4))
}

const smallCart = 3

/** Times in epoch milliseconds. */
export interface HoldUse extends StockRef {
  quantity: number
  oneOfAKind?: boolean
  short: boolean
  startedAt: number
  heldUntil: number
  endedAt: number | null
  scopes: readonly HoldScope[]
}

export interface HoldRequest {
  lines: readonly StockLine[]
  onHand: readonly number[]
  freeUnique: number
  boughtBefore: boolean
  now: number
}

/** `until`: epoch milliseconds; `short`: by the line's position. */
export type HoldDecision =
  | { outcome: 'granted'; until: number; short: readonly boolean[] }
  /** `most`: units of the named line, or of one-of-a-kind pieces. */
  | { outcome: 'too_much'; line: StockLine; most: number }
  | { outcome: 'wait'; until: number }

/** `uses`: the last six hours, without the visitor's own running attempt. */
export function decideHold(request: HoldRequest, uses: readonly HoldUse[]): HoldDecision {
  return overBudget(request, uses) ?? timeLeft(request, uses)
}

/** One-of-a-kind pieces share a budget; a counted piece has its own. */
function overBudget(request: HoldRequest, uses: readonly HoldUse[]): HoldDecision | null {
  const { lines, onHand, boughtBefore } = request
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  // A network keeps one visitor's limit free from large carts of unknown visitors.
  const trusted = boughtBefore || units <= smallCart
  const running = uses.filter(({ endedAt }) => endedAt === null)
  for (const [index, line] of lines.entries()) {
    const unique = isUnique(line)
    const counted = line.oneEach ? 1 : mostCounted(onHand[index] ?? 0)
    const most = unique ? mostUnique : counted
    const wanted = unique ? countUnits(lines, isUnique) : line.quantity
    for (const scope of scopes) {
      const same = unique ? isUnique : isPiece(line)
      const held = running.filter((use) => use.scopes.includes(scope) && same(use))
      const units = countUnits(held)
      const reserved = scope === 'network' && !trusted ? 1 : 0
      const share = unique ? shareOfUnique(scope, request.freeUnique + units) : Infinity
      const alone = Math.min(most, share)
      if (wanted > alone) return { outcome: 'too_much', line, most: alone }
      if (units + wanted <= Math.min(most * (worth[scope] - reserved), share)) continue
      return { outcome: 'wait', until: firstEnd(held, request.now) }
    }
  }
  return null
}

function shareOfUnique(scope: HoldScope, pieces: number): number {
  return Math.max(smallCart, Math.floor(pieces * partOfUnique[scope]))
}

/** A debit's end is unknown and counts as a full hold from now. */
function firstEnd(held: readonly HoldUse[], now: number): number {
  const ends = held.map(({ heldUntil }) => heldUntil).filter((until) => until > now)
  return Math.min(now + fullHold, ...ends)
}

function timeLeft(request: HoldRequest, uses: readonly HoldUse[]): HoldDecision {
  const { lines, now } = request
  const since = now - holdWindow
  const short: boolean[] = []
  let until = now + fullHold
  for (const line of lines) {
    const own = uses.filter((use) => isPiece(line)(use) && holdEnd(use, now) > since)
    const left = Math.min(
      ...scopes.map((scope) => mostTime[scope] - timeOf(own, scope, since, now)),
    )
    // Less than a short hold is too short to pay.
    const isShort = left < shortHold
    if (isShort && scopes.some((scope) => shortOnes(own, scope).length >= mostShort[scope])) {
      const oldest = Math.min(...own.map((use) => holdEnd(use, now)))
      return { outcome: 'wait', until: oldest + holdWindow }
    }
    short.push(isShort)
    until = Math.min(until, now + (isShort ? shortHold : left))
  }
  return { outcome: 'granted', until, short }
}

function timeOf(uses: readonly HoldUse[], scope: HoldScope, since: number, now: number): number {
  return uses
    .filter((use) => use.scopes.includes(scope) && !use.short)
    .reduce((sum, use) => sum + holdEnd(use, now) - Math.max(use.startedAt, since), 0)
}

function shortOnes(uses: readonly HoldUse[], scope: HoldScope): HoldUse[] {
  return uses.filter((use) => use.scopes.includes(scope) && use.short)
}

/** A hold that the provider ended late counts for its granted time. */
function holdEnd({ endedAt, heldUntil }: HoldUse, now: number): number {
  return Math.min(endedAt ?? now, heldUntil)
}

function countUnits<T extends { quantity: number }>(
  lines: readonly T[],
  which: (line: T) => boolean = () => true,
): number {
  return lines.filter(which).reduce((sum, { quantity }) => sum + quantity, 0)
}

export const isUnique = ({ oneOfAKind }: { oneOfAKind?: boolean }) => oneOfAKind === true

const isPiece =
  ({ kind, productId, size }: StockRef) =>
  (ref: StockRef) =>
    ref.kind === kind && ref.productId === productId && ref.size === size
