import { z } from 'zod'
import { fileHeaders, json, table } from '#http/answers.ts'
import type { ApiContext } from '#http/api.ts'
import { call, calls } from '#http/call.ts'
import { requireVisitor } from '#http/session.ts'
import { streamText } from '#http/stream-text.ts'
import { productIdSchema } from '#shop/catalogue/products/entity.schema.ts'
import { ordersAudit } from './admin/copy.ts'
import {
  exportQuerySchema,
  noteSchema,
  orderIdSchema,
  orderListQuerySchema,
  ownerOrderRowSchema,
  ownerOrderSchema,
  resolveIssuesSchema,
  stuckJobSchema,
} from './owner-order.schema.ts'
import { ownerOrderJson, ownerRowJson } from './owner-order-json.calls.ts'

const params = z.object({ id: orderIdSchema })

const one = json(ownerOrderSchema, 'The order')

const roleOf = (c: ApiContext) => requireVisitor(c).staffRole

export default calls('Orders', [
  call({
    id: 'listOrders',
    at: 'GET /api/orders',
    least: 'helper',
    summary: 'The studio’s orders, newest first',
    description:
      'Every word of `search` stands in the number, the buyer’s name or email address, or a piece’s name. Attempts that nobody paid are left out unless `show=not-paid` asks for them. `before` is an order’s number.',
    query: orderListQuerySchema,
    answer: [z.array(ownerOrderRowSchema), 'Orders'],
    async run({ shop, query }) {
      const { limit = 100, before, search, show } = query
      const rows = await shop.admin.orders.list({ limit, before, search, filter: show })
      return rows.map(ownerRowJson)
    },
  }),
  call({
    id: 'listOrdersWithIssues',
    at: 'GET /api/orders/needs-you',
    least: 'helper',
    summary: 'Orders and jobs that need the owner',
    answer: [
      z.object({
        count: z.number().int(),
        orders: z.array(ownerOrderRowSchema),
        stuck: z.array(stuckJobSchema),
      }),
      'How much, the newest orders of it, and dead-lettered jobs',
    ],
    async run({ shop }) {
      const { count, orders, stuck } = await shop.admin.orders.needsYou(100)
      return { count, orders: orders.map(ownerRowJson), stuck }
    },
  }),
  call({
    id: 'exportOrders',
    at: 'GET /api/orders/export.csv',
    least: 'partner',
    audit: ['orders.exported', ordersAudit.ordersExported],
    summary: 'Paid orders as CSV',
    description:
      'By the day of the payment in the studio’s time zone, both days included. UTF-8 with a byte order mark, RFC 4180; no cell can run as a formula.',
    query: exportQuerySchema,
    answer: table,
    async run({ shop, query: { from, to } }) {
      const zone = (await shop.settings.studio()).timeZone
      const days = [from, to].filter(Boolean).join('-to-')
      const rows = shop.admin.orders.export({ from, to, zone })
      return streamText(rows, fileHeaders(`orders${days && `-${days}`}.csv`))
    },
  }),
  call({
    id: 'getOrderDetails',
    at: 'GET /api/orders/id/{id}',
    least: 'helper',
    summary: 'One order in full',
    path: params,
    answer: one,
    fails: ['not_found', 'changed'],
    async run({ shop, path, c }) {
      const order = await shop.admin.orders.get(path.id)
      return ownerOrderJson(order, roleOf(c))
    },
  }),
  call({
    id: 'updateOrderNote',
    at: 'PUT /api/orders/id/{id}/note',
    least: 'helper',
    audit: ['order.noted', ordersAudit.orderNoted],
    summary: 'Change the owner’s note on an order',
    path: params,
    body: noteSchema,
    answer: one,
    fails: ['not_found', 'changed'],
    async run({ shop, path, body, c }) {
      const { note, version } = body
      const order = await shop.admin.orders.setNote(path.id, note, version)
      return ownerOrderJson(order, roleOf(c))
    },
  }),
  call({
    id: 'resolveOrderIssues',
    at: 'POST /api/orders/id/{id}/issues/resolve',
    least: 'helper',
    audit: ['order.attended', ordersAudit.orderAttended],
    summary: 'Mark an order’s issues as resolved',
    description:
      'Prints that waited for the owner go to the provider, unless the order was refunded.',
    path: params,
    body: resolveIssuesSchema,
    answer: one,
    fails: ['not_found', 'changed'],
    run: async ({ shop, path, body, c }) =>
      ownerOrderJson(await shop.admin.orders.resolveIssues(path.id, body.issues), roleOf(c)),
  }),
  call({
    id: 'retryJob',
    at: 'POST /api/orders/stuck/id/{jobId}/retry',
    least: 'helper',
    audit: ['job.retried', ordersAudit.jobRetried],
    summary: 'Retry a dead-lettered job',
    path: z.object({ jobId: productIdSchema }),
    answer: [z.array(stuckJobSchema), 'The dead-lettered jobs that are left'],
    fails: ['not_found', 'changed'],
    async run({ shop, path }) {
      await shop.admin.orders.retry(path.jobId)
      return await shop.admin.orders.stuck()
    },
  }),
])
