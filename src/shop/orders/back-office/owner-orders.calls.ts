import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api, ApiContext } from '#http/api.ts'
import { requireVisitor } from '#http/session.ts'
import { streamText } from '#http/stream-text.ts'
import { productIdSchema } from '#shop/catalogue/products/entity.schema.ts'
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

const tags = ['Orders']
const params = z.object({ id: orderIdSchema })
const refused = failures('bad_input', 'no_session', 'forbidden')
const refusedOne = failures('bad_input', 'no_session', 'forbidden', 'not_found', 'changed')
const one = json(ownerOrderSchema, 'The order')

const list = createRoute({
  method: 'get',
  path: '/api/orders',
  ...allow('helper'),
  tags,
  operationId: 'listOrders',
  summary: 'The studio’s orders, newest first',
  description:
    'Every word of `search` stands in the number, the buyer’s name or e-mail, or a piece’s name. Attempts that nobody paid are left out unless `show=not-paid` asks for them. `before` is an order’s number.',
  request: { query: orderListQuerySchema },
  responses: { 200: json(z.array(ownerOrderRowSchema), 'Orders'), ...refused },
})

const needs = createRoute({
  method: 'get',
  path: '/api/orders/needs-you',
  ...allow('helper'),
  tags,
  operationId: 'listOrdersWithIssues',
  summary: 'Orders and jobs that need the owner',
  responses: {
    200: json(
      z.object({
        count: z.number().int(),
        orders: z.array(ownerOrderRowSchema),
        stuck: z.array(stuckJobSchema),
      }),
      'How much, the newest orders of it, and dead-lettered jobs',
    ),
    ...refused,
  },
})

const table = createRoute({
  method: 'get',
  path: '/api/orders/export.csv',
  ...allow('partner', 'orders.exported'),
  tags,
  operationId: 'exportOrders',
  summary: 'Paid orders as CSV',
  description:
    'By the day of the payment in the studio’s time zone, both days included. UTF-8 with a byte order mark, RFC 4180; no cell can run as a formula.',
  request: { query: exportQuerySchema },
  responses: {
    200: { description: 'The table', content: { 'text/csv': { schema: z.string() } } },
    ...refused,
  },
})

const byId = createRoute({
  method: 'get',
  path: '/api/orders/id/{id}',
  ...allow('helper'),
  tags,
  operationId: 'getOrderDetails',
  summary: 'One order in full',
  request: { params },
  responses: { 200: one, ...refusedOne },
})

const note = createRoute({
  method: 'put',
  path: '/api/orders/id/{id}/note',
  ...allow('helper', 'order.noted'),
  tags,
  operationId: 'updateOrderNote',
  summary: 'Change the owner’s note on an order',
  request: { params, ...jsonBody(noteSchema) },
  responses: { 200: one, ...refusedOne },
})

const resolveIssues = createRoute({
  method: 'post',
  path: '/api/orders/id/{id}/issues/resolve',
  ...allow('helper', 'order.attended'),
  tags,
  operationId: 'resolveOrderIssues',
  summary: 'Mark an order’s issues as resolved',
  description:
    'Prints that waited for the owner go to the provider, unless the order was refunded.',
  request: { params, ...jsonBody(resolveIssuesSchema) },
  responses: { 200: one, ...refusedOne },
})

const retry = createRoute({
  method: 'post',
  path: '/api/orders/stuck/id/{jobId}/retry',
  ...allow('helper', 'job.retried'),
  tags,
  operationId: 'retryJob',
  summary: 'Retry a dead-lettered job',
  request: { params: z.object({ jobId: productIdSchema }) },
  responses: {
    200: json(z.array(stuckJobSchema), 'The dead letters that are left'),
    ...refusedOne,
  },
})

const roleOf = (c: ApiContext) => requireVisitor(c).staffRole

/** The owner's side of orders (design §5). Registered before the buyer's, whose path is a pattern. */
export function ownerOrderRoutes(api: Api): void {
  api.openapi(list, async (c) => {
    const { limit = 100, before, search, show } = c.req.valid('query')
    const orders = c.get('shop').admin.orders
    const rows = await orders.list({ limit, before, search, filter: show })
    return c.json(rows.map(ownerRowJson), 200)
  })
  api.openapi(needs, async (c) => {
    const { count, orders, stuck } = await c.get('shop').admin.orders.needsYou(100)
    return c.json({ count, orders: orders.map(ownerRowJson), stuck }, 200)
  })
  api.openapi(table, async (c) => {
    const { from, to } = c.req.valid('query')
    const {
      admin: { orders: ownerOrders },
      settings,
    } = c.get('shop')
    const zone = (await settings.studio()).timeZone
    const days = [from, to].filter(Boolean).join('-to-')
    return streamText(ownerOrders.export({ from, to, zone }), {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="orders${days && `-${days}`}.csv"`,
      'Cache-Control': 'no-store',
    })
  })
  api.openapi(byId, async (c) => {
    const order = await c.get('shop').admin.orders.get(c.req.valid('param').id)
    return c.json(ownerOrderJson(order, roleOf(c)), 200)
  })
  api.openapi(note, async (c) => {
    const { note: words, seen } = c.req.valid('json')
    const order = await c.get('shop').admin.orders.setNote(c.req.valid('param').id, words, seen)
    return c.json(ownerOrderJson(order, roleOf(c)), 200)
  })
  api.openapi(resolveIssues, async (c) => {
    const { issues } = c.req.valid('json')
    const {
      admin: { orders: ownerOrders },
      jobs,
    } = c.get('shop')
    const order = await ownerOrders.resolveIssues(c.req.valid('param').id, issues)
    jobs.poke()
    return c.json(ownerOrderJson(order, roleOf(c)), 200)
  })
  api.openapi(retry, async (c) => {
    const {
      admin: { orders: ownerOrders },
      jobs,
    } = c.get('shop')
    await ownerOrders.retry(c.req.valid('param').jobId)
    jobs.poke()
    return c.json(await ownerOrders.stuck(), 200)
  })
}
