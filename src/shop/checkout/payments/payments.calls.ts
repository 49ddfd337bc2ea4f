import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { badInput, isShopError } from '#platform/errors.ts'

const events = createRoute({
  method: 'post',
  path: '/api/payments/{provider}/events',
  ...allow('everyone'),
  tags: ['Checkout'],
  operationId: 'receivePaymentEvent',
  summary: 'The payment provider’s signed events; unknown, late and repeated ones change nothing',
  request: { params: z.object({ provider: z.string().max(32) }) },
  responses: {
    200: json(z.object({ received: z.literal(true) }), 'Taken; never send it again'),
    ...failures('bad_input', 'not_found', 'too_large', 'too_many'),
  },
})

export function paymentRoutes(api: Api): void {
  api.openapi(events, async (c) => {
    const { provider } = c.req.valid('param')
    const body = new Uint8Array(await c.req.arrayBuffer())
    try {
      await c.get('shop').storefront.checkout.handleEvent(provider, body, c.req.raw.headers)
    } catch (error) {
      if (isShopError(error) && error.code === 'forbidden') {
        await c.get('limits').take('badSignatures', c.get('client'))
        throw badInput('signature', 'The signature is not right.')
      }
      throw error
    }
    return c.json({ received: true as const }, 200)
  })
}
