import type { MoneyMode } from '#platform/money/money.ts'
import { startOfDay } from '#platform/time/zone.ts'
import { daysOf, type Period } from './ledger.ts'

/** Which rows: those of a month or a year by a zone's clocks, and of which money. */
export interface NumbersQuery {
  period: Period
  /** An IANA zone: the studio's. */
  zone: string
  money: MoneyMode
}

/** Epoch milliseconds of the period's first moment, and of the first one after it. */
export function rangeOf({ period, zone }: NumbersQuery): { since: number; until: number } {
  const { from, until } = daysOf(period)
  return { since: startOfDay(from, zone), until: startOfDay(until, zone) }
}
