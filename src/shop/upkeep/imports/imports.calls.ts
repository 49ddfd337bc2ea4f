import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { importsAdminAudit } from './admin/copy.ts'
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

const params = z.object({ id: importIdSchema })

export default calls('The owner: imports', [
  call({
    id: 'listImports',
    at: 'GET /api/imports',
    least: 'partner',
    summary: 'The latest imports from other shops',
    answer: [z.array(importSummarySchema), 'Imports, newest first'],
    run: ({ shop }) => shop.admin.imports.list(),
  }),
  call({
    id: 'readImportFile',
    at: 'POST /api/imports/file',
    least: 'partner',
    audit: ['import.read', importsAdminAudit.read],
    summary: 'Read another shop’s file of products',
    description:
      'Shopify, Etsy, Squarespace and WooCommerce as CSV, Big Cartel as JSON; the source is recognised. Nothing is imported yet.',
    upload: importFileSchema,
    status: 201,
    answer: [madeImportSchema, 'The preview'],
    fails: ['too_large'],
    async run({ shop, body: { file } }) {
      const bytes = new Uint8Array(await file.arrayBuffer())
      return await shop.admin.imports.read(bytes, file.name)
    },
  }),
  call({
    id: 'readImportAddress',
    at: 'POST /api/imports/address',
    least: 'partner',
    audit: ['import.read', importsAdminAudit.read],
    summary: 'Read the products of a public Big Cartel shop',
    body: importAddressSchema,
    status: 201,
    answer: [madeImportSchema, 'The preview'],
    run: ({ shop, body }) => shop.admin.imports.readAddress(body.address),
  }),
  call({
    id: 'getImport',
    at: 'GET /api/imports/id/{id}',
    least: 'partner',
    summary: 'An import, with a hundred of its products',
    path: params,
    query: importPageSchema,
    answer: [importDetailSchema, 'The import'],
    fails: ['not_found', 'changed'],
    run: ({ shop, path, query }) => shop.admin.imports.get(path.id, query.from),
  }),
  call({
    id: 'chooseImportItems',
    at: 'PUT /api/imports/id/{id}/choices',
    least: 'partner',
    audit: ['import.chosen', importsAdminAudit.chosen],
    summary: 'Choose what products become',
    path: params,
    body: importChoiceSchema,
    status: 204,
    answer: 'Done',
    fails: ['not_found', 'changed'],
    run: ({ shop, path, body }) => shop.admin.imports.choose(path.id, body.kind, body.positions),
  }),
  call({
    id: 'startImport',
    at: 'POST /api/imports/id/{id}/start',
    least: 'partner',
    audit: ['import.started', importsAdminAudit.started],
    summary: 'Import the waiting products as drafts',
    path: params,
    status: 204,
    answer: 'Done',
    fails: ['not_found', 'changed'],
    run: ({ shop, path }) => shop.admin.imports.start(path.id),
  }),
  call({
    id: 'stopImport',
    at: 'POST /api/imports/id/{id}/stop',
    least: 'partner',
    audit: ['import.stopped', importsAdminAudit.stopped],
    summary: 'Stop an import; it can go on later',
    path: params,
    status: 204,
    answer: 'Done',
    fails: ['not_found', 'changed'],
    run: ({ shop, path }) => shop.admin.imports.stop(path.id),
  }),
  call({
    id: 'discardImport',
    at: 'DELETE /api/imports/id/{id}',
    least: 'partner',
    audit: ['import.discarded', importsAdminAudit.discarded],
    summary: 'Forget an import; its pieces stay',
    path: params,
    status: 204,
    answer: 'Done',
    fails: ['not_found', 'changed'],
    run: ({ shop, path }) => shop.admin.imports.discard(path.id),
  }),
])
