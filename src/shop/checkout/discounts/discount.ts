import type { ProductKind } from '#platform/addresses/kinds.ts'
import { type Currency, smallestStep } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'
import { addUp, spread } from '#platform/spread.ts'

/*
 * Codes of the shop's own (decision 46): what they take off a cart, and why they may not. The sum is
 * spread over the lines that a code is for, to the smallest unit, so that refunds and tax are right.
 */

/** Which pieces a code is for: all of some kinds, chosen ones, and what hangs in some collections. */
export interface DiscountScope {
  kinds: ProductKind[]
  pieces: PieceRef[]
  /** Ids of galleries of the owner's and of series, those that were deleted as well. */
  collections: number[]
}

/** Names a piece. */
export interface PieceRef {
  kind: ProductKind
  productId: number
}

/** What a code does, and when. Sums in cents, times in epoch milliseconds. */
export interface DiscountTerms {
  code: string
  /** Whole percent off what the code is for; null: a sum, or nothing but free shipping. */
  percent: number | null
  amount: Cents | null
  freeShipping: boolean
  startsAt: number | null
  /** The first moment at which it is over; null: never. */
  endsAt: number | null
  /** How many orders may use it; null: any number. */
  most: number | null
  /** Each e-mail address may use it once. */
  oncePerBuyer: boolean
  /** Null: for all pieces. */
  scope: DiscountScope | null
  /** The least sum of the cart's pieces; 0: any. */
  least: Cents
}

/** A code as the owner sees it. */
export interface DiscountCode extends DiscountTerms {
  id: string
  createdAt: number
  /** When its owner ended it; null: not. */
  endedAt: number | null
  /** Orders that use it, those that are being paid right now included. */
  used: number
}

/**
 * Why a code takes nothing off. `unknown`: there is none of this name, its owner ended it, or it
 * has not begun: what is still to come is no visitor's to find out.
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

/** Problems that no change of the cart mends: a code that has one isn't put into a cart. */
export type FinalProblem = 'unknown' | 'over' | 'used_up'

export function isFinal(problem: DiscountProblem): problem is FinalProblem {
  return problem === 'unknown' || problem === 'over' || problem === 'used_up'
}

/**
 * A code as a cart has it: its terms, unless there is no such code, and what is in its buyer's way. What
 * of the cart hangs in the code's collections is among the pieces of its scope.
 */
export interface CodeInCart {
  code: string
  terms: DiscountTerms | null
  problem: DiscountProblem | null
}

/** A code in a cart. */
export interface CartDiscount {
  code: string
  /** What it takes off the pieces. */
  amount: Cents
  freeShipping: boolean
  /** What of it is each line's, in the order of the lines; adds up to `amount`. */
  lines: Cents[]
  /** Why it takes nothing off; null: it does. */
  problem: DiscountProblem | null
  /** What is missing to its least sum; null unless that is the problem. */
  missing: Cents | null
}

/** A line that something may be taken off. */
export interface DiscountedLine extends PieceRef {
  unitPrice: Cents
  quantity: number
}

/** Characters of a code at the most. */
export const longestCode = 30

/** A code as it is kept: capitals without blanks; null for what can't be one. */
export function codeOf(typed: string): string | null {
  const code = typed.replace(/\s+/g, '').toUpperCase()
  return /^[A-Z0-9][A-Z0-9-]{1,29}$/.test(code) ? code : null
}

/** Whether a code is soon guessed: under six characters there are too few of them. */
export function isShort(typed: string): boolean {
  const code = codeOf(typed)
  return code !== null && code.length < 6
}

/** What a cart's code takes off its lines, or why nothing. */
export function discountIn(
  { code, terms, problem }: CodeInCart,
  lines: readonly DiscountedLine[],
  currency: Currency,
): CartDiscount {
  if (terms !== null && problem === null) return discountOf(terms, lines, currency)
  const none = { amount: 0, freeShipping: false, lines: lines.map(() => 0), missing: null }
  return { code, ...none, problem: problem ?? 'unknown' }
}

/** What a code that may be used takes off these lines: never more than they come to. */
export function discountOf(
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
    unknown: `The code ${code} doesn’t work. Check the spelling, or the date it starts.`,
    over: `The code ${code} is over.`,
    used_up: `The code ${code} has been used as often as it could be.`,
    used_before: `The code ${code} is for everyone once, and this address has used it.`,
    email_needed: `The code ${code} is for everyone once: please say which e-mail address it is for.`,
    other_pieces: `The code ${code} isn’t for the pieces in your cart.`,
    too_little: `The code ${code} needs ${missing} more of pieces in your cart.`,
  }
  return words[problem]
}
