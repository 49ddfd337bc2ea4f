import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { ShopError } from '#platform/errors.ts'
import { pricesAdminAudit } from '#shop/catalogue/prices/admin/copy.ts'
import { productsAdminAudit } from '#shop/catalogue/products/admin/copy.ts'
import { printerAudit } from './admin/copy.ts'
import { fulfillmentCopy } from './copy.ts'
import {
  bringInSchema,
  changeAnswerSchema,
  productListSchema,
  productRefSchema,
} from './products/product-list.schema.ts'

const params = z.object({ ref: productRefSchema })

export default calls('Orders', [
  call({
    id: 'listPrinterProducts',
    at: 'GET /api/fulfillment/products',
    least: 'partner',
    summary: 'The owner’s products at the print provider, as they were read last',
    answer: [productListSchema, 'The products as they stand now'],
    run: ({ shop }) => shop.admin.printerProducts.list(),
  }),
  call({
    id: 'readPrinterProducts',
    at: 'POST /api/fulfillment/products/read',
    least: 'partner',
    audit: ['printer.read', printerAudit.read],
    summary: 'Read the products anew',
    description: 'By jobs, at the pace that the provider allows; harmless while that runs.',
    answer: [productListSchema, 'The products as they stand now'],
    async run({ shop }) {
      await shop.admin.printerProducts.read()
      return await shop.admin.printerProducts.list()
    },
  }),
  call({
    id: 'importPrinterProducts',
    at: 'POST /api/fulfillment/products/import',
    least: 'partner',
    audit: ['piece.created', productsAdminAudit.created],
    summary: 'Make drafts of products, or take what changed in those that were made before',
    description: 'By jobs; a product makes one print, however often it is named.',
    body: bringInSchema,
    answer: [productListSchema, 'The products as they stand now'],
    fails: ['not_found'],
    async run({ shop, body }) {
      await shop.admin.printerProducts.bringInAll(body.refs)
      return await shop.admin.printerProducts.list()
    },
  }),
  call({
    id: 'answerPrinterChange',
    at: 'POST /api/fulfillment/products/{ref}/changes',
    least: 'partner',
    audit: ['piece.edited', pricesAdminAudit.edited],
    summary: 'Take or leave a change at the print provider',
    path: params,
    body: changeAnswerSchema,
    answer: [productListSchema, 'The products as they stand now'],
    fails: [
      'not_found',
      'changed',
      'gone',
      'duplicate',
      'fulfilment_unavailable',
      'storage_unavailable',
      'busy',
    ],
    async run({ shop, path, body }) {
      const { printerProducts } = shop.admin
      await printerProducts.decide(path.ref, body)
      return await printerProducts.list()
    },
  }),
  call({
    id: 'getPrinterPicture',
    at: 'GET /api/fulfillment/products/{ref}/picture',
    least: 'partner',
    summary: 'A small picture of a product',
    path: params,
    answer: { description: 'The picture', content: { 'image/webp': { schema: z.string() } } },
    fails: ['not_found'],
    async run({ shop, path, c }) {
      const found = await shop.admin.printerProducts.miniature(path.ref)
      if (!found) throw new ShopError('not_found', fulfillmentCopy.noPictureOfIt)
      return c.body(new Uint8Array(found), 200, {
        'Content-Type': 'image/webp',
        'Cache-Control': 'private, max-age=86400',
      })
    },
  }),
])
