import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { orderIdSchema } from '#shop/orders/back-office/owner-order.schema.ts'
import { replacementsAudit } from './copy.ts'
import { replacementSchema } from './replacement.schema.ts'

export default calls('Orders', [
  call({
    id: 'replaceOrder',
    at: 'POST /api/orders/id/{id}/replacement',
    least: 'partner',
    audit: ['order.replaced', replacementsAudit.replaced],
    summary: 'Send pieces of a shipped order again, at no charge',
    description:
      'Makes an order of its own, which is packed, printed and shipped like any other. Stock is taken; the buyer gets an email.',
    path: z.object({ id: orderIdSchema }),
    body: replacementSchema,
    answer: [z.object({ number: z.number().int() }), 'The number of the new order'],
    fails: ['not_found', 'changed', 'sold_out'],
    run: async ({ shop, path, body }) => ({
      number: await shop.admin.replacements.replace(path.id, body),
    }),
  }),
])
