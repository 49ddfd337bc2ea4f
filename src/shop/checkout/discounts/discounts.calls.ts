import { z } from 'zod'
import type { ApiContext } from '#http/api.ts'
import { call, calls } from '#http/call.ts'
import { codePath } from '#platform/addresses/page-paths.ts'
import type { Currency } from '#platform/money/currency.ts'
import { toDecimal } from '#platform/money/money.ts'
import { discountCodeSchema, newCodeBody, termsIn } from './discount.schema.ts'
import type { DiscountCode } from './discount.ts'

export const discountCalls = calls('The owner: codes', [
  call({
    id: 'listDiscounts',
    at: 'GET /api/discounts',
    least: 'partner',
    summary: 'The shop’s own codes, the newest first',
    answer: [z.array(discountCodeSchema), 'The codes'],
    async run({ shop, currency, c }) {
      const codes = await shop.admin.discounts.list()
      return codes.map((code) => codeJson(c, code, currency))
    },
  }),
  call({
    id: 'createDiscount',
    at: 'POST /api/discounts/create',
    least: 'partner',
    audit: 'discount.created',
    summary: 'Make a code that takes something off',
    body: newCodeBody,
    status: 201,
    answer: [discountCodeSchema, 'The code'],
    fails: ['duplicate'],
    async run({ shop, body, currency, c }) {
      const { admin, settings } = shop
      const { timeZone } = await settings.studio()
      const made = await admin.discounts.create(termsIn(body, timeZone))
      return codeJson(c, made, currency)
    },
  }),
  call({
    id: 'endDiscount',
    at: 'POST /api/discounts/end/id/{id}',
    least: 'partner',
    audit: 'discount.ended',
    summary: 'End a code at once',
    description: 'What is being paid with it right now is still paid with it.',
    path: z.object({ id: z.string().regex(/^[0-9a-f]{32}$/, 'This is no code.') }),
    answer: [discountCodeSchema, 'The code'],
    fails: ['not_found'],
    run: async ({ shop, path, currency, c }) =>
      codeJson(c, await shop.admin.discounts.end(path.id), currency),
  }),
])

function codeJson(c: ApiContext, code: DiscountCode, currency: Currency) {
  const { amount, least } = code
  return {
    ...code,
    amount: amount === null ? null : toDecimal(amount, currency),
    least: toDecimal(least, currency),
    link: c.get('shop').settings.place.current().publicUrl + codePath(code.code),
  }
}
