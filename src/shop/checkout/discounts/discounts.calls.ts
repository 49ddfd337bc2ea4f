import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api, ApiContext } from '#http/api.ts'
import { codePath } from '#platform/addresses/page-paths.ts'
import type { Currency } from '#platform/money/currency.ts'
import { toDecimal } from '#platform/money/money.ts'
import { discountCodeSchema, newCodeBody, termsIn } from './discount.schema.ts'
import type { DiscountCode } from './discount.ts'

const tags = ['The owner: codes']
const refused = failures('bad_input', 'no_session', 'forbidden')

const list = createRoute({
  method: 'get',
  path: '/api/discounts',
  ...allow('partner'),
  tags,
  operationId: 'listDiscounts',
  summary: 'The shop’s own codes, the newest first',
  responses: { 200: json(z.array(discountCodeSchema), 'The codes'), ...refused },
})

const create = (currency: Currency) =>
  createRoute({
    method: 'post',
    path: '/api/discounts/create',
    ...allow('partner', 'discount.created'),
    tags,
    operationId: 'createDiscount',
    summary: 'Make a code that takes something off',
    request: jsonBody(newCodeBody(currency)),
    responses: { 201: json(discountCodeSchema, 'The code'), ...refused, ...failures('duplicate') },
  })

const end = createRoute({
  method: 'post',
  path: '/api/discounts/end/id/{id}',
  ...allow('partner', 'discount.ended'),
  tags,
  operationId: 'endDiscount',
  summary: 'End a code at once',
  description: 'What is being paid with it right now is still paid with it.',
  request: { params: z.object({ id: z.string().regex(/^[0-9a-f]{32}$/, 'This is no code.') }) },
  responses: { 200: json(discountCodeSchema, 'The code'), ...refused, ...failures('not_found') },
})

/** Codes of the shop's own, as staff make and end them. */
export function discountRoutes(api: Api, currency: Currency): void {
  api.openapi(list, async (c) => {
    const codes = await c.get('shop').admin.discounts.list()
    return c.json(
      codes.map((code) => codeJson(c, code, currency)),
      200,
    )
  })
  api.openapi(create(currency), async (c) => {
    const { admin, settings } = c.get('shop')
    const { timeZone } = await settings.studio()
    const made = await admin.discounts.create(termsIn(c.req.valid('json'), timeZone))
    return c.json(codeJson(c, made, currency), 201)
  })
  api.openapi(end, async (c) =>
    c.json(
      codeJson(c, await c.get('shop').admin.discounts.end(c.req.valid('param').id), currency),
      200,
    ),
  )
}

function codeJson(c: ApiContext, code: DiscountCode, currency: Currency) {
  const { amount, least } = code
  return {
    ...code,
    amount: amount === null ? null : toDecimal(amount, currency),
    least: toDecimal(least, currency),
    link: c.get('shop').settings.place.current().publicUrl + codePath(code.code),
  }
}
