import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { productIdSchema } from '#shop/catalogue/products/entity.schema.ts'
import { dropsAudit } from './admin/copy.ts'
import { dropInputSchema, dropSchema } from './drop.schema.ts'

const params = z.object({ id: productIdSchema })

export default calls('Drops', [
  call({
    id: 'listDrops',
    at: 'GET /api/drops',
    least: 'helper',
    summary: 'Drops, the latest moment first',
    answer: [z.array(dropSchema), 'Drops'],
    run: ({ shop }) => shop.storefront.drops.list(),
  }),
  call({
    id: 'createDrop',
    at: 'POST /api/drops/create',
    least: 'helper',
    audit: ['drop.created', dropsAudit.created],
    summary: 'Let several pieces come into the shop at one moment',
    body: dropInputSchema,
    status: 201,
    answer: [dropSchema, 'The drop; a moment that has passed is now'],
    fails: ['not_found'],
    leads: pagePaths.admin,
    run: ({ shop, body }) => shop.storefront.drops.save(null, body),
  }),
  call({
    id: 'updateDrop',
    at: 'PUT /api/drops/update/id/{id}',
    least: 'helper',
    audit: ['drop.edited', dropsAudit.edited],
    summary: 'Change a drop; once it has begun its moment and its pieces stay',
    path: params,
    body: dropInputSchema,
    answer: [dropSchema, 'The drop'],
    fails: ['not_found', 'changed'],
    leads: pagePaths.admin,
    run: ({ shop, path, body }) => shop.storefront.drops.save(path.id, body),
  }),
  call({
    id: 'deleteDrop',
    at: 'DELETE /api/drops/delete/id/{id}',
    least: 'helper',
    audit: ['drop.deleted', dropsAudit.deleted],
    summary: 'Take a drop away; before it has begun its pieces become drafts',
    path: params,
    answer: [dropSchema, 'The drop that is gone'],
    fails: ['not_found'],
    leads: pagePaths.admin,
    run: ({ shop, path }) => shop.storefront.drops.remove(path.id),
  }),
])
