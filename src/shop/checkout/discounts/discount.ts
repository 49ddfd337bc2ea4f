import type { ProductKind } from '#platform/addresses/kinds.ts'
import { type Currency, smallestStep } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'
import { addUp, spread } from '#platform/spread.ts'
import { discountsCopy } from './copy.ts'

/*
 * The shop's own discount codes (decision 46): the sum that they take off a cart, or the reason for none.
 * The sum is spread over the lines of a code, to the smallest unit, so that refunds and tax are right.
 */

/** The pieces of a code: all of some kinds, chosen ones, and those in some collections. */
export interface DiscountScope {
  kinds: ProductKind[]
  pieces: PieceRef[]
  /** Ids of the owner's galleries and of series, deleted ones included. */
  collections: number[]
}

export interface PieceRef {
  kind: ProductKind
  productId: number
}

/** Sums in cents, times in epoch milliseconds. */
export interface DiscountTerms {
  code: string
  /** Whole percent off the code's pieces; null: a sum, or nothing but free shipping. */
  percent: number | null
  amount: Cents | null
  freeShipping: boolean
  startsAt: number | null
  /** The first moment after its end; null: it never ends. */
  endsAt: number | null
  /** The most orders that may use it; null: any number. */
  most: number | null
  /** Each e-mail address may use it once. */
  oncePerBuyer: boolean
  /** Null: for all pieces. */
  scope: DiscountScope | null
  /** The least sum of the cart's pieces; 0: any. */
  least: Cents
}

export interface DiscountCode extends DiscountTerms {
  id: string
  createdAt: number
  /** When its owner ended it; null: it wasn't ended. */
  endedAt: number | null
  /** Orders that use it, including those that are being paid right now. */
  used: number
}

/**
 * Why a code takes nothing off. `unknown`: there is no such code, its owner ended it, or it has not begun:
 * visitors must not find out about future codes.
 */
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

/** Problems that no change of the cart solves: such a code isn't put into a cart. */
export type FinalProblem = 'unknown' | 'over' | 'used_up'

export function isFinal(problem: DiscountProblem): problem is FinalProblem {
  return problem === 'unknown' || problem === 'over' || problem === 'used_up'
}

/**
 * A code in a cart: its terms, unless there is no such code, and its buyer's problem. Its scope names the
 * cart's pieces from the code's collections, too.
 */
export interface CodeInCart {
  code: string
  terms: DiscountTerms | null
  problem: DiscountProblem | null
}

export interface CartDiscount {
  code: string
  amount: Cents
  freeShipping: boolean
  /** Each line's share of `amount`, in the order of the lines; adds up to it. */
  lines: Cents[]
  /** Why it takes nothing off; null when it does. */
  problem: DiscountProblem | null
  /** The sum that the cart lacks to `least`; null for any other problem. */
  missing: Cents | null
}

export interface DiscountedLine extends PieceRef {
  unitPrice: Cents
  quantity: number
}

/** Characters of a code at the most. */
export const longestCode = 30

/** The stored form of a code: capitals without blanks; null for an invalid one. */
export function parseCode(typed: string): string | null {
  const code = typed.replace(/\s+/g, '').toUpperCase()
  return /^[A-Z0-9][A-Z0-9-]{1,29}$/.test(code) ? code : null
}

/** Codes under six characters are too few to withstand guessing. */
export function isShort(typed: string): boolean {
  const code = parseCode(typed)
  return code !== null && code.length < 6
}

export function discountIn(
  { code, terms, problem }: CodeInCart,
  lines: readonly DiscountedLine[],
  currency: Currency,
): CartDiscount {
  if (terms !== null && problem === null) return applyDiscount(terms, lines, currency)
  const none = { amount: 0, freeShipping: false, lines: lines.map(() => 0), missing: null }
  return { code, ...none, problem: problem ?? 'unknown' }
}

/** The discount of a usable code on these lines: never more than their sum. */
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

/** Why a code takes nothing off, as a sentence for the buyer. `missing`: a sum in words. */
export function problemWords(problem: DiscountProblem, code: string, missing: string): string {
  const words: Record<DiscountProblem, string> = {
    unknown: discountsCopy.unknown(code),
    over: discountsCopy.over(code),
    used_up: discountsCopy.usedUp(code),
    used_before: discountsCopy.codeEveryoneOnce(code),
    email_needed: discountsCopy.codeEveryoneOnce2(code),
    other_pieces: discountsCopy.notForThese(code),
    too_little: discountsCopy.belowMinimum(code, missing),
  }
  return words[problem]
}
