import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api, ApiContext } from '#http/api.ts'
import { inPercent, taxModes } from '#shop/store/tax/tax.ts'
import { addressFormSchema, placeFields, placeFormSchema } from './place-form.schema.ts'

/* Where the shop is and sells to, as its owner chooses it. */

const tags = ['The owner: studio']
const standing = z.enum(['machine', 'set', 'missing'])
const placeSchema = placeFields
  .extend({
    timeZone: z.string().nullable().meta({ description: 'Null: never chosen.' }),
    countries: z.array(z.string()),
    tax: z.object({
      mode: z.enum(taxModes),
      rate: z.number().meta({ description: 'Percent, as every rate.' }),
      reduced: z.number().nullable(),
      original: z.number().nullable(),
      elsewhere: z.array(
        z.object({
          country: z.string(),
          standard: z.number(),
          reduced: z.number().nullable(),
          original: z.number().nullable(),
        }),
      ),
      state: z.string().nullable(),
      onShipping: z.boolean(),
      exportNote: z.string(),
      reducedCode: z.string(),
      originalCode: z.string(),
      note: z.string(),
      byProvider: z.boolean().meta({ description: 'Stripe reckons tax at the checkout.' }),
    }),
    version: z.string().meta({ description: 'Send it back with a save.' }),
    sold: z.boolean().meta({ description: 'There are orders, so the currency stays.' }),
    address: z.string().meta({ description: 'Where the shop is reached.' }),
    standing: z.object({
      address: standing,
      timeZone: standing,
      country: standing,
      currency: standing,
      countries: standing,
    }),
  })
  .meta({ id: 'Place' })

const savedPlaceSchema = placeSchema
  .extend({
    notOpened: z
      .object({ countries: z.array(z.string()), needs: z.array(z.string()), says: z.string() })
      .nullable()
      .meta({ description: 'Countries whose law wants something first: they stay shut.' }),
  })
  .meta({ id: 'SavedPlace' })

const read = createRoute({
  method: 'get',
  path: '/api/studio/place',
  ...allow('owner'),
  tags,
  operationId: 'getPlace',
  summary: 'Address, time zone, country, currency, and where parcels may go',
  responses: { 200: json(placeSchema, 'The place'), ...failures('no_session', 'forbidden') },
})

const save = createRoute({
  method: 'put',
  path: '/api/studio/place',
  ...allow('owner', 'place.changed'),
  tags,
  operationId: 'updatePlace',
  summary: 'Change time zone, country, currency, and where parcels may go',
  request: jsonBody(placeFormSchema),
  responses: {
    200: json(savedPlaceSchema, 'The place as it is now'),
    ...failures('bad_input', 'no_session', 'forbidden', 'changed'),
  },
})

const move = createRoute({
  method: 'put',
  path: '/api/studio/address',
  ...allow('owner', 'place.moved', 'fresh'),
  tags,
  operationId: 'moveShop',
  summary: 'Move the shop to another address, once it answers there',
  request: jsonBody(addressFormSchema),
  responses: {
    200: json(placeSchema, 'The place as it is now'),
    ...failures('bad_input', 'no_session', 'forbidden', 'confirm_sign_in'),
  },
})

export function placeRoutes(api: Api): void {
  api.openapi(read, async (c) => c.json(await placeOf(c), 200))

  api.openapi(save, async (c) => {
    const { settings, catalogue } = c.get('shop')
    const { version, ...form } = c.req.valid('json')
    const { notOpened } = await settings.place.choose(form, version, settings.printer(), {
      openable: settings.law.openable,
      restartPrices: catalogue.restartPrices,
    })
    return c.json({ ...(await placeOf(c)), notOpened }, 200)
  })

  api.openapi(move, async (c) => {
    await c.get('shop').settings.place.moveTo(c.req.valid('json').address)
    return c.json(await placeOf(c), 200)
  })
}

async function placeOf(c: ApiContext) {
  const { place } = c.get('shop').settings
  const [{ form, version, sold }, { publicUrl }, standing] = await Promise.all([
    place.choices(),
    place.read(),
    place.standing(),
  ])
  return { ...form, tax: inPercent(form.tax), version, sold, address: publicUrl, standing }
}
