import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { afterForm } from '#http/forms.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { productIdSchema } from '#shop/catalogue/products/entity.schema.ts'
import { dropInputSchema, dropSchema } from './drop.schema.ts'

const tags = ['Drops']
const params = z.object({ id: productIdSchema })
const staff = failures('bad_input', 'no_session', 'forbidden', 'not_found')

const list = createRoute({
  method: 'get',
  path: '/api/drops',
  ...allow('helper'),
  tags,
  operationId: 'listDrops',
  summary: 'Drops, the latest moment first',
  responses: { 200: json(z.array(dropSchema), 'Drops'), ...failures('no_session', 'forbidden') },
})

const create = createRoute({
  method: 'post',
  path: '/api/drops/create',
  ...allow('helper', 'drop.created'),
  tags,
  operationId: 'createDrop',
  summary: 'Let several pieces come into the shop at one moment',
  request: jsonBody(dropInputSchema),
  responses: { 201: json(dropSchema, 'The drop; a moment that has passed is now'), ...staff },
})

const update = createRoute({
  method: 'put',
  path: '/api/drops/update/id/{id}',
  ...allow('helper', 'drop.edited'),
  tags,
  operationId: 'updateDrop',
  summary: 'Change a drop; once it has begun its moment and its pieces stay',
  request: { params, ...jsonBody(dropInputSchema) },
  responses: { 200: json(dropSchema, 'The drop'), ...staff },
})

const remove = createRoute({
  method: 'delete',
  path: '/api/drops/delete/id/{id}',
  ...allow('helper', 'drop.deleted'),
  tags,
  operationId: 'deleteDrop',
  summary: 'Take a drop away; before it has begun its pieces become drafts',
  request: { params },
  responses: { 200: json(dropSchema, 'The drop that is gone'), ...staff },
})

/** Drops, for the studio's staff; visitors read of them on their pages. */
export function dropRoutes(api: Api): void {
  api.openapi(list, async (c) => c.json(await c.get('shop').storefront.drops.list(), 200))
  api.openapi(create, async (c) => {
    const drop = await c.get('shop').storefront.drops.save(null, c.req.valid('json'))
    afterForm(c, pagePaths.admin)
    return c.json(drop, 201)
  })
  api.openapi(update, async (c) => {
    const { id } = c.req.valid('param')
    const drop = await c.get('shop').storefront.drops.save(id, c.req.valid('json'))
    afterForm(c, pagePaths.admin)
    return c.json(drop, 200)
  })
  api.openapi(remove, async (c) => {
    const drop = await c.get('shop').storefront.drops.remove(c.req.valid('param').id)
    afterForm(c, pagePaths.admin)
    return c.json(drop, 200)
  })
}
