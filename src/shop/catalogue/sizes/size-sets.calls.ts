import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import type { Currency } from '#platform/money/currency.ts'
import { toDecimal } from '#platform/money/money.ts'
import { sizeSetInputSchema, sizeSetSchema } from './size-sets.schema.ts'
import type { SizeSet } from './size-sets.ts'

const tags = ['Sizes']
const staff = failures('bad_input', 'no_session', 'forbidden')

const list = createRoute({
  method: 'get',
  path: '/api/size-sets',
  ...allow('helper'),
  tags,
  operationId: 'listSizeSets',
  summary: 'Remembered sets of sizes, by their names',
  responses: { 200: json(z.array(sizeSetSchema), 'At most 20'), ...staff },
})

const remember = (currency: Currency) =>
  createRoute({
    method: 'put',
    path: '/api/size-sets',
    ...allow('helper', 'sizes.remembered'),
    tags,
    operationId: 'rememberSizes',
    summary: 'Remember a set of sizes, in the place of the one of this name',
    request: jsonBody(sizeSetInputSchema(currency)),
    responses: { 200: json(sizeSetSchema, 'The set'), ...staff },
  })

const forget = createRoute({
  method: 'delete',
  path: '/api/size-sets/id/{id}',
  ...allow('helper', 'sizes.forgotten'),
  tags,
  operationId: 'forgetSizes',
  summary: 'Forget a set of sizes; prints keep theirs',
  request: { params: z.object({ id: z.string().regex(/^[0-9a-f]{32}$/, 'This is no set.') }) },
  responses: { 204: { description: 'It is forgotten' }, ...staff, ...failures('not_found') },
})

/** Sets of sizes that forms of prints offer. */
export function sizeSetRoutes(api: Api, currency: Currency): void {
  api.openapi(list, async (c) =>
    c.json(
      (await c.get('shop').catalogue.sizeSets.list()).map((set) => setJson(set, currency)),
      200,
    ),
  )
  api.openapi(remember(currency), async (c) =>
    c.json(
      setJson(await c.get('shop').catalogue.sizeSets.remember(c.req.valid('json')), currency),
      200,
    ),
  )
  api.openapi(forget, async (c) => {
    await c.get('shop').catalogue.sizeSets.forget(c.req.valid('param').id)
    return c.body(null, 204)
  })
}

const setJson = ({ sizes, ...set }: SizeSet, currency: Currency) => ({
  ...set,
  sizes: sizes.map((size) => ({ ...size, price: toDecimal(size.price, currency) })),
})
