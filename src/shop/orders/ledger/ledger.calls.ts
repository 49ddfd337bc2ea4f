import { z } from 'zod'
import type { ApiContext } from '#http/api.ts'
import { call, calls } from '#http/call.ts'
import { streamText } from '#http/stream-text.ts'
import type { Currency } from '#platform/money/currency.ts'
import { toDecimal } from '#platform/money/money.ts'
import { costsAdminAudit } from '#shop/catalogue/costs/admin/copy.ts'
import { ordersAudit } from '#shop/orders/back-office/admin/copy.ts'
import { rateWithin } from '#shop/store/tax/tax.ts'
import { profitAudit } from './admin/copy.ts'
import { costSchema, periodSchema } from './ledger.schema.ts'
import { entryKinds, type LedgerSums } from './ledger.ts'
import { comparableCosts } from './price-floor/price-floor.ts'
import { type MonthProfit, type ProfitLine, profitLines } from './profit/profit.ts'
import type { ReportQuery } from './report-query.ts'

const query = z.object({ period: periodSchema })
const sums = z
  .partialRecord(z.enum(entryKinds), z.number())
  .meta({ id: 'LedgerSums', description: 'Sums by kind; what comes to the shop is positive.' })

const reportSchema = z
  .object({
    sums,
    orders: z.number().int(),
    unbooked: z.number().int().meta({
      description: 'Orders whose printer charged in another currency, not written down yet.',
    }),
    taxWithin: z.number(),
    taxes: z.array(
      z.object({
        country: z.string().meta({ description: 'Or “US-NY”; empty: not known.' }),
        rate: z.number().nullable().meta({ description: 'Hundredths of a percent.' }),
        gross: z.number().meta({ description: 'Its tax included' }),
        tax: z.number(),
      }),
    ),
    pieces: z.array(
      z.object({
        kind: z.string(),
        productId: z.number().int(),
        name: z.string(),
        descName: z.string().nullable(),
        quantity: z.number().int(),
        sum: z.number(),
      }),
    ),
    discounts: z.array(z.object({ code: z.string(), orders: z.number().int(), sum: z.number() })),
    months: z.array(z.object({ month: z.string(), sums })),
  })
  .meta({ id: 'Report' })

const profitSchema = z
  .object({
    lines: z.record(z.enum(profitLines), z.number()).meta({
      description: 'What comes to the shop is positive; the lines add up to the profit.',
    }),
    profit: z.number(),
    unknownCosts: z.number().int().meta({ description: 'Pieces whose cost isn’t known.' }),
    unknownPostage: z.number().int().meta({ description: 'Orders whose postage isn’t known.' }),
  })
  .meta({ id: 'Profit' })

function profitIn(found: MonthProfit, currency: Currency) {
  const { profit, unknownCosts, unknownPostage } = found
  const lines = Object.fromEntries(
    profitLines.map((line) => [line, toDecimal(found[line], currency)]),
  ) as Record<ProfitLine, number>
  return { lines, profit: toDecimal(profit, currency), unknownCosts, unknownPostage }
}

const pageViewsSchema = z
  .object({
    total: z.number().int(),
    before: z.number().int().meta({ description: 'In the month or year before.' }),
    times: z.array(
      z.object({
        time: z.string().meta({ description: 'A day of a month, a month of a year.' }),
        views: z.number().int(),
      }),
    ),
    pages: z.array(
      z.object({ path: z.string(), name: z.string().nullable(), views: z.number().int() }),
    ),
    hosts: z.array(z.object({ host: z.string(), views: z.number().int() })),
  })
  .meta({ id: 'PageViews' })

const cents = z.number().int()
const priceFactsSchema = z
  .object({
    facts: z.object({
      fee: z
        .object({ share: z.number().int(), fixed: cents, orders: z.number().int() })
        .nullable()
        .meta({ description: 'Hundredths of a percent, and a sum in the smallest unit.' }),
      taxRate: z
        .number()
        .int()
        .meta({ description: 'Within a price, in hundredths of a percent.' }),
      postage: cents,
      postageOrders: z.number().int(),
    }),
    costs: z.array(z.object({ label: z.string(), cost: cents })),
  })
  .meta({ id: 'PriceFacts', description: 'Sums are in the smallest unit.' })

