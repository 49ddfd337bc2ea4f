import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { afterForm } from '#http/forms.ts'
import { orderPath } from '#platform/addresses/page-paths.ts'
import { toDecimal } from '#platform/money/money.ts'
import { sumsJson } from '#shop/orders/back-office/owner-order-json.calls.ts'
import {
  delayAnswerSchema,
  orderSchema,
  orderTokenSchema,
  sessionIdSchema,
  sessionOutcomeSchema,
} from './order.schema.ts'
import { noSuchOrder } from './order-record.server.ts'
import type { BuyerOrder } from './order-views.ts'

export default calls('Orders', [
  call({
    id: 'answerDelay',
    at: 'POST /api/orders/{token}/delays/{delayId}',
    least: 'everyone',
    summary: 'A buyer waits for what takes longer, or cancels it',
    path: z.object({ token: orderTokenSchema, delayId: z.coerce.number().int().positive() }),
    body: delayAnswerSchema,
    answer: [delayAnswerSchema.meta({ id: 'DelayAnswered' }), 'What was answered'],
    fails: ['not_found', 'changed'],
    async run({ shop, path: { token, delayId }, body, c }) {
      await shop.storefront.orders.answerDelay(token, delayId, body.answer)
      shop.jobs.poke()
      afterForm(c, `${orderPath(token)}#delay`)
      return body
    },
  }),
  call({
    id: 'getSessionOutcome',
    at: 'GET /api/orders/session/{sessionId}',
    least: 'everyone',
    summary: 'The state of the order that belongs to a payment session',
    path: z.object({ sessionId: sessionIdSchema }),
    answer: [sessionOutcomeSchema, 'Its state, and for its buyer the way to the order page'],
    fails: ['not_found'],
    async run({ shop, path, c }) {
      const userId = c.get('visitor')?.userId ?? null
      const outcome = await shop.storefront.orders.findBySession(path.sessionId, userId)
      if (!outcome) throw noSuchOrder()
      return outcome
    },
  }),
  call({
    id: 'getOrder',
    at: 'GET /api/orders/{token}',
    least: 'everyone',
    summary: 'An order, by the token in its address',
    path: z.object({ token: orderTokenSchema }),
    answer: [orderSchema, 'What was bought, where it goes, how far it is'],
    fails: ['not_found'],
    async run({ shop, path }) {
      const order = await shop.storefront.orders.findByToken(path.token)
      if (!order) throw noSuchOrder()
      return orderJson(order)
    },
  }),
])

function orderJson(order: BuyerOrder) {
  return {
    ...order,
    lines: order.lines.map(({ unitPrice, picture: _, inventoryPolicy: making, ...line }) => ({
      ...line,
      making,
      price: toDecimal(unitPrice, order.currency),
    })),
    ...sumsJson(order),
  }
}
