/* Reads only. */
import type { Reader } from '#platform/db/database.ts'
import { addUp } from '#platform/spread.ts'
import { offlineTaxes } from './offline-sales.server.ts'
import { type MonthProfit, profitOf } from './profit.ts'
import { periodRange, type ReportQuery } from './report-query.ts'
import { sumsOf } from './reports.server.ts'
import { readTaxes } from './tax-entries.server.ts'

/** Of a month or a year, by the studio's clocks; for `longReads`. */
export async function readProfit(reader: Reader, query: ReportQuery): Promise<MonthProfit> {
  const range = periodRange(query)
  const [sums, taxes, offline, unknownCosts] = await Promise.all([
    sumsOf(reader, query),
    readTaxes(reader, { ...range, money: query.money }),
    offlineTaxes(reader, range),
    countUnknown(reader, query),
  ])
  const tax = addUp([...taxes, ...offline].map((row) => row.tax))
  return { ...profitOf(sums, tax), unknownCosts }
}

async function countUnknown(reader: Reader, query: ReportQuery): Promise<number> {
  const { since, until } = periodRange(query)
  const { pieces } = await reader
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(({ fn }) => fn.sum<number | string | null>('order_lines.quantity').as('pieces'))
    .where('orders.paid_at', '>=', since)
    .where('orders.paid_at', '<', until)
    .where('orders.money', '=', query.money)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ledger_entries')
            .select('ledger_entries.id')
            .whereRef('ledger_entries.order_id', '=', 'orders.id')
            .where('ledger_entries.kind', 'in', ['print_cost', 'printer_cost']),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(pieces ?? 0)
}
