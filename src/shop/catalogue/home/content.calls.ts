import { z } from 'zod'
import { kindNames } from '#http/answers.ts'
import { call, calls } from '#http/call.ts'
import { type ProductKind, productKinds } from '#platform/addresses/kinds.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { listQuerySchema, productIdSchema } from '#shop/catalogue/products/entity.schema.ts'
import { hotJson } from '#shop/catalogue/products/product-json.ts'
import { heroSchema, hotChoiceSchemas, hotSchemas } from './content.schema.ts'
import { homeAudit } from './copy.ts'
import { heroEditSchema, newHeroSchema } from './hero.schema.ts'

/* Specification §7. */

const params = z.object({ id: productIdSchema })
const hotPaths = {
  prints: '/api/hot-print',
  clothing: '/api/hot-clothing',
  merch: '/api/hot-merch',
} as const satisfies Record<ProductKind, string>

const listHot = (kind: ProductKind) =>
  call({
    id: `listHot${kindNames[kind].many}`,
    at: `GET ${hotPaths[kind]}`,
    least: 'everyone',
    summary: `Hot ${kind}: the chosen one first, then those chosen before it`,
    query: listQuerySchema,
    answer: [z.array(hotSchemas[kind]), 'Hot items'],
    async run({ shop, query: { limit, before }, currency }) {
      const pieces = await shop.content.hotItems(kind, limit, before)
      return pieces.map((piece) => hotJson(piece, currency))
    },
  })

const chooseHot = (kind: ProductKind) =>
  call({
    id: `chooseHot${kindNames[kind].one}`,
    at: `POST ${hotPaths[kind]}/create`,
    least: 'helper',
    audit: ['hot.chosen', homeAudit.hotChosen],
    summary: 'Make a product the hot one of its kind',
    description: 'Name, price and picture may be sent along; the catalogue’s count.',
    body: hotChoiceSchemas[kind],
    status: 201,
    answer: [hotSchemas[kind], 'The hot item'],
    fails: ['not_found', 'gone', 'sold'],
    leads: pagePaths.admin,
    run: async ({ shop, body, currency }) =>
      hotJson(await shop.content.chooseHotItem(kind, body), currency),
  })

export default calls('Home content', [
  call({
    id: 'listHeroes',
    at: 'GET /api/hero',
    least: 'everyone',
    summary: 'Heroes: the chosen one first, then newest first',
    query: listQuerySchema,
    answer: [z.array(heroSchema), 'The heroes'],
    run: ({ shop, query: { limit, before } }) => shop.content.heroes(limit, before),
  }),
  call({
    id: 'createHero',
    at: 'POST /api/hero/create',
    least: 'helper',
    audit: ['hero.created', homeAudit.heroCreated],
    summary: 'Add a hero',
    body: newHeroSchema,
    status: 201,
    answer: [heroSchema, 'The new hero'],
    fails: ['not_found'],
    leads: pagePaths.admin,
    run: ({ shop, body }) => shop.content.createHero(body),
  }),
  call({
    id: 'updateHero',
    at: 'PUT /api/hero/update/id/{id}',
    least: 'helper',
    audit: ['hero.edited', homeAudit.heroEdited],
    summary: 'Rename a hero or replace its picture',
    path: params,
    body: heroEditSchema,
    sameId: 'id',
    answer: [heroSchema, 'The hero'],
    fails: ['not_found', 'changed'],
    leads: pagePaths.admin,
    run: ({ shop, path: { id }, body }) => shop.content.updateHero(id, body),
  }),
  call({
    id: 'chooseHero',
    at: 'PUT /api/hero/choose/id/{id}',
    least: 'helper',
    audit: ['hero.chosen', homeAudit.heroChosen],
    summary: 'Show this hero on the home page',
    path: params,
    answer: [heroSchema, 'The hero'],
    fails: ['not_found'],
    leads: pagePaths.admin,
    run: ({ shop, path }) => shop.content.chooseHero(path.id),
  }),
  call({
    id: 'deleteHero',
    at: 'DELETE /api/hero/delete/id/{id}',
    least: 'helper',
    audit: ['hero.deleted', homeAudit.heroDeleted],
    summary: 'Delete a hero',
    path: params,
    answer: [heroSchema, 'The hero that is gone'],
    fails: ['not_found'],
    leads: pagePaths.admin,
    run: ({ shop, path }) => shop.content.removeHero(path.id),
  }),
  ...productKinds.flatMap((kind) => [listHot(kind), chooseHot(kind)]),
])
