import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import {
  importAddressSchema,
  importChoiceSchema,
  importDetailSchema,
  importFileSchema,
  importIdSchema,
  importPageSchema,
  importSummarySchema,
  madeImportSchema,
} from './import.schema.ts'

const tags = ['The owner: moving in']
const params = z.object({ id: importIdSchema })
const refused = failures('bad_input', 'no_session', 'forbidden')
const refusedOne = failures('bad_input', 'no_session', 'forbidden', 'not_found', 'changed')
const done = { 204: { description: 'Done' } }

const list = createRoute({
  method: 'get',
  path: '/api/imports',
  ...allow('partner'),
  tags,
  operationId: 'listImports',
  summary: 'The latest imports from other shops',
  responses: { 200: json(z.array(importSummarySchema), 'Imports, newest first'), ...refused },
})

const read = createRoute({
  method: 'post',
  path: '/api/imports/file',
  ...allow('partner', 'import.read'),
  tags,
  operationId: 'readImportFile',
  summary: 'Read another shop’s file of products',
  description:
    'Shopify, Etsy, Squarespace and WooCommerce as CSV, Big Cartel as JSON; the source is recognised. Nothing is brought in yet.',
  request: {
    body: { content: { 'multipart/form-data': { schema: importFileSchema } }, required: true },
  },
  responses: { 201: json(madeImportSchema, 'The preview'), ...refused, ...failures('too_large') },
})

const readAddress = createRoute({
  method: 'post',
  path: '/api/imports/address',
  ...allow('partner', 'import.read'),
  tags,
  operationId: 'readImportAddress',
  summary: 'Read the products of a public Big Cartel shop',
  request: jsonBody(importAddressSchema),
  responses: { 201: json(madeImportSchema, 'The preview'), ...refused },
})

const one = createRoute({
  method: 'get',
  path: '/api/imports/id/{id}',
  ...allow('partner'),
  tags,
  operationId: 'getImport',
  summary: 'An import, with a hundred of its products',
  request: { params, query: importPageSchema },
  responses: { 200: json(importDetailSchema, 'The import'), ...refusedOne },
})

const choose = createRoute({
  method: 'put',
  path: '/api/imports/id/{id}/choices',
  ...allow('partner', 'import.chosen'),
  tags,
  operationId: 'chooseImportItems',
  summary: 'Choose what products become',
  request: { params, ...jsonBody(importChoiceSchema) },
  responses: { ...done, ...refusedOne },
})

const start = createRoute({
  method: 'post',
  path: '/api/imports/id/{id}/start',
  ...allow('partner', 'import.started'),
  tags,
  operationId: 'startImport',
  summary: 'Bring in what waits, as drafts',
  request: { params },
  responses: { ...done, ...refusedOne },
})

const stop = createRoute({
  method: 'post',
  path: '/api/imports/id/{id}/stop',
  ...allow('partner', 'import.stopped'),
  tags,
  operationId: 'stopImport',
  summary: 'Stop an import; it can go on later',
  request: { params },
  responses: { ...done, ...refusedOne },
})

const discard = createRoute({
  method: 'delete',
  path: '/api/imports/id/{id}',
  ...allow('partner', 'import.discarded'),
  tags,
  operationId: 'discardImport',
  summary: 'Forget an import; its pieces stay',
  request: { params },
  responses: { ...done, ...refusedOne },
})

export function importRoutes(api: Api): void {
  api.openapi(list, async (c) => c.json(await c.get('shop').admin.imports.list(), 200))
  api.openapi(read, async (c) => {
    const { file } = c.req.valid('form')
    const bytes = new Uint8Array(await file.arrayBuffer())
    return c.json(await c.get('shop').admin.imports.read(bytes, file.name), 201)
  })
  api.openapi(readAddress, async (c) => {
    const { address } = c.req.valid('json')
    return c.json(await c.get('shop').admin.imports.readAddress(address), 201)
  })
  api.openapi(one, async (c) => {
    const { from } = c.req.valid('query')
    return c.json(await c.get('shop').admin.imports.get(c.req.valid('param').id, from), 200)
  })
  api.openapi(choose, async (c) => {
    const { kind, positions } = c.req.valid('json')
    await c.get('shop').admin.imports.choose(c.req.valid('param').id, kind, positions)
    return c.body(null, 204)
  })
  api.openapi(start, async (c) => {
    const { admin, jobs } = c.get('shop')
    await admin.imports.start(c.req.valid('param').id)
    jobs.poke()
    return c.body(null, 204)
  })
  api.openapi(stop, async (c) => {
    await c.get('shop').admin.imports.stop(c.req.valid('param').id)
    return c.body(null, 204)
  })
  api.openapi(discard, async (c) => {
    await c.get('shop').admin.imports.discard(c.req.valid('param').id)
    return c.body(null, 204)
  })
}
