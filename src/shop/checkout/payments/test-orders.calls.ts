import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json } from '#http/answers.ts'
import type { Api } from '#http/api.ts'

const clearing = createRoute({
  method: 'post',
  path: '/api/orders/tests/clear',
  ...allow('owner', 'orders.tests-cleared', 'fresh'),
  tags: ['Orders'],
  operationId: 'clearTestOrders',
  summary: 'Remove the orders that no real money paid',
  description:
    'Orders of play money and of the payment provider’s test mode, with their refunds and waiting mails; what they took from the stock comes back. Those that are being paid or paid back, and those whose prints a printer has, stay. Pressing twice is harmless.',
  responses: {
    200: json(
      z
        .object({ removed: z.number().int(), staying: z.number().int() })
        .meta({ id: 'ClearedTests' }),
      'How many orders went, and how many have to stay for now',
    ),
    ...failures('no_session', 'forbidden'),
  },
})

export function testOrderRoutes(api: Api): void {
  api.openapi(clearing, async (c) => c.json(await c.get('shop').admin.testOrders.clear(), 200))
}
