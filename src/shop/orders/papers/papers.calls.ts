import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { answerPdf, pageInstead, pdf, sheetQuery } from '#http/pdf.ts'
import {
  adminSectionPath,
  customsPath,
  invoicePath,
  orderPath,
  slipPath,
} from '#platform/addresses/page-paths.ts'
import { ShopError } from '#platform/errors.ts'
import { orderTokenSchema } from '#shop/orders/record/order.schema.ts'
import { papersCopy } from './copy.ts'
import { mostSlips } from './paper.ts'

const id = z.string().regex(/^[0-9a-f]{32}$/, papersCopy.noPaper)

/** A form repeats `id` for each order; a single `id` isn't a list yet. */
const severalIds = z
  .preprocess(
    (sent) => (typeof sent === 'string' ? [sent] : sent),
    z
      .array(id, papersCopy.whichOrders)
      .min(1, papersCopy.whichOrders)
      .max(mostSlips, papersCopy.tooManySlips(mostSlips))
      .transform((ids) => [...new Set(ids)]),
  )
  .meta({
    type: 'array',
    items: { type: 'string', pattern: '^[0-9a-f]{32}$' },
    description: 'The ids of the orders.',
  })

export default calls('The owner: papers', [
  call({
    id: 'getPackingSlipPdf',
    at: 'GET /api/orders/id/{id}/packing-slip/pdf',
    least: 'helper',
    summary: 'The packing slip of an order as a PDF',
    path: z.object({ id }),
    query: sheetQuery.extend({
      prices: z
        .enum(['0', '1'])
        .default('0')
        .meta({ description: '1: with prices, unless it is a present.' }),
      customs: z
        .enum(['0', '1'])
        .default('0')
        .meta({ description: '1: what customs are told, where the parcel crosses their border.' }),
    }),
    answer: pdf,
    also: { 303: pageInstead },
    fails: ['not_found', 'changed'],
    async run({ shop, path, query: { prices, customs, sheet }, c }) {
      const { storefront, admin } = shop
      const { papers } = storefront
      const order = await admin.orders.get(path.id)
      const isCustoms = customs === '1'
      const slip = () => papers.slip(order, { prices: prices === '1' })
      const made = isCustoms ? await papers.customs(order) : await slip()
      if (!made) throw new ShopError('not_found', papersCopy.noBorder)
      if (order.voidReason === null) await admin.fulfillment.beginPacking([order.id])
      const page = isCustoms ? customsPath(order.number) : slipPath(order.number, prices === '1')
      const name = `${isCustoms ? 'customs' : 'packing-slip'}-${order.number}.pdf`
      return answerPdf(c, { name, page }, await papers.draw(made, sheet))
    },
  }),
  call({
    id: 'getPackingSlipsPdf',
    at: 'GET /api/orders/packing-slips/pdf',
    least: 'helper',
    summary: 'A pick list and the packing slips of several orders as one PDF',
    description:
      'The pick list counts by piece and size what the studio itself has still to send. The slips follow in the order of the ids.',
    query: sheetQuery.extend({ id: severalIds }),
    answer: pdf,
    also: { 303: pageInstead },
    fails: ['not_found', 'changed'],
    async run({ shop, query, c }) {
      const orders = await shop.admin.orders.toPack(query.id)
      await shop.admin.fulfillment.beginPacking(query.id)
      const bytes = await shop.storefront.papers.packing(orders, query.sheet)
      return answerPdf(c, { name: 'packing-slips.pdf', page: adminSectionPath('orders') }, bytes)
    },
  }),
  call({
    id: 'getInvoicePdf',
    at: 'GET /api/orders/{token}/invoices/{id}/pdf',
    least: 'everyone',
    summary: 'An invoice or credit note of an order as a PDF, by the token of its page',
    path: z.object({ token: orderTokenSchema, id }),
    query: sheetQuery,
    under: 'Orders',
    answer: pdf,
    also: { 303: pageInstead },
    fails: ['not_found'],
    async run({ shop, path: { token, id }, query, c }) {
      const { papers } = shop.storefront
      const found = await papers.invoice(id)
      if (found?.invoice.token !== token) {
        throw new ShopError('not_found', papersCopy.noSuchInvoice)
      }
      const bytes = await papers.draw(found, query.sheet)
      const name = found.invoice.ref.name.replace(/[^\w.-]+/g, '-')
      return answerPdf(
        c,
        {
          name: `${found.invoice.ref.kind.replace('_', '-')}-${name}.pdf`,
          page: invoicePath(orderPath(token), id),
        },
        bytes,
      )
    },
  }),
])
