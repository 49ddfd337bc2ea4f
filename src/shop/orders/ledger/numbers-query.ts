import type { MoneyMode } from '#platform/money/money.ts'
import { startOfDay } from '#platform/time/zone.ts'
import { type Period, periodDays } from './ledger.ts'

/** Rows of a month or a year in a zone, of one money mode. */
export interface NumbersQuery {
  period: Period
  /** The studio's IANA zone. */
  zone: string
  money: MoneyMode
}

/** Epoch milliseconds of the period's first moment, and of the first one after it. */
export function periodRange({ period, zone }: NumbersQuery): { since: number; until: number } {
  const { from, until } = periodDays(period)
  return { since: startOfDay(from, zone), until: startOfDay(until, zone) }
}
