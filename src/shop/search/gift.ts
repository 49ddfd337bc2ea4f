import { day } from '#kernel/clock.ts'
import type { Cents } from '#kernel/money.ts'
import { dayIn } from '#kernel/zone.ts'

/*
 * What the sentence of a present offers: days and prices. The shop knows when a parcel leaves, never
 * when the post brings it.
 */

/** What is known of when parcels leave. */
export interface Dispatch {
  /** Epoch milliseconds, and the studio's time zone. */
  now: number
  timeZone: string
  /** Days after payment by which what the studio sends is on its way. */
  days: number
  /** Who prints elsewhere says nothing of days. */
  printedElsewhere: boolean
}

/** The day by which what is ordered now has left the studio: '2026-11-29'. */
export function leavesBy({ now, timeZone, days }: Dispatch): string {
  return dayIn(now + days * day, timeZone)
}

/** How many days lie between two days; negative when the second comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / day)
}

/** Days that can be asked for: each week from some days for the post on, and the days of presents. */
export function giftDays(dispatch: Dispatch): string[] {
  const first = leavesBy(dispatch)
  const after = (days: number) =>
    new Date(Date.parse(first) + days * day).toISOString().slice(0, 10)
  const weeks = [4, 11, 18, 25, 32].map(after)
  const year = first.slice(0, 4)
  const feasts = [`${year}-12-18`, `${year}-12-24`].filter((one) => one > first && one < after(70))
  return [...new Set([...weeks, ...feasts])].sort()
}

/** '2026-12-18' -> 'December 18'. */
export function dayInWords(on: string): string {
  const format = { timeZone: 'UTC', month: 'long', day: 'numeric' } as const
  return new Intl.DateTimeFormat('en-US', format).format(Date.parse(on))
}

/** What a date comes to, for a page to put into words. */
export interface DateOutlook {
  by: string
  leaves: string
  /** What is left for the post; below 0 it leaves too late. */
  days: number
  /** Pieces that are printed elsewhere are left out: nobody here knows their days. */
  withoutPrinted: boolean
}

/** What can be said of a day that was asked for. */
export function outlook(by: string, dispatch: Dispatch): DateOutlook {
  const leaves = leavesBy(dispatch)
  const days = daysBetween(leaves, by)
  return { by, leaves, days, withoutPrinted: dispatch.printedElsewhere }
}

/** Round prices between two: 500 and 12000 -> 1000, 2000, 5000, 10000, 20000. `unit`: of the currency. */
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
