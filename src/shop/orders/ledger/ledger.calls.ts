import { z } from 'zod'
import { done } from '#http/answers.ts'
import { call, calls } from '#http/call.ts'
import type { Currency } from '#platform/money/currency.ts'
import { toDecimal } from '#platform/money/money.ts'
import { costsAdminAudit } from '#shop/catalogue/costs/admin/copy.ts'
import { rateWithin } from '#shop/store/tax/tax.ts'
import { profitAudit } from './admin/copy.ts'
import { costSchema, periodSchema } from './ledger.schema.ts'
import { entryKinds, type LedgerSums } from './ledger.ts'
import { priceFloorSchema } from './price-floor/price-floor.schema.ts'
import { comparableCosts } from './price-floor/price-floor.ts'

const sums = z
  .partialRecord(z.enum(entryKinds), z.number())
  .meta({ id: 'LedgerSums', description: 'Sums by kind; what comes to the shop is positive.' })

export default calls('The owner: reports', [
  call({
    id: 'getPriceFacts',
    at: 'GET /api/reports/price-facts',
    least: 'partner',
    summary:
      'What a price has to bear: fees, the tax within, postage, and the printer’s costs of a print',
    query: z.object({ print: z.coerce.number().int().positive().optional() }),
    answer: [priceFloorSchema, 'By the ledger, or as published'],
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
    id: 'fillCosts',
    at: 'POST /api/reports/fill-costs',
    least: 'partner',
    audit: ['costs.changed', costsAdminAudit.changed],
    summary: 'Give sales of a period whose cost isn’t known the costs of now',
    description: 'A known cost stays. The costs are booked on the day of each sale.',
    body: z.object({ period: periodSchema }),
    answer: [done, 'They are known now'],
    async run({ shop, body: { period } }) {
      const { timeZone: zone } = await shop.settings.studio()
      await shop.admin.ledger.fillCosts({ period, zone, money: shop.services.payment.money })
      return { done: true as const }
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

export function inDecimals(of: LedgerSums, currency: Currency): LedgerSums {
  return Object.fromEntries(
    Object.entries(of).map(([kind, sum]) => [kind, toDecimal(sum, currency)]),
  )
}
