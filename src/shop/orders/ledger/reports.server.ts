import type { Reader } from '#platform/db/database.ts'
import { countRows } from '#platform/db/rows.ts'
import type { Cents } from '#platform/money/money.ts'
import { mergeBy } from '#platform/spread.ts'
import type { CountryTax, EntryKind, LedgerSums } from './ledger.ts'
import { offlineSums, offlineTaxes } from './offline-sales.server.ts'
import { paidIn, periodRange, type ReportQuery } from './report-query.ts'
import { readTaxes } from './tax-entries.server.ts'
import { countUnbooked } from './unbooked.server.ts'

export interface DiscountReport {
  code: string
  orders: number
  sum: Cents
}

/** Sums in cents. */
export interface Report {
  orders: number
  unbooked: number
  discounts: DiscountReport[]
}

/** For `longReads`. */
export async function readReport(reader: Reader, query: ReportQuery): Promise<Report> {
  const [orders, unbooked, discounts] = await Promise.all([
    countPaid(reader, query),
    countUnbooked(reader, query.money, periodRange(query)),
    discountsIn(reader, query),
  ])
  return { orders, unbooked, discounts }
}

export async function readPeriodSums(reader: Reader, query: ReportQuery): Promise<LedgerSums> {
  const { since, until } = periodRange(query)
  const rows = await reader
    .selectFrom('ledger_entries')
    .innerJoin('orders', 'orders.id', 'ledger_entries.order_id')
    .select((eb) => ['ledger_entries.kind', eb.fn.sum<number | string>('amount').as('sum')])
    .where('ledger_entries.at', '>=', since)
    .where('ledger_entries.at', '<', until)
    .where('orders.money', '=', query.money)
    .groupBy('ledger_entries.kind')
    .execute()
  const sums = await offlineSums(reader, { since, until })
  for (const { kind, sum } of rows) {
    const own = kind as EntryKind
    sums[own] = (sums[own] ?? 0) + Number(sum)
  }
  return sums
}

function countPaid(reader: Reader, query: ReportQuery): Promise<number> {
  return countRows(reader.selectFrom('orders').where('replaces', 'is', null).where(paidIn(query)))
}

/** Of sales and offline sales, less refunds. For `longReads`. */
export async function taxesByCountry(reader: Reader, query: ReportQuery): Promise<CountryTax[]> {
  const range = periodRange(query)
  const rows = await readTaxes(reader, { ...range, money: query.money })
  return taxesAddedUp([...rows, ...(await offlineTaxes(reader, range))])
}

/** Countries in alphabetical order, the highest rate first. */
function taxesAddedUp(rows: readonly CountryTax[]): CountryTax[] {
  return mergeBy(rows, ({ country, rate }) => `${country}/${rate}`, ['gross', 'tax'])
    .filter(({ gross, tax }) => gross !== 0 || tax !== 0)
    .sort((a, b) => a.country.localeCompare(b.country) || (b.rate ?? -1) - (a.rate ?? -1))
}

async function discountsIn(reader: Reader, query: ReportQuery): Promise<DiscountReport[]> {
  const rows = await reader
    .selectFrom('orders')
    .select('discount_code as code')
    .select((eb) => [
      eb.fn.countAll<number | string>().as('orders'),
      eb.fn.sum<number | string>('discount').as('sum'),
    ])
    .where('discount_code', 'is not', null)
    .where(paidIn(query))
    .groupBy('discount_code')
    .execute()
  return rows
    .map(({ code, orders, sum }) => ({
      code: code ?? '',
      orders: Number(orders),
      sum: Number(sum),
    }))
    .sort((a, b) => b.sum - a.sum || a.code.localeCompare(b.code))
}
