import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api, ApiContext } from '#http/api.ts'
import { streamText } from '#http/stream-text.ts'
import type { Currency } from '#platform/money/currency.ts'
import { toDecimal } from '#platform/money/money.ts'
import { costSchema, periodSchema } from './ledger.schema.ts'
import { entryKinds, type LedgerSums } from './ledger.ts'
import type { NumbersQuery } from './numbers-query.ts'

/* The numbers: what came in, what went back, and what is left. */

const tags = ['The owner: numbers']
const refused = failures('bad_input', 'no_session', 'forbidden')
const query = z.object({ period: periodSchema })
const sums = z
  .partialRecord(z.enum(entryKinds), z.number())
  .meta({ id: 'LedgerSums', description: 'Sums by kind; what comes to the shop is positive.' })

const numbersSchema = z
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
    codes: z.array(z.object({ code: z.string(), orders: z.number().int(), sum: z.number() })),
    months: z.array(z.object({ month: z.string(), sums })),
  })
  .meta({ id: 'Numbers' })

const read = createRoute({
  method: 'get',
  path: '/api/numbers',
  ...allow('partner'),
  tags,
  operationId: 'getNumbers',
  summary: 'What a month or a year came to, by the rows of the ledger',
  request: { query },
  responses: { 200: json(numbersSchema, 'The numbers'), ...refused },
})

const viewsSchema = z
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
  .meta({ id: 'Views' })

const views = createRoute({
  method: 'get',
  path: '/api/numbers/views',
  ...allow('partner'),
  tags,
  operationId: 'getViews',
  summary: 'How often pages were looked at in a month or a year, and which hosts led there',
  request: { query },
  responses: { 200: json(viewsSchema, 'The looks'), ...refused },
})

const table = createRoute({
  method: 'get',
  path: '/api/numbers/ledger.csv',
  ...allow('partner', 'orders.exported'),
  tags,
  operationId: 'exportLedger',
  summary: 'The ledger’s rows as a table for the bookkeeper',
  request: { query },
  responses: {
    200: { description: 'The table', content: { 'text/csv': { schema: z.string() } } },
    ...refused,
  },
})

const cost = (currency: Currency) =>
  createRoute({
    method: 'put',
    path: '/api/orders/id/{id}/cost',
    ...allow('partner', 'order.cost-noted'),
    tags,
    operationId: 'setOrderCost',
    summary: 'Say what an order’s prints or postage cost the studio',
    request: { params: z.object({ id: z.string().max(64) }), ...jsonBody(costSchema(currency)) },
    responses: {
      200: json(sums, 'What its rows come to now'),
      ...failures('not_found'),
      ...refused,
    },
  })

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

const priceFacts = createRoute({
  method: 'get',
  path: '/api/numbers/price-facts',
  ...allow('partner'),
  tags,
  operationId: 'getPriceFacts',
  summary:
    'What a price has to bear: fees, the tax within, postage, and the printer’s costs of a print',
  request: { query: z.object({ print: z.coerce.number().int().positive().optional() }) },
  responses: { 200: json(priceFactsSchema, 'By the ledger, or as published'), ...refused },
})

export function ledgerRoutes(api: Api, currency: Currency): void {
  api.openapi(views, async (c) =>
    c.json(await c.get('shop').storefront.views.read(c.req.valid('query').period), 200),
  )

  api.openapi(read, async (c) => {
    const found = await c
      .get('shop')
      .admin.ledger.numbers(await queryOf(c, c.req.valid('query').period))
    return c.json(
      {
        ...found,
        sums: inDecimals(found.sums, currency),
        taxWithin: toDecimal(found.taxWithin, currency),
        taxes: found.taxes.map((each) => ({
          ...each,
          gross: toDecimal(each.gross, currency),
          tax: toDecimal(each.tax, currency),
        })),
        pieces: found.pieces.map((piece) => ({ ...piece, sum: toDecimal(piece.sum, currency) })),
        codes: found.codes.map((code) => ({ ...code, sum: toDecimal(code.sum, currency) })),
        months: found.months.map(({ month, sums: own }) => ({
          month,
          sums: inDecimals(own, currency),
        })),
      },
      200,
    )
  })
  api.openapi(priceFacts, async (c) => {
    const { admin, settings } = c.get('shop')
    const { country, tax } = await settings.place.read()
    const taxRate = tax.included ? (tax.rates?.standard ?? null) : null
    const facts = await admin.ledger.priceFacts({ country, currency, taxRate })
    return c.json({ facts, costs: await printCosts(c, c.req.valid('query').print, currency) }, 200)
  })
  api.openapi(table, async (c) => {
    const { period } = c.req.valid('query')
    const asked = await queryOf(c, period)
    return streamText(c.get('shop').admin.ledger.ledgerTable(asked), {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="ledger-${period}.csv"`,
      'Cache-Control': 'no-store',
    })
  })
  api.openapi(cost(currency), async (c) => {
    const { kind, cost: sum } = c.req.valid('json')
    const { id } = c.req.valid('param')
    const sums = await c.get('shop').admin.ledger.setCost(id, kind, sum)
    return c.json(inDecimals(sums, currency), 200)
  })
}

async function printCosts(c: ApiContext, print: number | undefined, currency: string) {
  if (print === undefined) return []
  const costs = await c.get('shop').admin.printerProducts.costsOf(print)
  // A printer may count in another currency: that is no cost to reckon with.
  return costs.flatMap(({ label, cost }) =>
    cost?.currency === currency ? [{ label, cost: cost.amount }] : [],
  )
}

async function queryOf(c: ApiContext, period: string): Promise<NumbersQuery> {
  const { settings, services } = c.get('shop')
  return { period, zone: (await settings.studio()).timeZone, money: services.payment.money }
}

/** Sums as the API writes them. */
export function inDecimals(of: LedgerSums, currency: Currency): LedgerSums {
  return Object.fromEntries(
    Object.entries(of).map(([kind, sum]) => [kind, toDecimal(sum, currency)]),
  )
}