export default calls('The owner: reports', [
  call({
    id: 'getPageViews',
    at: 'GET /api/reports/page-views',
    least: 'partner',
    summary: 'Page views of a month or a year, and the hosts that led there',
    query,
    answer: [pageViewsSchema, 'The page views'],
    run: ({ shop, query }) => shop.storefront.pageViews.read(query.period),
  }),
  call({
    id: 'getReport',
    at: 'GET /api/reports',
    least: 'partner',
    summary: 'What a month or a year came to, by the rows of the ledger',
    query,
    answer: [reportSchema, 'The report'],
    async run({ shop, query, currency, c }) {
      const found = await shop.admin.ledger.report(await queryOf(c, query.period))
      return {
        ...found,
        sums: inDecimals(found.sums, currency),
        taxWithin: toDecimal(found.taxWithin, currency),
        taxes: found.taxes.map((each) => ({
          ...each,
          gross: toDecimal(each.gross, currency),
          tax: toDecimal(each.tax, currency),
        })),
        pieces: found.pieces.map((piece) => ({ ...piece, sum: toDecimal(piece.sum, currency) })),
        discounts: found.discounts.map((code) => ({ ...code, sum: toDecimal(code.sum, currency) })),
        months: found.months.map(({ month, sums: own }) => ({
          month,
          sums: inDecimals(own, currency),
        })),
      }
    },
  }),
  call({
    id: 'getPriceFacts',
    at: 'GET /api/reports/price-facts',
    least: 'partner',
    summary:
      'What a price has to bear: fees, the tax within, postage, and the printer’s costs of a print',
    query: z.object({ print: z.coerce.number().int().positive().optional() }),
    answer: [priceFactsSchema, 'By the ledger, or as published'],
    async run({ shop, query, currency }) {
      const { admin, settings } = shop
      const { country, tax } = await settings.storeSettings.read()
      const taxRate = rateWithin(tax, 'standard')
      const facts = await admin.ledger.priceFacts({ country, currency, taxRate })
      const { print } = query
      const costs = print === undefined ? [] : await admin.printerProducts.costsOf(print)
      return { facts, costs: comparableCosts(costs, currency) }
    },
  }),
  call({
    id: 'exportLedger',
    at: 'GET /api/reports/ledger.csv',
    least: 'partner',
    audit: ['orders.exported', ordersAudit.ordersExported],
    summary: 'The ledger’s rows as a table for the bookkeeper',
    query,
    answer: { description: 'The table', content: { 'text/csv': { schema: z.string() } } },
    async run({ shop, query: { period }, c }) {
      const asked = await queryOf(c, period)
      return streamText(shop.admin.ledger.ledgerTable(asked), {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="ledger-${period}.csv"`,
        'Cache-Control': 'no-store',
      })
    },
  }),
  call({
    id: 'fillCosts',
    at: 'POST /api/reports/fill-costs',
    least: 'partner',
    audit: ['costs.changed', costsAdminAudit.changed],
    summary: 'Give sales of a period whose cost isn’t known the costs of now',
    description: 'A known cost stays. The costs are booked on the day of each sale.',
    body: query,
    answer: [profitSchema, 'The profit of that period'],
    async run({ shop, body, currency, c }) {
      const asked = await queryOf(c, body.period)
      await shop.admin.ledger.fillCosts(asked)
      return profitIn(await shop.admin.ledger.profit(asked), currency)
    },
  }),
  call({
    id: 'getProfit',
    at: 'GET /api/reports/profit',
    least: 'partner',
    summary: 'Sales less tax, refunds, fees and costs of a month or a year',
    query,
    answer: [profitSchema, 'The lines, which add up to the profit'],
    async run({ shop, query, currency, c }) {
      return profitIn(await shop.admin.ledger.profit(await queryOf(c, query.period)), currency)
    },
  }),
  call({
    id: 'setOrderCost',
    at: 'PUT /api/orders/id/{id}/cost',
    least: 'partner',
    audit: ['order.cost-noted', profitAudit.costNoted],
    summary: 'Say what an order’s prints or postage cost the studio',
    path: z.object({ id: z.string().max(64) }),
    body: costSchema,
    answer: [sums, 'What its rows come to now'],
    fails: ['not_found'],
    async run({ shop, path: { id }, body, currency }) {
      const { kind, cost: sum } = body
      const sums = await shop.admin.ledger.setCost(id, kind, sum)
      return inDecimals(sums, currency)
    },
  }),
])

async function queryOf(c: ApiContext, period: string): Promise<ReportQuery> {
  const { settings, services } = c.get('shop')
  return { period, zone: (await settings.studio()).timeZone, money: services.payment.money }
}

export function inDecimals(of: LedgerSums, currency: Currency): LedgerSums {
  return Object.fromEntries(
    Object.entries(of).map(([kind, sum]) => [kind, toDecimal(sum, currency)]),
  )
}
