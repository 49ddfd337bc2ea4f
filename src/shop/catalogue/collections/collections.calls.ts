import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { afterForm } from '#http/forms.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { productIdSchema } from '#shop/catalogue/products/entity.schema.ts'
import {
  collectionFormSchema,
  collectionOrderSchema,
  collectionSchema,
  filledCollectionSchema,
  menuOrderSchema,
  newCollectionSchema,
  orderVersionSchema,
  ownCollectionSchema,
  piecePlaceSchema,
} from './collection.schema.ts'
import type { CollectionType } from './collection.ts'

/* Galleries and series: what visitors are shown of them, and what the owner does with them. */
const tags = ['Galleries and series']
const params = z.object({ id: productIdSchema })
const owners = failures('bad_input', 'no_session', 'forbidden', 'not_found', 'changed')

const lists = { gallery: '/api/galleries', series: '/api/series' } as const

const create = createRoute({
  method: 'post',
  path: '/api/collections/create',
  ...allow('helper', 'collection.created'),
  tags,
  operationId: 'createCollection',
  summary: 'Add a gallery or a series',
  request: jsonBody(newCollectionSchema),
  responses: {
    201: json(filledCollectionSchema, 'The new one, last of its type'),
    ...owners,
    ...failures('too_many'),
  },
})

const all = createRoute({
  method: 'get',
  path: '/api/collections',
  ...allow('helper'),
  tags,
  operationId: 'listCollections',
  summary: 'All galleries and series, empty and hidden ones as well',
  responses: { 200: json(z.array(ownCollectionSchema), 'In the menu’s order'), ...owners },
})

const read = createRoute({
  method: 'get',
  path: '/api/collections/id/{id}',
  ...allow('helper'),
  tags,
  operationId: 'getCollection',
  summary: 'A gallery or a series as its form has it',
  request: { params },
  responses: { 200: json(filledCollectionSchema, 'The form'), ...owners },
})

const update = createRoute({
  method: 'put',
  path: '/api/collections/update/id/{id}',
  ...allow('helper', 'collection.edited'),
  tags,
  operationId: 'updateCollection',
  summary: 'Edit a gallery or a series',
  description: 'Visitors of its former address are led to the new one.',
  request: { params, ...jsonBody(collectionFormSchema) },
  responses: { 200: json(filledCollectionSchema, 'As it stands now'), ...owners },
})

const remove = createRoute({
  method: 'delete',
  path: '/api/collections/delete/id/{id}',
  ...allow('helper', 'collection.deleted'),
  tags,
  operationId: 'deleteCollection',
  summary: 'Delete a gallery or a series',
  description: 'No piece goes: those of a gallery hang in the gallery of their kind again.',
  request: { params },
  responses: { 200: json(filledCollectionSchema, 'What is gone'), ...owners },
})

const arrangePieces = createRoute({
  method: 'put',
  path: '/api/collections/order/id/{id}',
  ...allow('helper', 'gallery.arranged'),
  tags,
  operationId: 'arrangeCollection',
  summary: 'Put the pieces of a gallery or a series into an order',
  request: { params, ...jsonBody(collectionOrderSchema) },
  responses: { 200: json(orderVersionSchema, 'The order’s version'), ...owners },
})

const place = createRoute({
  method: 'put',
  path: '/api/collections/place/id/{id}',
  ...allow('helper', 'gallery.arranged'),
  tags,
  operationId: 'placeInCollection',
  summary: 'Move a piece of a gallery to a number in its order',
  request: { params, ...jsonBody(piecePlaceSchema) },
  responses: { 200: json(piecePlaceSchema, 'Where it stands'), ...owners },
})

const arrangeMenu = createRoute({
  method: 'put',
  path: '/api/collections/order',
  ...allow('helper', 'menu.arranged'),
  tags,
  operationId: 'arrangeMenu',
  summary: 'Put galleries, or series, into the menu’s order',
  request: jsonBody(menuOrderSchema),
  responses: { 200: json(menuOrderSchema, 'The order'), ...owners },
})

export function collectionRoutes(api: Api): void {
  shownRoute(api, 'gallery', 'listGalleries')
  shownRoute(api, 'series', 'listSeries')
  api.openapi(all, async (c) => {
    const { collections } = c.get('shop').storefront
    const both = [await collections.list('gallery'), await collections.list('series')].flat()
    return c.json(
      both.map(({ id, type, kind, slug, title }) => ({ id, type, kind, slug, title })),
      200,
    )
  })
  api.openapi(create, async (c) => {
    const { type, ...form } = c.req.valid('json')
    const made = await c.get('shop').storefront.collections.create(type, form)
    afterForm(c, pagePaths.admin)
    return c.json(made, 201)
  })
  api.openapi(read, async (c) =>
    c.json(await c.get('shop').storefront.collections.read(c.req.valid('param').id), 200),
  )
  api.openapi(update, async (c) => {
    const { version, ...form } = c.req.valid('json')
    const { collections } = c.get('shop').storefront
    const saved = await collections.save(c.req.valid('param').id, form, version)
    afterForm(c, pagePaths.admin)
    return c.json(saved, 200)
  })
  api.openapi(remove, async (c) => {
    const gone = await c.get('shop').storefront.collections.remove(c.req.valid('param').id)
    afterForm(c, pagePaths.admin)
    return c.json(gone, 200)
  })
  api.openapi(arrangePieces, async (c) => {
    const { pieces, version } = c.req.valid('json')
    const { id } = c.req.valid('param')
    const now = await c.get('shop').catalogue.arrangeCollection(id, pieces, version)
    afterForm(c, pagePaths.admin)
    return c.json({ version: now }, 200)
  })
  api.openapi(place, async (c) => {
    const { piece, to } = c.req.valid('json')
    await c.get('shop').catalogue.placePiece(c.req.valid('param').id, piece, to)
    afterForm(c, pagePaths.admin)
    return c.json({ piece, to }, 200)
  })
  api.openapi(arrangeMenu, async (c) => {
    const { type, ids, version } = c.req.valid('json')
    await c.get('shop').storefront.collections.arrange(type, ids, version)
    afterForm(c, pagePaths.admin)
    return c.json({ type, ids }, 200)
  })
}

function shownRoute(api: Api, type: CollectionType, operationId: string): void {
  const route = createRoute({
    method: 'get',
    path: lists[type],
    ...allow('everyone'),
    tags,
    operationId,
    summary: `The ${type === 'gallery' ? 'galleries' : 'series'} that visitors are shown`,
    responses: {
      200: json(z.array(collectionSchema), 'In the menu’s order, none without pieces'),
      ...failures('too_many'),
    },
  })
  api.openapi(route, async (c) => {
    const shop = c.get('shop')
    const [shown, studio] = await Promise.all([shop.catalogue.listShown(), shop.settings.studio()])
    const found = shown.filter((each) => each.type === type)
    return c.json(
      found.map(({ slug, title, words, path, kind }) => ({
        ...{ slug, title, path },
        words: kind === null ? words : studio.galleryIntro[kind],
      })),
      200,
    )
  })
}
