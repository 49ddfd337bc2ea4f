import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { paymentsAudit } from './copy.ts'

export default calls('Orders', [
  call({
    id: 'clearTestOrders',
    at: 'POST /api/orders/tests/clear',
    least: 'owner',
    audit: ['orders.tests-cleared', paymentsAudit.testsCleared],
    fresh: true,
    summary: 'Remove the orders that no real money paid',
    description:
      'Orders of play money and of the payment provider’s test mode, with their refunds and waiting mails; what they took from the stock comes back. Those that are being paid or refunded, and those whose prints a printer has, stay. Pressing twice is harmless.',
    answer: [
      z
        .object({ removed: z.number().int(), staying: z.number().int() })
        .meta({ id: 'ClearedTests' }),
      'How many orders went, and how many have to stay for now',
    ],
    run: ({ shop }) => shop.admin.testOrders.clear(),
  }),
])
