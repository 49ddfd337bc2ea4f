/* Rows are only added. A booking adds the difference between an order's sums and its rows, under
   a lock on the order: no order of events, and no repetition, makes them disagree. Never asks
   the provider. */
import type { Database, Writer } from '#platform/db/database.ts'
import { hasRows } from '#platform/db/rows.ts'
import type { Cents, MoneyMode } from '#platform/money/money.ts'
import type { Clock } from '#platform/time/clock.ts'
import { readOrderLines } from '#shop/orders/record/lines.server.ts'
import {
  lockOrder,
  noSuchOrder,
  type OrderRecord,
} from '#shop/orders/record/order-record.server.ts'
import { type CostKind, type CountryTax, type LedgerSums, sumOfEntries } from './ledger.ts'
import { addEntries, bookTargets, readPaid, readSums } from './ledger-rows.server.ts'
import { type PriceSettings, readPriceFacts } from './price-floor/price-facts.server.ts'
import type { PriceFacts } from './price-floor/price-floor.ts'
import { bookCosts, fillCosts } from './profit/order-costs.server.ts'
import { readProfit } from './profit/profit.server.ts'
import type { MonthProfit } from './profit/profit.ts'
import { readProfitParts } from './profit/profit-parts.server.ts'
import type { ProfitParts } from './profit/profit-parts.ts'
import type { ReportQuery } from './report-query.ts'
import { type Report, readReport, taxesByCountry } from './reports.server.ts'
import { bookTax, bookTaxBack, removeTaxEntries } from './tax-entries.server.ts'
import { countUnbooked } from './unbooked.server.ts'

export type Ledger = ReturnType<typeof createLedger>

export function createLedger({ db, clock }: { db: Database; clock: Clock }) {
  return {
    report: (query: ReportQuery): Promise<Report> => readReport(db.longReads, query),
    taxes: (query: ReportQuery): Promise<CountryTax[]> => taxesByCountry(db.longReads, query),

    /** Sales less tax, refunds, fees and costs, of a month or a year. */
    profit: (query: ReportQuery): Promise<MonthProfit> => readProfit(db.longReads, query),

    /** `profit`: the period's, as `profit` answers it. */
    profitParts: (query: ReportQuery, profit: Cents): Promise<ProfitParts> =>
      readProfitParts(db.longReads, query, profit),

    /** Gives today's costs to a period's orders and offline sales without known costs. */
    fillCosts: (query: ReportQuery): Promise<void> => fillCosts(db, query),

    countUnbooked: (money: MoneyMode): Promise<number> => countUnbooked(db.read, money),

    priceFacts: (settings: PriceSettings): Promise<PriceFacts> =>
      readPriceFacts(db.longReads, settings),

    /** 0 removes the cost. ShopError 'not_found'. */
    setCost(orderId: string, kind: CostKind, cost: Cents): Promise<LedgerSums> {
      return db.transact(async (trx) => {
        const order = await lockOrder(trx, orderId)
        if (!order) throw noSuchOrder()
        const told = kind === 'print_cost' ? await printerTarget(trx, orderId, cost) : {}
        await bookTargets(trx, orderId, { [kind]: -cost, ...told }, clock.now())
        await bookCosts(trx, order, await readOrderLines(trx, orderId), clock.now())
        return readSums(trx, orderId)
      })
    },
  }
}

/** The owner's cost replaces the printer's charge; without one, a replaced charge counts again. */
async function printerTarget(trx: Writer, orderId: string, own: Cents): Promise<LedgerSums> {
  if (own > 0) return { printer_cost: 0 }
  if ((await readSums(trx, orderId)).printer_cost !== undefined) return {}
  const last = await trx
    .selectFrom('ledger_entries')
    .innerJoin('fulfillments', 'fulfillments.order_id', 'ledger_entries.order_id')
    .select(['ledger_entries.amount', 'ledger_entries.at'])
    .where('ledger_entries.order_id', '=', orderId)
    .where('ledger_entries.kind', '=', 'printer_cost')
    .where('fulfillments.kind', '=', 'prints')
    .where('fulfillments.state', '!=', 'failed')
    .where('fulfillments.foreign_cost', 'is', null)
    .orderBy('ledger_entries.id', 'desc')
    .executeTakeFirst()
  if (!last) return {}
  // A failed print order's charge is taken back on its own.
  const isReplaced = await hasRows(
    trx
      .selectFrom('ledger_entries')
      .where('order_id', '=', orderId)
      .where('kind', '=', 'print_cost')
      .where('at', '=', last.at),
  )
  return isReplaced ? { printer_cost: -last.amount } : {}
}

/** `paid`: the sum that the provider took, which may differ from the order's. */
export async function bookPayment(
  trx: Writer,
  order: OrderRecord,
  paid: Cents,
  now: number,
): Promise<void> {
  const parts: LedgerSums = {
    pieces: order.subtotal,
    shipping: order.shipping,
    discount: -order.discount,
    tax: order.tax_included === 1 ? 0 : order.tax,
  }
  await addEntries(trx, order.id, { ...parts, other: paid - sumOfEntries(parts) }, now)
  await bookTax(trx, order, now)
}

export async function bookChanges(trx: Writer, orderId: string, now: number): Promise<void> {
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { refunded, disputed, lost_amount } = order
  const left = disputed === 2 ? (await readPaid(trx, orderId)) - refunded : 0
  const lost = lost_amount ?? left
  await bookTargets(trx, orderId, { refund: -refunded, dispute: -lost }, now)
  await bookTaxBack(trx, { ...order, refunded: refunded + lost }, now)
  await bookCosts(trx, order, await readOrderLines(trx, orderId), now)
}

export async function bookPrinterCost(
  trx: Writer,
  orderId: string,
  cost: Cents,
  now: number,
): Promise<void> {
  const order = await lockOrder(trx, orderId)
  if (!order) return
  const { print_cost: own } = await readSums(trx, orderId)
  if (own !== undefined) return
  await bookTargets(trx, orderId, { printer_cost: -cost }, now)
  await bookCosts(trx, order, await readOrderLines(trx, orderId), now)
}

export async function bookFees(
  trx: Writer,
  orderId: string,
  fees: { payment: Cents; refunds: Cents; disputes: Cents },
  now: number,
): Promise<void> {
  if (!(await lockOrder(trx, orderId))) return
  const { payment, refunds, disputes } = fees
  const targets = { fee: -payment, refund_fee: -refunds, dispute_fee: -disputes }
  await bookTargets(trx, orderId, targets, now)
}

export async function removeEntries(trx: Writer, orderIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('ledger_entries').where('order_id', 'in', orderIds).execute()
  await removeTaxEntries(trx, orderIds)
}
