import { z } from 'zod'
import { call, calls } from '#http/call.ts'
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
} from './collection.schema.ts'
import type { CollectionType } from './collection.ts'
import { collectionsAudit } from './copy.ts'

const params = z.object({ id: productIdSchema })

const lists = { gallery: '/api/galleries', series: '/api/series' } as const

const listShown = (type: CollectionType, id: string) =>
  call({
    id,
    at: `GET ${lists[type]}`,
    least: 'everyone',
    summary: `The ${type === 'gallery' ? 'galleries' : 'series'} that visitors are shown`,
    answer: [z.array(collectionSchema), 'In the menu’s order, none without pieces'],
    fails: ['too_many'],
    async run({ shop }) {
      const [shown, studio] = await Promise.all([
        shop.catalogue.listShown(),
        shop.settings.studio(),
      ])
      return shown
        .filter((each) => each.type === type)
        .map(({ slug, title, words, path, kind }) => ({
          slug,
          title,
          path,
          words: kind === null ? words : studio.galleryIntro[kind],
        }))
    },
  })

export default calls('Galleries and series', [
  listShown('gallery', 'listGalleries'),
  listShown('series', 'listSeries'),
  call({
    id: 'listCollections',
    at: 'GET /api/collections',
    least: 'helper',
    summary: 'All galleries and series, empty and hidden ones as well',
    answer: [z.array(ownCollectionSchema), 'In the menu’s order'],
    fails: ['not_found', 'changed'],
    async run({ shop }) {
      const { collections } = shop.storefront
      const both = [await collections.list('gallery'), await collections.list('series')].flat()
      return both.map(({ id, type, kind, slug, title }) => ({ id, type, kind, slug, title }))
    },
  }),
  call({
    id: 'createCollection',
    at: 'POST /api/collections/create',
    least: 'helper',
    audit: ['collection.created', collectionsAudit.collectionCreated],
    summary: 'Add a gallery or a series',
    body: newCollectionSchema,
    status: 201,
    answer: [filledCollectionSchema, 'The new one, last of its type'],
    fails: ['not_found', 'changed', 'too_many'],
    leads: pagePaths.admin,
    run: ({ shop, body: { type, ...form } }) => shop.storefront.collections.create(type, form),
  }),
  call({
    id: 'getCollection',
    at: 'GET /api/collections/id/{id}',
    least: 'helper',
    summary: 'A gallery or a series as its form has it',
    path: params,
    answer: [filledCollectionSchema, 'The form'],
    fails: ['not_found', 'changed'],
    run: ({ shop, path }) => shop.storefront.collections.read(path.id),
  }),
  call({
    id: 'updateCollection',
    at: 'PUT /api/collections/update/id/{id}',
    least: 'helper',
    audit: ['collection.edited', collectionsAudit.collectionEdited],
    summary: 'Edit a gallery or a series',
    description: 'Visitors of its former address are led to the new one.',
    path: params,
    body: collectionFormSchema,
    answer: [filledCollectionSchema, 'As it stands now'],
    fails: ['not_found', 'changed'],
    leads: pagePaths.admin,
    run: ({ shop, path, body: { version, ...form } }) =>
      shop.storefront.collections.save(path.id, form, version),
  }),
  call({
    id: 'deleteCollection',
    at: 'DELETE /api/collections/delete/id/{id}',
    least: 'helper',
    audit: ['collection.deleted', collectionsAudit.collectionDeleted],
    summary: 'Delete a gallery or a series',
    description: 'No piece goes: those of a gallery hang in the gallery of their kind again.',
    path: params,
    answer: [filledCollectionSchema, 'What is gone'],
    fails: ['not_found', 'changed'],
    leads: pagePaths.admin,
    run: ({ shop, path }) => shop.storefront.collections.remove(path.id),
  }),
  call({
    id: 'arrangeCollection',
    at: 'PUT /api/collections/order/id/{id}',
    least: 'helper',
    audit: ['gallery.arranged', collectionsAudit.galleryArranged],
    summary: 'Put the pieces of a gallery or a series into an order',
    path: params,
    body: collectionOrderSchema,
    answer: [orderVersionSchema, 'The order’s version'],
    fails: ['not_found', 'changed'],
    leads: pagePaths.admin,
    run: async ({ shop, path, body: { pieces, version } }) => ({
      version: await shop.catalogue.arrangeCollection(path.id, pieces, version),
    }),
  }),
  call({
    id: 'arrangeMenu',
    at: 'PUT /api/collections/order',
    least: 'helper',
    audit: ['menu.arranged', collectionsAudit.menuArranged],
    summary: 'Put galleries, or series, into the menu’s order',
    body: menuOrderSchema,
    answer: [menuOrderSchema, 'The order'],
    fails: ['not_found', 'changed'],
    leads: pagePaths.admin,
    async run({ shop, body: { type, ids, version } }) {
      await shop.storefront.collections.arrange(type, ids, version)
      return { type, ids }
    },
  }),
])
