import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { isShopError } from '#platform/errors.ts'
import { variantsAskSchema, variantsCheckedSchema } from './products/variants.schema.ts'

const events = createRoute({
  method: 'post',
  path: '/api/fulfilment/{provider}/events',
  ...allow('everyone'),
  tags: ['Orders'],
  operationId: 'receiveFulfilmentEvent',
  summary: 'The print provider’s events; each makes the shop read that order from the provider',
  description:
    'Answered for the address with the secret that the provider was given, and for nobody else. ' +
    'Unknown, late and repeated events change nothing.',
  request: {
    params: z.object({ provider: z.string().max(32) }),
    query: z.object({ key: z.string().max(200).default('') }),
  },
  responses: {
    200: json(z.object({ received: z.literal(true) }), 'Taken; never send it again'),
    ...failures('bad_input', 'not_found', 'too_large'),
  },
})

const check = createRoute({
  method: 'get',
  path: '/api/fulfilment/variants/check',
  ...allow('partner'),
  tags: ['Orders'],
  operationId: 'checkVariants',
  summary: 'Check the prints’ variant ids with the provider',
  description:
    'Some prints at a time, because providers count calls: go on with `next` until it is null, ' +
    'after `pause` seconds where it says so.',
  request: { query: variantsAskSchema },
  responses: {
    200: json(
      variantsCheckedSchema,
      'Some of the sizes that are for sale, as the provider knows them now',
    ),
    ...failures('bad_input', 'no_session', 'forbidden', 'fulfilment_unavailable'),
  },
})

/** What the print provider calls, and what the owner asks it. */
export function fulfilmentRoutes(api: Api): void {
  api.openapi(events, async (c) => {
    const { provider } = c.req.valid('param')
    const {
      admin: { providerSync },
      jobs,
    } = c.get('shop')
    const body: unknown = await c.req.json().catch(() => null)
    try {
      await providerSync.takeEvent(provider, body, c.req.valid('query').key)
    } catch (error) {
      if (isShopError(error)) await c.get('limits').take('badSignatures', c.get('client'))
      throw error
    }
    jobs.poke()
    return c.json({ received: true as const }, 200)
  })

  api.openapi(check, async (c) => {
    const { after } = c.req.valid('query')
    return c.json(await c.get('shop').admin.variants.check(after), 200)
  })
}
