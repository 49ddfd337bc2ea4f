import type { MoneyMode } from '#platform/money/money.ts'
import { type Period, periodDays } from '#platform/time/period.ts'
import { startOfDay } from '#platform/time/zone.ts'

export interface ReportQuery {
  period: Period
  /** IANA name. */
  zone: string
  money: MoneyMode
}

/** Epoch milliseconds, end excluded. */
export function periodRange({ period, zone }: ReportQuery): { since: number; until: number } {
  const { from, until } = periodDays(period)
  return { since: startOfDay(from, zone), until: startOfDay(until, zone) }
}
