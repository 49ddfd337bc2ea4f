import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Database, Reader } from '#platform/db/database.ts'
import type { Cents } from '#platform/money/money.ts'
import { addUp } from '#platform/spread.ts'
import { monthsIn, type Period } from '#platform/time/period.ts'
import { displayName } from '#shop/catalogue/products/product.ts'
import type { CountryTax, EntryKind, LedgerSums } from './ledger.ts'
import { ledgerTable } from './ledger-table.server.ts'
import { offlinePieces, offlineSums, offlineTaxes } from './offline-sales.server.ts'
import { periodRange, type ReportQuery } from './report-query.ts'
import { readTaxes } from './tax-entries.server.ts'
import { countUnbooked } from './unbooked.server.ts'

export interface PieceReport {
  kind: ProductKind
  productId: number
  name: string
  descName: string | null
  quantity: number
  sum: Cents
}

export interface DiscountReport {
  code: string
  orders: number
  sum: Cents
}

/** Cents. */
export interface Report {
  sums: LedgerSums
  orders: number
  unbooked: number
  taxWithin: Cents
  taxes: CountryTax[]
  /** The best sellers first; refunds are not subtracted. */
  pieces: PieceReport[]
  discounts: DiscountReport[]
  months: { month: Period; sums: LedgerSums }[]
}

const mostPieces = 50

export function createReports({ db }: { db: Database }) {
  return {
    async report(query: ReportQuery): Promise<Report> {
      const { period } = query
      const months = period.length === 4 ? monthsIn(period) : []
      const reader = db.longReads
      const [paid, taxes, unbooked, pieces, discounts, ...parts] = await Promise.all([
        paidIn(reader, query),
        taxesIn(reader, query),
        countUnbooked(reader, query.money, periodRange(query)),
        piecesIn(reader, query),
        discountsIn(reader, query),
        ...(months.length > 0 ? months : [period]).map((part) =>
          readPeriodSums(reader, { ...query, period: part }),
        ),
      ])
      return {
        sums: sumsTogether(parts),
        ...paid,
        ...taxes,
        unbooked,
        pieces,
        discounts,
        months: months.map((month, at) => ({ month, sums: parts[at] ?? {} })),
      }
    },

    taxes: async (query: ReportQuery): Promise<CountryTax[]> =>
      (await taxesIn(db.longReads, query)).taxes,

    ledgerTable: (query: ReportQuery): AsyncGenerator<string> => ledgerTable(db.longReads, query),
  }
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
  const sums = rows.map(({ kind, sum }) => [kind, Number(sum)])
  return sumsTogether([Object.fromEntries(sums), await offlineSums(reader, { since, until })])
}

function sumsTogether(parts: readonly LedgerSums[]): LedgerSums {
  const sums: LedgerSums = {}
  for (const [kind, sum] of parts.flatMap((part) => Object.entries(part))) {
    const each = kind as EntryKind
    sums[each] = (sums[each] ?? 0) + sum
  }
  return sums
}

async function paidIn(reader: Reader, query: ReportQuery) {
  const { since, until } = periodRange(query)
  const { orders } = await reader
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number | string>().as('orders'))
    .where('paid_at', '>=', since)
    .where('paid_at', '<', until)
    .where('replaces', 'is', null)
    .where('money', '=', query.money)
    .executeTakeFirstOrThrow()
  return { orders: Number(orders) }
}

async function taxesIn(reader: Reader, query: ReportQuery) {
  const range = periodRange(query)
  const rows = await readTaxes(reader, { ...range, money: query.money })
  const within = rows.filter(({ included }) => included)
  const offline = await offlineTaxes(reader, range)
  return {
    taxWithin: addUp([...within, ...offline].map(({ tax }) => tax)),
    taxes: taxesAddedUp([...rows, ...offline]),
  }
}

/** Countries in alphabetical order, the highest rate first. */
function taxesAddedUp(rows: readonly CountryTax[]): CountryTax[] {
  return [...Map.groupBy(rows, ({ country, rate }) => `${country}/${rate}`).values()]
    .flatMap(([first, ...others]) =>
      first
        ? {
            ...{ country: first.country, rate: first.rate },
            gross: others.reduce((sum, { gross }) => sum + gross, first.gross),
            tax: others.reduce((sum, { tax }) => sum + tax, first.tax),
          }
        : [],
    )
    .filter(({ gross, tax }) => gross !== 0 || tax !== 0)
    .sort((a, b) => a.country.localeCompare(b.country) || (b.rate ?? -1) - (a.rate ?? -1))
}

async function piecesIn(reader: Reader, query: ReportQuery): Promise<PieceReport[]> {
  const { since, until } = periodRange(query)
  const rows = await reader
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['order_lines.kind', 'order_lines.product_id'])
    .select((eb) => [
      eb.fn.max('order_lines.name').as('name'),
      eb.fn.max('order_lines.print_name').as('print_name'),
      eb.fn.max('order_lines.desc_name').as('desc_name'),
      eb.fn.sum<number | string>('order_lines.quantity').as('quantity'),
      eb.fn
        .sum<number | string>(
          eb(
            eb('order_lines.unit_price', '*', eb.ref('order_lines.quantity')),
            '-',
            eb.ref('order_lines.discount'),
          ),
        )
        .as('sum'),
    ])
    .where('orders.paid_at', '>=', since)
    .where('orders.paid_at', '<', until)
    .where('orders.replaces', 'is', null)
    .where('orders.money', '=', query.money)
    .groupBy(['order_lines.kind', 'order_lines.product_id'])
    .execute()
  const bought = rows.map(
    ({ kind, product_id: productId, name, print_name: printName, ...row }) => ({
      kind,
      productId,
      name: displayName({ kind, name, printName }),
      descName: row.desc_name,
      quantity: Number(row.quantity),
      sum: Number(row.sum),
    }),
  )
  return addedUp([...bought, ...(await offlinePieces(reader, { since, until }))])
    .sort((a, b) => b.sum - a.sum || a.productId - b.productId)
    .slice(0, mostPieces)
}

async function discountsIn(reader: Reader, query: ReportQuery): Promise<DiscountReport[]> {
  const { since, until } = periodRange(query)
  const rows = await reader
    .selectFrom('orders')
    .select('discount_code as code')
    .select((eb) => [
      eb.fn.countAll<number | string>().as('orders'),
      eb.fn.sum<number | string>('discount').as('sum'),
    ])
    .where('discount_code', 'is not', null)
    .where('paid_at', '>=', since)
    .where('paid_at', '<', until)
    .where('money', '=', query.money)
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

function addedUp(bought: readonly PieceReport[]): PieceReport[] {
  const byPiece = Map.groupBy(bought, ({ kind, productId }) => `${kind}/${productId}`)
  return [...byPiece.values()].flatMap(([first, ...others]) =>
    first
      ? {
          ...first,
          quantity: others.reduce((sum, { quantity }) => sum + quantity, first.quantity),
          sum: others.reduce((sum, each) => sum + each.sum, first.sum),
        }
      : [],
  )
}
