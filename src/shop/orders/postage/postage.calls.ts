import { z } from 'zod'
import { fileHeaders, table } from '#http/answers.ts'
import { call, calls } from '#http/call.ts'
import { ordersAudit } from '#shop/orders/back-office/admin/copy.ts'
import { postageAdminAudit } from './admin/copy.ts'
import { parcelQuerySchema, trackingLineSchema, trackingTextSchema } from './postage.schema.ts'

const lines = z.array(trackingLineSchema)

export default calls('Orders', [
  call({
    id: 'exportParcels',
    at: 'GET /api/orders/parcels.csv',
    least: 'helper',
    audit: ['orders.parcels-saved', postageAdminAudit.parcelsSaved],
    summary: 'Parcels to buy postage for, as a table for Pirate Ship or DHL',
    query: parcelQuerySchema,
    answer: table,
    fails: ['not_found', 'changed'],
    async run({ shop, query: { table: format, id }, c }) {
      const text = await shop.admin.postage.parcels(format, id)
      return c.body(text, 200, fileHeaders(`parcels-${format}.csv`))
    },
  }),
  call({
    id: 'checkTracking',
    at: 'POST /api/orders/tracking/check',
    least: 'helper',
    summary: 'Read tracking numbers for several orders, and ship nothing yet',
    body: trackingTextSchema,
    answer: [lines, 'Each line, and why it can’t be shipped'],
    run: ({ shop, body }) => shop.admin.postage.check(body.text),
  }),
  call({
    id: 'shipTracking',
    at: 'POST /api/orders/tracking/ship',
    least: 'helper',
    audit: ['order.shipped', ordersAudit.orderShipped],
    summary: 'Ship several orders with their tracking numbers',
    description:
      'Each order by itself: what can’t be shipped is named, and the others are. Saying it twice is harmless.',
    body: trackingTextSchema,
    answer: [lines, 'Each line, and why it wasn’t shipped'],
    run: ({ shop, body }) => shop.admin.postage.ship(body.text),
  }),
])
