import { type Currency, unitsIn } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'
import {
  addDays,
  arrivalDays,
  type DayCount,
  type DispatchTerms,
  daysBetween,
  dispatchDays,
  latestRange,
} from '#shop/store/dispatch/dispatch.ts'
import { perDollar } from '#shop/store/law/rough-dollars.ts'

export interface Dispatch {
  /** Epoch milliseconds. */
  now: number
  terms: DispatchTerms
  /** Days to every destination; null: unknown, or different by country. */
  transit: DayCount | null
  printedElsewhere: boolean
}

function studioLeaves({ now, terms }: Dispatch) {
  return latestRange((['stock', 'made'] as const).map((source) => dispatchDays(source, terms, now)))
}

/** Weekly dates that leave some days for the post, and holidays with gifts. */
export function giftDays(dispatch: Dispatch): string[] {
  const leaves = studioLeaves(dispatch)
  if (leaves === null) return []
  const first = arrivalDays(leaves, dispatch.transit)?.to ?? addDays(leaves.to, 4)
  const after = (days: number) => addDays(first, days)
  const weeks = [0, 7, 14, 21, 28].map(after)
  const year = first.slice(0, 4)
  const feasts = [`${year}-12-18`, `${year}-12-24`].filter((one) => one > first && one < after(66))
  return [...new Set([...weeks, ...feasts])].sort()
}

export interface DateOutlook {
  by: string
  /** The day by which every shown piece has left; null: unknown. */
  leaves: string | null
  arrives: string | null
  /** Days left for the post; below 0: the parcel leaves too late. */
  days: number
  /** The print provider's pieces leave too late, so they are left out. */
  withoutPrinted: boolean
}

export function outlook(by: string, dispatch: Dispatch): DateOutlook {
  const { now, terms, transit, printedElsewhere } = dispatch
  const studio = studioLeaves(dispatch)
  const printer = printedElsewhere ? dispatchDays('printer', terms, now) : null
  const withoutPrinted = printer !== null && printer.to >= by
  const shown = latestRange(withoutPrinted || printer === null ? [studio] : [studio, printer])
  return {
    by,
    leaves: shown?.to ?? null,
    arrives: arrivalDays(shown, transit)?.to ?? null,
    days: shown ? daysBetween(shown.to, by) : 0,
    withoutPrinted,
  }
}

/** A piece in another buyer's checkout may be gone tomorrow. */
export function heldLast<Card extends { availability: { state: string } }>(
  cards: readonly Card[],
): Card[] {
  const isHeld = ({ availability }: Card) => availability.state === 'held'
  return [...cards.filter((card) => !isHeld(card)), ...cards.filter(isHeld)]
}

/** About one dollar, as a round number of the currency's units, and at least one of them. */
function dollarIn(currency: Currency): number {
  const most = perDollar(currency) * 1.25
  const power = 10 ** Math.floor(Math.log10(most))
  const round = [8, 5, 4, 2, 1].find((digit) => digit * power <= most) ?? 1
  return Math.max(1, round * power) * unitsIn(currency)
}

/** Budgets for a present, between the prices `least` and `most`. */
export function budgets(least: Cents, most: Cents, currency: Currency): Cents[] {
  const dollar = dollarIn(currency)
  const sums = [25, 40, 75, 150, 300, 600, 1500].map((sum) => sum * dollar)
  return sums.filter((sum, at) => sum >= least && (sums[at - 1] ?? 0) < most)
}

/** The budget that the sentence names before a choice. */
export function usualBudget(sums: readonly Cents[], currency: Currency): Cents | null {
  const usual = 40 * dollarIn(currency)
  return sums.includes(usual) ? usual : (sums[1] ?? sums[0] ?? null)
}
