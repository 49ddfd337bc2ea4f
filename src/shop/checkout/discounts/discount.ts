import type { ProductKind } from '#platform/addresses/kinds.ts'
import { type Currency, smallestStep } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'
import { addUp, spread } from '#platform/spread.ts'
import { discountsCopy } from './copy.ts'

/* Decision 46. Spreads the sum over lines to the smallest unit, for right refunds and tax. */

export interface DiscountScope {
  kinds: ProductKind[]
  pieces: PieceRef[]
  collections: number[]
}

export interface PieceRef {
  kind: ProductKind
  productId: number
}

/** Sums in cents, times in epoch milliseconds. */
export interface DiscountTerms {
  code: string
  /** Whole percent; null: a sum, or only free shipping. */
  percent: number | null
  amount: Cents | null
  freeShipping: boolean
  startsAt: number | null
  /** The first moment after its end; null: it never ends. */
  endsAt: number | null
  /** Orders; null: any number. */
  most: number | null
  /** By e-mail address. */
  oncePerBuyer: boolean
  scope: DiscountScope | null
  /** 0: no minimum. */
  least: Cents
}

export interface Discount extends DiscountTerms {
  id: string
  createdAt: number
  endedAt: number | null
  used: number
}

/** `unknown` includes ended and future codes: visitors must not learn of future codes. */
export type DiscountProblem = (typeof discountProblems)[number]

export const discountProblems = [
  'unknown',
  'over',
  'used_up',
  'used_before',
  'email_needed',
  'other_pieces',
  'too_little',
] as const

/** No change of the cart solves it, so such a code isn't put into a cart. */
export function isFinal(
  problem: DiscountProblem | null,
): problem is 'unknown' | 'over' | 'used_up' {
  return problem === 'unknown' || problem === 'over' || problem === 'used_up'
}

/** `terms` null: no such code. Its scope names the cart's pieces from collections, too. */
export interface DiscountInCart {
  code: string
  terms: DiscountTerms | null
  problem: DiscountProblem | null
}

export interface CartDiscount {
  code: string
  amount: Cents
  freeShipping: boolean
  /** Each line's share of `amount`, in the order of the lines. */
  lines: Cents[]
  problem: DiscountProblem | null
  /** The sum that is missing to `least`; null for any other problem. */
  missing: Cents | null
}

export interface DiscountedLine extends PieceRef {
  unitPrice: Cents
  quantity: number
}

/** In characters. */
export const longestCode = 30

/** Capitals without blanks; null for an invalid code. */
export function parseCode(typed: string): string | null {
  const code = typed.replace(/\s+/g, '').toUpperCase()
  return /^[A-Z0-9][A-Z0-9-]{1,29}$/.test(code) ? code : null
}

export const hasBegun = ({ startsAt }: Pick<DiscountTerms, 'startsAt'>, now: number): boolean =>
  startsAt === null || startsAt <= now

export const isOver = ({ endsAt }: Pick<DiscountTerms, 'endsAt'>, now: number): boolean =>
  endsAt !== null && endsAt <= now

/** Codes under six characters are too few to resist guessing. */
export function isShort(typed: string): boolean {
  const code = parseCode(typed)
  return code !== null && code.length < 6
}

export function discountIn(
  { code, terms, problem }: DiscountInCart,
  lines: readonly DiscountedLine[],
  currency: Currency,
): CartDiscount {
  if (terms !== null && problem === null) return applyDiscount(terms, lines, currency)
  const none = { amount: 0, freeShipping: false, lines: lines.map(() => 0), missing: null }
  return { code, ...none, problem: problem ?? 'unknown' }
}

/** Never more than the sum of these lines. */
export function applyDiscount(
  terms: Omit<DiscountTerms, 'startsAt' | 'endsAt' | 'most' | 'oncePerBuyer'>,
  lines: readonly DiscountedLine[],
  currency: Currency,
): CartDiscount {
  const { code, percent, amount: sum, freeShipping, scope, least } = terms
  const none = { code, amount: 0, freeShipping: false, lines: lines.map(() => 0), missing: null }
  const worth = lines.map(({ unitPrice, quantity }) => unitPrice * quantity)
  const all = addUp(worth)
  if (all < least) return { ...none, problem: 'too_little', missing: least - all }
  const counted = worth.map((each, at) => (isFor(scope, lines[at]) ? each : 0))
  const most = addUp(counted)
  if (most === 0) return { ...none, problem: 'other_pieces' }
  const step = smallestStep(currency)
  const wanted = percent === null ? (sum ?? 0) : (most * percent) / 100
  const amount = Math.min(most, Math.round(wanted / step) * step)
  return { ...none, amount, freeShipping, lines: spread(amount, counted, step), problem: null }
}

function isFor(scope: DiscountScope | null, line: DiscountedLine | undefined): boolean {
  if (scope === null || !line) return scope === null
  const { kind, productId } = line
  return (
    scope.kinds.includes(kind) ||
    scope.pieces.some((each) => each.kind === kind && each.productId === productId)
  )
}

/** `missing`: a sum in words. */
export function problemWords(problem: DiscountProblem, code: string, missing: string): string {
  const words: Record<DiscountProblem, string> = {
    unknown: discountsCopy.unknown(code),
    over: discountsCopy.over(code),
    used_up: discountsCopy.usedUp(code),
    used_before: discountsCopy.usedBefore(code),
    email_needed: discountsCopy.emailNeeded(code),
    other_pieces: discountsCopy.notForThese(code),
    too_little: discountsCopy.belowMinimum(code, missing),
  }
  return words[problem]
}
