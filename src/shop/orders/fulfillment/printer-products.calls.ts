import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { ShopError } from '#platform/errors.ts'
import type { Currency } from '#platform/money/currency.ts'
import {
  bringInSchema,
  changeAnswerSchema,
  productListSchema,
  productRefSchema,
} from './products/product-list.schema.ts'

const tags = ['Orders']
const answers = { 200: json(productListSchema, 'The products as they stand now') }
const params = z.object({ ref: productRefSchema })

const list = createRoute({
  method: 'get',
  path: '/api/fulfilment/products',
  ...allow('partner'),
  tags,
  operationId: 'listPrinterProducts',
  summary: 'The owner’s products at the print provider, as they were read last',
  responses: { ...answers, ...failures('no_session', 'forbidden') },
})

const read = createRoute({
  method: 'post',
  path: '/api/fulfilment/products/read',
  ...allow('partner', 'printer.read'),
  tags,
  operationId: 'readPrinterProducts',
  summary: 'Read the products anew',
  description: 'By jobs, at the pace that the provider allows; harmless while that runs.',
  responses: { ...answers, ...failures('no_session', 'forbidden') },
})

const bringIn = createRoute({
  method: 'post',
  path: '/api/fulfilment/products/import',
  ...allow('partner', 'piece.created'),
  tags,
  operationId: 'importPrinterProducts',
  summary: 'Make drafts of products, or take what changed in those that were made before',
  description: 'By jobs; a product makes one print, however often it is named.',
  request: jsonBody(bringInSchema),
  responses: { ...answers, ...failures('bad_input', 'no_session', 'forbidden', 'not_found') },
})

const decide = (currency: Currency) =>
  createRoute({
    method: 'post',
    path: '/api/fulfilment/products/{ref}/changes',
    ...allow('partner', 'piece.edited'),
    tags,
    operationId: 'answerPrinterChange',
    summary: 'Take or leave a change at the print provider',
    request: { params, ...jsonBody(changeAnswerSchema(currency)) },
    responses: {
      ...answers,
      ...failures('bad_input', 'no_session', 'forbidden', 'not_found', 'changed', 'gone'),
      ...failures('duplicate', 'fulfilment_unavailable', 'storage_unavailable', 'busy'),
    },
  })

const picture = createRoute({
  method: 'get',
  path: '/api/fulfilment/products/{ref}/picture',
  ...allow('partner'),
  tags,
  operationId: 'getPrinterPicture',
  summary: 'A small picture of a product',
  request: { params },
  responses: {
    200: { description: 'The picture', content: { 'image/webp': { schema: z.string() } } },
    ...failures('bad_input', 'no_session', 'forbidden', 'not_found'),
  },
})

/** The owner's products at the print provider, brought in and kept up to date. */
export function printerProductRoutes(api: Api, currency: Currency): void {
  api.openapi(list, async (c) => c.json(await c.get('shop').admin.printerProducts.list(), 200))

  api.openapi(read, async (c) => {
    const { admin, jobs } = c.get('shop')
    await admin.printerProducts.read()
    jobs.poke()
    return c.json(await admin.printerProducts.list(), 200)
  })

  api.openapi(bringIn, async (c) => {
    const { admin, jobs } = c.get('shop')
    await admin.printerProducts.bringInAll(c.req.valid('json').refs)
    jobs.poke()
    return c.json(await admin.printerProducts.list(), 200)
  })

  api.openapi(decide(currency), async (c) => {
    const { printerProducts } = c.get('shop').admin
    await printerProducts.decide(c.req.valid('param').ref, c.req.valid('json'))
    return c.json(await printerProducts.list(), 200)
  })

  api.openapi(picture, async (c) => {
    const found = await c.get('shop').admin.printerProducts.miniature(c.req.valid('param').ref)
    if (!found) throw new ShopError('not_found', 'There is no picture of it.')
    return c.body(new Uint8Array(found), 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': 'private, max-age=86400',
    })
  })
}
