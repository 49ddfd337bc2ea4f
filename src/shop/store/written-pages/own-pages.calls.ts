import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { collectionsAudit } from '#shop/catalogue/collections/copy.ts'
import { productIdSchema } from '#shop/catalogue/products/entity.schema.ts'
import { writtenPagesAdminAudit } from './admin/copy.ts'
import { ownPageFormSchema, ownPageSchema, pageOrderSchema } from './own-page.schema.ts'

const params = z.object({ id: productIdSchema })

export default calls('The owner: studio', [
  call({
    id: 'listOwnPages',
    at: 'GET /api/own-pages',
    least: 'partner',
    summary: 'The pages of your own, drafts as well',
    answer: [z.array(ownPageSchema.omit({ blocks: true, version: true })), 'In your order'],
    run: async ({ shop }) =>
      (await shop.storefront.ownPages.list()).map(({ blocks: _, updatedAt: __, ...page }) => page),
  }),
  call({
    id: 'createOwnPage',
    at: 'POST /api/own-pages/create',
    least: 'partner',
    audit: ['page.created', writtenPagesAdminAudit.created],
    summary: 'Add a page of your own',
    body: ownPageFormSchema,
    status: 201,
    answer: [ownPageSchema, 'The new page'],
    fails: ['too_many', 'too_large'],
    leads: pagePaths.admin,
    run: ({ shop, body: { version: _, ...form } }) => shop.storefront.ownPages.create(form),
  }),
  call({
    id: 'getOwnPage',
    at: 'GET /api/own-pages/id/{id}',
    least: 'partner',
    summary: 'A page of your own, as its form has it',
    path: params,
    answer: [ownPageSchema, 'The page'],
    fails: ['not_found'],
    run: ({ shop, path }) => shop.storefront.ownPages.read(path.id),
  }),
  call({
    id: 'updateOwnPage',
    at: 'PUT /api/own-pages/update/id/{id}',
    least: 'partner',
    audit: ['page.changed', writtenPagesAdminAudit.changed],
    summary: 'Change a page of your own',
    description: 'Visitors of its former address are led to the new one.',
    path: params,
    body: ownPageFormSchema,
    answer: [ownPageSchema, 'The page as it is now'],
    fails: ['not_found', 'changed', 'too_large'],
    leads: pagePaths.admin,
    run: ({ shop, path, body: { version, ...form } }) =>
      shop.storefront.ownPages.save(path.id, form, version),
  }),
  call({
    id: 'deleteOwnPage',
    at: 'DELETE /api/own-pages/delete/id/{id}',
    least: 'partner',
    audit: ['page.deleted', writtenPagesAdminAudit.deleted],
    summary: 'Delete a page of your own',
    path: params,
    answer: [ownPageSchema, 'The page that is gone'],
    fails: ['not_found'],
    leads: pagePaths.admin,
    run: ({ shop, path }) => shop.storefront.ownPages.remove(path.id),
  }),
  call({
    id: 'arrangeOwnPages',
    at: 'PUT /api/own-pages/order',
    least: 'partner',
    audit: ['menu.arranged', collectionsAudit.menuArranged],
    summary: 'Put your own pages of the menu, or of the foot, into an order',
    body: pageOrderSchema,
    answer: [pageOrderSchema, 'The order'],
    fails: ['changed'],
    leads: pagePaths.admin,
    async run({ shop, body: { spot, ids, version } }) {
      await shop.storefront.ownPages.arrange(spot, ids, version)
      return { spot, ids }
    },
  }),
])
