import { z } from 'zod'
import type { Shop } from '#compose'
import { call, calls } from '#http/call.ts'
import { inPercent, taxModes } from '#shop/store/tax/tax.ts'
import { storeSettingsAdminAudit } from './admin/copy.ts'
import {
  addressFormSchema,
  storeSettingsFields,
  storeSettingsFormSchema,
} from './store-settings-form.schema.ts'

const status = z.enum(['machine', 'set', 'missing'])
const storeSettingsSchema = storeSettingsFields
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
      byProvider: z.boolean().meta({ description: 'Stripe calculates tax at the checkout.' }),
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
  .meta({ id: 'StoreSettings' })

const savedStoreSettingsSchema = storeSettingsSchema
  .extend({
    notOpened: z
      .object({ countries: z.array(z.string()), needs: z.array(z.string()), says: z.string() })
      .nullable()
      .meta({ description: 'Countries whose legal requirements are open: they stay shut.' }),
  })
  .meta({ id: 'SavedStoreSettings' })

export default calls('The owner: studio', [
  call({
    id: 'getStoreSettings',
    at: 'GET /api/store-settings',
    least: 'owner',
    summary: 'Address, time zone, country, currency, and where parcels may go',
    answer: [storeSettingsSchema, 'The store settings'],
    run: ({ shop }) => storeSettingsJson(shop),
  }),
  call({
    id: 'updateStoreSettings',
    at: 'PUT /api/store-settings',
    least: 'owner',
    audit: ['place.changed', storeSettingsAdminAudit.changed],
    summary: 'Change time zone, country, currency, and where parcels may go',
    body: storeSettingsFormSchema,
    answer: [savedStoreSettingsSchema, 'The store settings as they are now'],
    fails: ['changed'],
    async run({ shop, body }) {
      const { settings, catalogue, storefront } = shop
      const { version, ...form } = body
      const { notOpened } = await settings.storeSettings.choose(form, version, settings.printer(), {
        openable: settings.law.openable,
        restartPrices: catalogue.restartPrices,
        moveVacation: storefront.vacation.moveTo,
      })
      return { ...(await storeSettingsJson(shop)), notOpened }
    },
  }),
  call({
    id: 'moveShop',
    at: 'PUT /api/store-settings/address',
    least: 'owner',
    audit: ['place.moved', storeSettingsAdminAudit.moved],
    fresh: true,
    summary: 'Move the shop to another address, once it answers there',
    body: addressFormSchema,
    answer: [storeSettingsSchema, 'The store settings as they are now'],
    fails: ['confirm_sign_in'],
    async run({ shop, body }) {
      await shop.settings.storeSettings.moveTo(body.address)
      return await storeSettingsJson(shop)
    },
  }),
])

async function storeSettingsJson({ settings: { storeSettings } }: Shop) {
  const [{ form, version, sold }, { publicUrl }, status] = await Promise.all([
    storeSettings.choices(),
    storeSettings.read(),
    storeSettings.status(),
  ])
  return { ...form, tax: inPercent(form.tax), version, sold, address: publicUrl, status }
}
