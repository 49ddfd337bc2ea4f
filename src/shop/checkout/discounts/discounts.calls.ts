import { z } from 'zod'
import type { ApiContext } from '#http/api.ts'
import { call, calls } from '#http/call.ts'
import { codePath } from '#platform/addresses/page-paths.ts'
import type { Currency } from '#platform/money/currency.ts'
import { toDecimal } from '#platform/money/money.ts'
import { discountsAdminAudit } from './admin/copy.ts'
import { discountsCopy } from './copy.ts'
import { discountSchema, newDiscountBody, termsIn } from './discount.schema.ts'
import type { Discount } from './discount.ts'

export default calls('The owner: discounts', [
  call({
    id: 'listDiscounts',
    at: 'GET /api/discounts',
    least: 'partner',
    summary: 'The shop’s own discounts, the newest first',
    answer: [z.array(discountSchema), 'The discounts'],
    async run({ shop, currency, c }) {
      const discounts = await shop.admin.discounts.list()
      return discounts.map((each) => discountJson(c, each, currency))
    },
  }),
  call({
    id: 'createDiscount',
    at: 'POST /api/discounts/create',
    least: 'partner',
    audit: ['discount.created', discountsAdminAudit.created],
    summary: 'Make a discount',
    body: newDiscountBody,
    status: 201,
    answer: [discountSchema, 'The discount'],
    fails: ['duplicate'],
    async run({ shop, body, currency, c }) {
      const { admin, settings } = shop
      const { timeZone } = await settings.studio()
      const made = await admin.discounts.create(termsIn(body, timeZone))
      return discountJson(c, made, currency)
    },
  }),
  call({
    id: 'endDiscount',
    at: 'POST /api/discounts/end/id/{id}',
    least: 'partner',
    audit: ['discount.ended', discountsAdminAudit.ended],
    summary: 'End a discount at once',
    description: 'What is being paid with it right now is still paid with it.',
    path: z.object({ id: z.string().regex(/^[0-9a-f]{32}$/, discountsCopy.noDiscount) }),
    answer: [discountSchema, 'The discount'],
    fails: ['not_found'],
    run: async ({ shop, path, currency, c }) =>
      discountJson(c, await shop.admin.discounts.end(path.id), currency),
  }),
])

function discountJson(c: ApiContext, discount: Discount, currency: Currency) {
  const { amount, code, least } = discount
  return {
    ...discount,
    amount: amount === null ? null : toDecimal(amount, currency),
    least: toDecimal(least, currency),
    link: c.get('shop').settings.storeSettings.current().publicUrl + codePath(code),
  }
}
