import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '#platform/db/tables/tables.ts'
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
export interface Range {
  since: number
  until: number
}

export function periodRange({ period, zone }: ReportQuery): Range {
  const { from, until } = periodDays(period)
  return { since: startOfDay(from, zone), until: startOfDay(until, zone) }
}

/** A condition on orders. */
export function paidIn(query: ReportQuery) {
  const { since, until } = periodRange(query)
  return ({ and, eb }: ExpressionBuilder<Tables, 'orders'>) =>
    and([
      eb('orders.paid_at', '>=', since),
      eb('orders.paid_at', '<', until),
      eb('orders.money', '=', query.money),
    ])
}
