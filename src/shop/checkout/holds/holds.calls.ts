import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { productKinds } from '#platform/addresses/kinds.ts'
import { ShopError } from '#platform/errors.ts'
import { debitsSchema } from '#shop/checkout/checkout/debits.schema.ts'
import { orderIdSchema } from '#shop/orders/back-office/owner-order.schema.ts'
import { moment, orderStates } from '#shop/orders/record/order.schema.ts'

const tags = ['Orders']

const holdSchema = z
  .object({
    orderId: z.string(),
    since: moment,
    until: moment.nullable().meta({ description: 'Null while money is on its way.' }),
    pieces: z.array(
      z.object({
        kind: z.enum(productKinds),
        productId: z.number().int(),
        name: z.string(),
        quantity: z.number().int(),
      }),
    ),
  })
  .meta({ id: 'Hold' })

const list = createRoute({
  method: 'get',
  path: '/api/holds',
  tags,
  operationId: 'listHolds',
  summary: 'What buyers hold while they pay, the oldest hold first',
  ...allow('helper'),
  responses: {
    200: json(z.array(holdSchema), 'Pieces, since when and until when; never who holds them'),
    ...failures('no_session', 'forbidden'),
  },
})

const end = createRoute({
  method: 'delete',
  path: '/api/holds/{id}',
  tags,
  operationId: 'endHold',
  summary: 'End a hold',
  description:
    'The payment session is expired first; a payment that was faster wins, and the order is then sold. Money that is on its way and comes after all is paid back.',
  ...allow('partner', 'hold.ended'),
  request: { params: z.object({ id: orderIdSchema }) },
  responses: {
    200: json(z.object({ state: z.enum(orderStates) }), 'How the order stands afterwards'),
    ...failures('bad_input', 'no_session', 'forbidden', 'not_found', 'payment_unavailable'),
  },
})

const debits = createRoute({
  method: 'put',
  path: '/api/holds/debits',
  tags,
  operationId: 'updateDebits',
  summary: 'Say whether single pieces may be paid by methods whose money comes days later',
  ...allow('partner', 'debits.changed'),
  request: jsonBody(debitsSchema),
  responses: {
    200: json(debitsSchema, 'What is said now'),
    ...failures('bad_input', 'no_session', 'forbidden'),
  },
})

export function holdRoutes(api: Api): void {
  api.openapi(debits, async (c) => {
    const { forSingles } = c.req.valid('json')
    return c.json(await c.get('shop').storefront.checkout.setDebits(forSingles), 200)
  })

  api.openapi(list, async (c) => c.json(await c.get('shop').storefront.checkout.holds(), 200))

  api.openapi(end, async (c) => {
    const state = await c.get('shop').storefront.checkout.endHold(c.req.valid('param').id)
    if (state === null) throw new ShopError('not_found', 'There is no such hold.')
    return c.json({ state }, 200)
  })
}
