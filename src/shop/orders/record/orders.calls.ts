import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { afterForm } from '#http/forms.ts'
import { orderPath } from '#platform/addresses/page-paths.ts'
import { ShopError } from '#platform/errors.ts'
import { toDecimal } from '#platform/money/money.ts'
import { taxPartsJson } from '#shop/orders/back-office/owner-order-json.calls.ts'
import {
  delayAnswerSchema,
  orderSchema,
  orderTokenSchema,
  sessionIdSchema,
  sessionOutcomeSchema,
} from './order.schema.ts'
import type { OrderView } from './order.ts'

const tags = ['Orders']

const bySession = createRoute({
  method: 'get',
  path: '/api/orders/session/{sessionId}',
  ...allow('everyone'),
  tags,
  operationId: 'getSessionOutcome',
  summary: 'The state of the order that belongs to a payment session',
  request: { params: z.object({ sessionId: sessionIdSchema }) },
  responses: {
    200: json(sessionOutcomeSchema, 'Its state, and for its buyer the way to the order page'),
    ...failures('bad_input', 'not_found'),
  },
})

const byToken = createRoute({
  method: 'get',
  path: '/api/orders/{token}',
  ...allow('everyone'),
  tags,
  operationId: 'getOrder',
  summary: 'An order, by the token in its address',
  request: { params: z.object({ token: orderTokenSchema }) },
  responses: {
    200: json(orderSchema, 'What was bought, where it goes, how far it is'),
    ...failures('bad_input', 'not_found'),
  },
})

const answerDelay = createRoute({
  method: 'post',
  path: '/api/orders/{token}/delays/{delayId}',
  ...allow('everyone'),
  tags,
  operationId: 'answerDelay',
  summary: 'A buyer waits for what takes longer, or cancels it',
  request: {
    params: z.object({ token: orderTokenSchema, delayId: z.coerce.number().int().positive() }),
    ...jsonBody(delayAnswerSchema),
  },
  responses: {
    200: json(delayAnswerSchema.meta({ id: 'DelayAnswered' }), 'What was answered'),
    ...failures('bad_input', 'not_found', 'changed'),
  },
})

export function orderRoutes(api: Api): void {
  api.openapi(answerDelay, async (c) => {
    const { token, delayId } = c.req.valid('param')
    const { answer } = c.req.valid('json')
    const { storefront, jobs } = c.get('shop')
    await storefront.orders.answerDelay(token, delayId, answer)
    jobs.poke()
    afterForm(c, `${orderPath(token)}#delay`)
    return c.json({ answer }, 200)
  })

  api.openapi(bySession, async (c) => {
    const { sessionId } = c.req.valid('param')
    const userId = c.get('visitor')?.userId ?? null
    const outcome = await c.get('shop').storefront.orders.findBySession(sessionId, userId)
    if (!outcome) throw noOrder()
    return c.json(outcome, 200)
  })

  api.openapi(byToken, async (c) => {
    const order = await c.get('shop').storefront.orders.findByToken(c.req.valid('param').token)
    if (!order) throw noOrder()
    return c.json(orderJson(order), 200)
  })
}

function noOrder(): ShopError {
  return new ShopError('not_found', 'There is no such order.')
}

function orderJson(order: OrderView) {
  return {
    ...order,
    lines: order.lines.map(({ unitPrice, picture: _, ...line }) => ({
      ...line,
      price: toDecimal(unitPrice, order.currency),
    })),
    subtotal: toDecimal(order.subtotal, order.currency),
    shipping: toDecimal(order.shipping, order.currency),
    discount: toDecimal(order.discount, order.currency),
    tax: toDecimal(order.tax, order.currency),
    taxParts: taxPartsJson(order),
    total: toDecimal(order.total, order.currency),
    refunded: toDecimal(order.refunded, order.currency),
  }
}
