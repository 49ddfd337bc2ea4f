import { sql } from 'kysely'
import type { Reader } from '#platform/db/database.ts'
import { countRows } from '#platform/db/rows.ts'
import { addUp } from '#platform/spread.ts'
import type { EntryKind } from '#shop/orders/ledger/ledger.ts'
import { offlineTaxes, offlineUnknown } from '#shop/orders/ledger/offline-sales.server.ts'
import { paidIn, periodRange, type ReportQuery } from '#shop/orders/ledger/report-query.ts'
import { readPeriodSums } from '#shop/orders/ledger/reports.server.ts'
import { readTaxes } from '#shop/orders/ledger/tax-entries.server.ts'
import { voidReason } from '#shop/orders/record/order-record.server.ts'
import { type MonthProfit, toProfit, type UnknownCosts } from './profit.ts'

/** Months begin by the studio's clocks. For `longReads`. */
export async function readProfit(reader: Reader, query: ReportQuery): Promise<MonthProfit> {
  const range = periodRange(query)
  const [sums, taxes, offline, unknownCosts, unknownPostage] = await Promise.all([
    readPeriodSums(reader, query),
    readTaxes(reader, { ...range, money: query.money }),
    offlineTaxes(reader, range),
    countUnknown(reader, query),
    countRows(unposted(reader).where(paidIn(query))),
  ])
  const tax = addUp([...taxes, ...offline].map((row) => row.tax))
  return { ...toProfit(sums, tax), offline: sums.outside ?? 0, unknownCosts, unknownPostage }
}

export async function readOrderUnknowns(reader: Reader, orderId: string): Promise<UnknownCosts> {
  const [{ pieces }, unknownPostage] = await Promise.all([
    uncostedUnits(reader).where('orders.id', '=', orderId).executeTakeFirstOrThrow(),
    countRows(unposted(reader).where('orders.id', '=', orderId)),
  ])
  return { unknownCosts: Number(pieces ?? 0), unknownPostage }
}

async function countUnknown(reader: Reader, query: ReportQuery): Promise<number> {
  const { pieces } = await uncostedUnits(reader).where(paidIn(query)).executeTakeFirstOrThrow()
  return Number(pieces ?? 0) + (await offlineUnknown(reader, periodRange(query)))
}

/**
 * Units without a known cost: neither the owner's costs, nor a cost written on the order, nor the
 * printer's invoice names one.
 */
function uncostedUnits(reader: Reader) {
  return reader
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(({ fn }) => fn.sum<number | string | null>('order_lines.quantity').as('pieces'))
    .where('order_lines.cost', 'is', null)
    .where(costsSomething)
    .where(({ not, eb, or }) =>
      not(
        or([
          isBooked('print_cost'),
          eb.and([eb('order_lines.variant_id', 'is not', null), isBooked('printer_cost')]),
        ]),
      ),
    )
}

/** A cancelled or refunded order costs nothing, unless a part was sent. */
const costsSomething = sql<boolean>`(${voidReason('orders')} is null or exists (
  select 1 from fulfillments
  where fulfillments.order_id = orders.id and fulfillments.state = 'shipped'
))`

/** Orders without a known postage. */
function unposted(reader: Reader) {
  return reader
    .selectFrom('orders')
    .where('postage_cost', 'is', null)
    .where(costsSomething)
    .where(sql<boolean>`exists (select 1 from order_lines where order_lines.order_id = orders.id)`)
    .where(({ not }) => not(isBooked('postage')))
}

const isBooked = (kind: EntryKind) => sql<boolean>`exists (
  select 1 from ledger_entries
  where ledger_entries.order_id = orders.id and ledger_entries.kind = ${sql.lit(kind)}
)`
