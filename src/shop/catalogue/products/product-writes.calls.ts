import { z } from 'zod'
import { kindNames } from '#http/answers.ts'
import { call, calls } from '#http/call.ts'
import { type ProductKind, productKinds } from '#platform/addresses/kinds.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { platformCopy } from '#platform/copy.ts'
import { pricesAdminAudit } from '#shop/catalogue/prices/admin/copy.ts'
import { productsAdminAudit } from './admin/copy.ts'
import { entitySchemas, productIdSchema } from './entity.schema.ts'
import { newPieceSchema, pieceEditSchema, stockChangeSchema } from './piece.schema.ts'
import { pieceJson } from './product-json.ts'

/* Specification §7. */

const params = z.object({ id: productIdSchema })

/** Specification §7. */
const edits = {
  prints: { path: '/api/prints/update/id/{id}', summary: 'Edit a print' },
  clothing: { path: '/api/clothing/update/id/{id}', summary: 'Edit a piece of clothing' },
  merch: { path: '/api/merch/update-product/id/{id}', summary: 'Edit merch and its stock on hand' },
} as const satisfies Record<ProductKind, { path: string; summary: string }>

/** The specification spells the prints' address without 'id'. */
const deletePaths = {
  prints: '/api/prints/delete/{id}',
  clothing: '/api/clothing/delete/id/{id}',
  merch: '/api/merch/delete/id/{id}',
} as const satisfies Record<ProductKind, string>

const create = (kind: ProductKind) =>
  call({
    id: `create${kindNames[kind].one}`,
    at: `POST /api/${kind}/create`,
    least: 'helper',
    audit: ['piece.created', productsAdminAudit.created],
    summary: `Add to the ${kind}`,
    body: (currency) => newPieceSchema(kind, currency),
    status: 201,
    answer: [entitySchemas[kind], 'The new piece'],
    fails: ['gone', 'duplicate'],
    leads: pagePaths.admin,
    run: async ({ shop, body, currency }) =>
      pieceJson(await shop.catalogue.create(body), currency, true),
  })

const update = (kind: ProductKind) =>
  call({
    id: `update${kindNames[kind].one}`,
    at: `PUT ${edits[kind].path}`,
    least: 'helper',
    audit: ['piece.edited', pricesAdminAudit.edited],
    summary: edits[kind].summary,
    path: params,
    body: (currency) => pieceEditSchema(kind, currency),
    sameId: 'id',
    answer: [entitySchemas[kind], 'The piece as it stands now'],
    fails: ['not_found', 'gone', 'duplicate', 'held', 'sold_out', 'changed'],
    leads: pagePaths.admin,
    run: async ({ shop, path: { id }, body, currency }) =>
      pieceJson(await shop.catalogue.update(kind, id, body), currency, true),
  })

const remove = (kind: ProductKind) =>
  call({
    id: `delete${kindNames[kind].one}`,
    at: `DELETE ${deletePaths[kind]}`,
    least: 'helper',
    audit: ['piece.deleted', productsAdminAudit.deleted],
    summary: 'Delete a product',
    path: params,
    answer: [entitySchemas[kind], 'The piece that is gone'],
    fails: ['not_found', 'gone'],
    leads: pagePaths.admin,
    run: async ({ shop, path, currency }) =>
      pieceJson(await shop.catalogue.remove(kind, path.id), currency, true),
  })

const draftSchema = z
  .object({ hidden: z.boolean(platformCopy.noTrueOrFalse) })
  .meta({ id: 'Draft' })

const setHidden = (kind: ProductKind) =>
  call({
    id: `set${kindNames[kind].one}Hidden`,
    at: `PUT /api/${kind}/hidden/id/{id}`,
    least: 'helper',
    audit: ['piece.hidden', productsAdminAudit.hidden],
    summary: 'Hide a product as a draft, or publish it',
    path: params,
    body: draftSchema,
    answer: [entitySchemas[kind], 'The piece as it stands now'],
    fails: ['not_found', 'gone'],
    leads: pagePaths.admin,
    run: async ({ shop, path, body, currency }) =>
      pieceJson(await shop.catalogue.setHidden(kind, path.id, body.hidden), currency, true),
  })

const merch = 'merch' as ProductKind

export default calls('The owner: products', [
  call({
    id: 'changeMerchStock',
    at: 'PUT /api/merch/update/id/{id}',
    least: 'helper',
    audit: ['piece.restocked', productsAdminAudit.restocked],
    summary: 'Add a signed amount to stock on hand',
    path: params,
    body: stockChangeSchema,
    sameId: 'id',
    answer: [entitySchemas[merch], 'The piece as it stands now'],
    fails: ['not_found', 'gone', 'duplicate', 'held', 'sold_out', 'changed'],
    leads: pagePaths.admin,
    run: async ({ shop, path: { id }, body: { quantity, size }, currency }) =>
      pieceJson(await shop.catalogue.changeMerchStock(id, quantity, size), currency, true),
  }),
  ...productKinds.flatMap((kind) => [create(kind), update(kind), setHidden(kind), remove(kind)]),
])
