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

/** Weekly dates that leave some days for the post, and the gift holidays. */
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
  /** By then every shown piece has left; null: unknown. */
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

/** 500 and 12000 -> 1000, 2000, 5000, 10000, 20000. `unit`: the currency's unit in cents. */
export function priceSteps(least: Cents, most: Cents, unit: number): Cents[] {
  const steps: Cents[] = []
  for (let ten = unit; ten <= most * 10; ten *= 10) {
    for (const step of [ten, 2 * ten, 5 * ten]) {
      if (step > least) steps.push(step)
      if (step >= most) return steps.slice(-6)
    }
  }
  return steps.slice(-6)
}
