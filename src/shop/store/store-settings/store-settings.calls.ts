import { z } from 'zod'
import type { ApiContext } from '#http/api.ts'
import { call, calls } from '#http/call.ts'
import { inPercent, taxModes } from '#shop/store/tax/tax.ts'
import { addressFormSchema, placeFields, placeFormSchema } from './store-settings-form.schema.ts'

const status = z.enum(['machine', 'set', 'missing'])
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
    status: z.object({
      address: status,
      timeZone: status,
      country: status,
      currency: status,
      countries: status,
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

export const placeCalls = calls('The owner: studio', [
  call({
    id: 'getPlace',
    at: 'GET /api/studio/place',
    least: 'owner',
    summary: 'Address, time zone, country, currency, and where parcels may go',
    answer: [placeSchema, 'The place'],
    run: ({ c }) => placeJson(c),
  }),
  call({
    id: 'updatePlace',
    at: 'PUT /api/studio/place',
    least: 'owner',
    audit: 'place.changed',
    summary: 'Change time zone, country, currency, and where parcels may go',
    body: placeFormSchema,
    answer: [savedPlaceSchema, 'The place as it is now'],
    fails: ['changed'],
    async run({ shop, body, c }) {
      const { settings, catalogue } = shop
      const { version, ...form } = body
      const { notOpened } = await settings.place.choose(form, version, settings.printer(), {
        openable: settings.law.openable,
        restartPrices: catalogue.restartPrices,
      })
      return { ...(await placeJson(c)), notOpened }
    },
  }),
  call({
    id: 'moveShop',
    at: 'PUT /api/studio/address',
    least: 'owner',
    audit: 'place.moved',
    fresh: true,
    summary: 'Move the shop to another address, once it answers there',
    body: addressFormSchema,
    answer: [placeSchema, 'The place as it is now'],
    fails: ['confirm_sign_in'],
    async run({ shop, body, c }) {
      await shop.settings.place.moveTo(body.address)
      return await placeJson(c)
    },
  }),
])

async function placeJson(c: ApiContext) {
  const { place } = c.get('shop').settings
  const [{ form, version, sold }, { publicUrl }, status] = await Promise.all([
    place.choices(),
    place.read(),
    place.status(),
  ])
  return { ...form, tax: inPercent(form.tax), version, sold, address: publicUrl, status }
}
