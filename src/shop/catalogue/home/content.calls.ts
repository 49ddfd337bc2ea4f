import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody, kindNames } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { afterForm } from '#http/forms.ts'
import { type ProductKind, productKinds } from '#platform/addresses/kinds.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import type { Currency } from '#platform/money/currency.ts'
import { listQuerySchema, productIdSchema } from '#shop/catalogue/products/entity.schema.ts'
import { hotJson } from '#shop/catalogue/products/product-json.calls.ts'
import { sameId } from '#shop/catalogue/products/same-id.calls.ts'
import { heroSchema, hotChoiceSchemas, hotSchemas } from './content.schema.ts'
import { heroEditSchema, newHeroSchema } from './hero.schema.ts'

/** Home content and the owner's choices for it (specification §7). */
export function contentRoutes(api: Api, currency: Currency): void {
  heroRoutes(api)
  for (const kind of productKinds) {
    hotListRoute(api, kind, currency)
    hotChoiceRoute(api, kind, currency)
  }
}

const tags = ['Home content']
const params = z.object({ id: productIdSchema })
const owners = failures('bad_input', 'no_session', 'forbidden', 'not_found')
const hotPaths: Record<ProductKind, string> = {
  prints: '/api/hot-print',
  clothing: '/api/hot-clothing',
  merch: '/api/hot-merch',
}

const heroList = createRoute({
  method: 'get',
  path: '/api/hero',
  ...allow('everyone'),
  tags,
  operationId: 'listHeroes',
  summary: 'Heroes: the chosen one first, then newest first',
  request: { query: listQuerySchema },
  responses: { 200: json(z.array(heroSchema), 'The heroes'), ...failures('bad_input') },
})

const heroCreate = createRoute({
  method: 'post',
  path: '/api/hero/create',
  ...allow('helper', 'hero.created'),
  tags,
  operationId: 'createHero',
  summary: 'Add a hero',
  request: jsonBody(newHeroSchema),
  responses: { 201: json(heroSchema, 'The new hero'), ...owners },
})

const heroUpdate = createRoute({
  method: 'put',
  path: '/api/hero/update/id/{id}',
  ...allow('helper', 'hero.edited'),
  tags,
  operationId: 'updateHero',
  summary: 'Rename a hero or replace its picture',
  request: { params, ...jsonBody(heroEditSchema) },
  responses: { 200: json(heroSchema, 'The hero'), ...owners },
})

const heroChoose = createRoute({
  method: 'put',
  path: '/api/hero/choose/id/{id}',
  ...allow('helper', 'hero.chosen'),
  tags,
  operationId: 'chooseHero',
  summary: 'Show this hero on the home page',
  request: { params },
  responses: { 200: json(heroSchema, 'The hero'), ...owners },
})

const heroDelete = createRoute({
  method: 'delete',
  path: '/api/hero/delete/id/{id}',
  ...allow('helper', 'hero.deleted'),
  tags,
  operationId: 'deleteHero',
  summary: 'Delete a hero',
  request: { params },
  responses: { 200: json(heroSchema, 'The hero that is gone'), ...owners },
})

function heroRoutes(api: Api): void {
  api.openapi(heroList, async (c) => {
    const { limit, before } = c.req.valid('query')
    const heroes = await c.get('shop').content.heroes()
    const older = before === undefined ? heroes : heroes.filter((hero) => hero.id < before)
    return c.json(older.slice(0, limit), 200)
  })
  api.openapi(heroCreate, async (c) => {
    const hero = await c.get('shop').content.createHero(c.req.valid('json'))
    afterForm(c, pagePaths.admin)
    return c.json(hero, 201)
  })
  api.openapi(heroUpdate, async (c) => {
    const { id } = c.req.valid('param')
    await sameId(c, id)
    const hero = await c.get('shop').content.updateHero(id, c.req.valid('json'))
    afterForm(c, pagePaths.admin)
    return c.json(hero, 200)
  })
  api.openapi(heroChoose, async (c) => {
    const hero = await c.get('shop').content.chooseHero(c.req.valid('param').id)
    afterForm(c, pagePaths.admin)
    return c.json(hero, 200)
  })
  api.openapi(heroDelete, async (c) => {
    const hero = await c.get('shop').content.removeHero(c.req.valid('param').id)
    afterForm(c, pagePaths.admin)
    return c.json(hero, 200)
  })
}

function hotListRoute(api: Api, kind: ProductKind, currency: Currency): void {
  const route = createRoute({
    method: 'get',
    path: hotPaths[kind],
    ...allow('everyone'),
    tags,
    operationId: `listHot${kindNames[kind].many}`,
    summary: `Hot ${kind}: the chosen one first, then those chosen before it`,
    request: { query: listQuerySchema },
    responses: { 200: json(z.array(hotSchemas[kind]), 'Hot items'), ...failures('bad_input') },
  })
  api.openapi(route, async (c) => {
    const { limit, before } = c.req.valid('query')
    const pieces = await c.get('shop').content.hotItems(kind, limit)
    const older =
      before === undefined ? pieces : pieces.filter((piece) => piece.product.id < before)
    return c.json(
      older.map((each) => hotJson(each, currency)),
      200,
    )
  })
}

function hotChoiceRoute(api: Api, kind: ProductKind, currency: Currency): void {
  const route = createRoute({
    method: 'post',
    path: `${hotPaths[kind]}/create`,
    ...allow('helper', 'hot.chosen'),
    tags,
    operationId: `chooseHot${kindNames[kind].one}`,
    summary: 'Make a product the hot one of its kind',
    description: 'Name, price and picture may be sent along; the catalogue’s count.',
    request: jsonBody(hotChoiceSchemas[kind]),
    responses: {
      201: json(hotSchemas[kind], 'The hot item'),
      ...failures('bad_input', 'no_session', 'forbidden', 'not_found', 'gone', 'sold'),
    },
  })
  api.openapi(route, async (c) => {
    const piece = await c.get('shop').content.chooseHotItem(kind, c.req.valid('json'))
    afterForm(c, pagePaths.admin)
    return c.json(hotJson(piece, currency), 201)
  })
}
