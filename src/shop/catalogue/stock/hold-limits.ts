import { hour, minute } from '#platform/time/clock.ts'
import type { StockLine, StockRef } from './stock.ts'

/*
 * Limits on the length and the number of a visitor's unpaid holds. Without these limits one visitor
 * could keep every piece from every other visitor, for nothing.
 */

/** The visitor, the network (one IPv4 address or a /64), or the wide network (/24 or /48). */
export type HoldScope = 'visitor' | 'network' | 'wide'

const scopes: readonly HoldScope[] = ['visitor', 'network', 'wide']

/** The time in which unpaid holds of a piece are added up, in milliseconds. */
export const holdWindow = 6 * hour

/** The length of a first hold, in milliseconds. The payment provider's least is 30 minutes. */
export const fullHold = 35 * minute

/** The length of a hold after a full hold went unpaid, in milliseconds. */
export const shortHold = 10 * minute

/** Unpaid time of one piece within the window, in milliseconds, short holds left out. */
const mostTime: Record<HoldScope, number> = {
  visitor: fullHold,
  network: fullHold,
  wide: 3 * fullHold,
}

/** Short holds of one piece within the window. */
const mostShort: Record<HoldScope, number> = { visitor: 1, network: 3, wide: 6 }

/** Unpaid units held at once, as a multiple of one visitor's limit. */
const worth: Record<HoldScope, number> = { visitor: 1, network: 3, wide: 6 }

/** One-of-a-kind pieces that one visitor may hold at once, where a network's part allows it. */
export const mostUnique = 5

/** Parts of the free one-of-a-kind pieces that may be held at once. The visitor is within a network. */
const partOfUnique: Record<HoldScope, number> = { visitor: 1 / 3, network: 1 / 3, wide: 2 / 3 }

/** Units of a counted piece that one visitor may hold at once: a quarter, and ten at the least. */
export function mostCounted(onHand: number): number {
  return Math.max(10, Math.floor(onHand / 4))
}

/** Carts with at most this many stocked units are small. */
const smallCart = 3

/** An unpaid hold of one piece, running or over. Times are epoch milliseconds. */
export interface HoldUse extends StockRef {
  quantity: number
  /** A single unit exists; absent: the piece is counted. */
  oneOfAKind?: boolean
  short: boolean
  startedAt: number
  heldUntil: number
  /** Null while the hold runs. */
  endedAt: number | null
  /** The scopes that the hold shares with the asking visitor. */
  scopes: readonly HoldScope[]
}

export interface HoldRequest {
  lines: readonly StockLine[]
  /** Units on hand, by the line's position; one-of-a-kind pieces have one. */
  onHand: readonly number[]
  /** One-of-a-kind pieces on sale that nobody holds. */
  freeUnique: number
  boughtBefore: boolean
  now: number
}

/** `until`: epoch milliseconds; `short`: the lines, by position, whose hold is a short one. */
export type HoldDecision =
  | { outcome: 'granted'; until: number; short: readonly boolean[] }
  /** More than one visitor may hold alone; `most`: units of the named line, or of one-of-a-kind pieces. */
  | { outcome: 'too_much'; line: StockLine; most: number }
  /** The visitor's network, or the piece's time, is used up until then. */
  | { outcome: 'wait'; until: number }

/**
 * Decides whether these lines may be held, and for how long. `uses`: the unpaid holds of the last six
 * hours that share a scope with the visitor, without the visitor's own running attempt.
 */
export function decideHold(request: HoldRequest, uses: readonly HoldUse[]): HoldDecision {
  return overBudget(request, uses) ?? timeLeft(request, uses)
}

/** Units at once. One-of-a-kind pieces share a budget, a counted piece has one of its own. */
function overBudget(request: HoldRequest, uses: readonly HoldUse[]): HoldDecision | null {
  const { lines, onHand, boughtBefore } = request
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  // Large carts of unknown visitors leave one visitor's limit of a network to its other visitors.
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

/** The scope's part of the one-of-a-kind pieces that are free or its own; never less than a small cart. */
function shareOfUnique(scope: HoldScope, pieces: number): number {
  return Math.max(smallCart, Math.floor(pieces * partOfUnique[scope]))
}

/** The end of the first of these holds. A debit's end is unknown and counts as a full hold from now. */
function firstEnd(held: readonly HoldUse[], now: number): number {
  const ends = held.map(({ heldUntil }) => heldUntil).filter((until) => until > now)
  return Math.min(now + fullHold, ...ends)
}

/** The shortest time left among the lines. */
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

/** A hold that the provider was slow to end counts as long as it was granted. */
function holdEnd({ endedAt, heldUntil }: HoldUse, now: number): number {
  return Math.min(endedAt ?? now, heldUntil)
}

function countUnits<T extends { quantity: number }>(
  lines: readonly T[],
  which: (line: T) => boolean = () => true,
): number {
  return lines.filter(which).reduce((sum, { quantity }) => sum + quantity, 0)
}

/** One-of-a-kind pieces share a visitor's budget; a counted piece has one of its own. */
export const isUnique = ({ oneOfAKind }: { oneOfAKind?: boolean }) => oneOfAKind === true

const isPiece =
  ({ kind, productId }: StockRef) =>
  (ref: StockRef) =>
    ref.kind === kind && ref.productId === productId
