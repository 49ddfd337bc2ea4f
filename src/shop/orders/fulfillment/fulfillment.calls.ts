import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { isShopError } from '#platform/errors.ts'
import { variantsAskSchema, variantsCheckedSchema } from './products/variants.schema.ts'

export default calls('Orders', [
  eventCall('receiveFulfillmentEvent', 'POST /api/fulfillment/{provider}/events'),
  // Versions up to 1.0 registered this spelling with their print providers.
  eventCall('receiveFormerEvent', 'POST /api/fulfilment/{provider}/events', true),
  call({
    id: 'checkVariants',
    at: 'GET /api/fulfillment/variants/check',
    least: 'partner',
    summary: 'Check the prints’ variant ids with the provider',
    description:
      'Some prints at a time, because providers count calls: go on with `next` until it is null, ' +
      'after `pause` seconds where it says so.',
    query: variantsAskSchema,
    answer: [
      variantsCheckedSchema,
      'Some of the sizes that are for sale, as the provider knows them now',
    ],
    fails: ['fulfilment_unavailable'],
    run: ({ shop, query }) => shop.admin.variants.check(query.after),
  }),
])

function eventCall(id: string, at: `POST /api/${string}`, hidden = false) {
  return call({
    id,
    at,
    hidden,
    least: 'everyone',
    summary: 'The print provider’s events; each makes the shop read that order from the provider',
    description:
      'Answered for the address with the secret that the provider was given, and for nobody else. ' +
      'Unknown, late and repeated events change nothing.',
    path: z.object({ provider: z.string().max(32) }),
    query: z.object({ key: z.string().max(200).default('') }),
    answer: [z.object({ received: z.literal(true) }), 'Taken; never send it again'],
    fails: ['not_found', 'too_large'],
    async run({ shop, path: { provider }, query, c }) {
      const body: unknown = await c.req.json().catch(() => null)
      try {
        await shop.admin.providerSync.takeEvent(provider, body, query.key)
      } catch (error) {
        if (isShopError(error)) await c.get('limits').take('badSignatures', c.get('client'))
        throw error
      }
      shop.jobs.poke()
      return { received: true as const }
    },
  })
}
