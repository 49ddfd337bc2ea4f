import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { shippingAudit } from './admin/copy.ts'
import { inDecimals } from './shipping.schema.ts'
import { shippingFormSchema } from './shipping-form.schema.ts'

const decimal = z.number().meta({ example: 6.5 })
const own = decimal.nullish().meta({
  description: 'What posting one parcel costs the studio; absent or null: not known.',
})
const rateAnswer = z.object({ first: decimal, more: decimal, cost: own })
const dayCount = z.object({ from: z.number().int(), to: z.number().int() })
const zoneAnswer = z.object({
  name: z.string(),
  countries: z.array(z.string()).nullable().meta({ description: 'Null: everywhere else.' }),
  prints: rateAnswer,
  clothing: rateAnswer,
  merch: rateAnswer,
  byWeight: z
    .array(z.object({ upTo: z.number().int().nullable(), price: z.number(), cost: own }))
    .meta({
      description:
        'From the lightest on: up to so many grams, `null` anything heavier; empty: by what is in it.',
    }),
  freeFrom: decimal.nullable(),
  transit: dayCount.nullable().meta({ description: 'Days on the way; null: unknown.' }),
})
const dispatchAnswer = z.object({
  daysFrom: z.number().int(),
  stock: dayCount,
  printer: dayCount,
  weekdays: z.array(z.number().int()),
  cutOff: z.string().nullable(),
  closed: z.array(z.object({ from: z.string(), until: z.string() })),
})
const shippingAnswer = z
  .object({
    zones: z.array(zoneAnswer),
    printsApart: z.boolean(),
    pickup: z.string().nullable(),
    days: z.number().int(),
    madeToOrder: z.string(),
    dispatch: dispatchAnswer.optional(),
    version: z.string().meta({ description: 'Send it back with a save.' }),
  })
  .meta({ id: 'Shipping' })

export default calls('The owner: studio', [
  call({
    id: 'getShipping',
    at: 'GET /api/studio/shipping',
    least: 'partner',
    summary: 'Shipping zones, their rates, and dispatch time',
    answer: [shippingAnswer, 'Shipping'],
    run: async ({ shop, currency }) =>
      inDecimals(await shop.settings.forms.shipping.read(), currency),
  }),
  call({
    id: 'updateShipping',
    at: 'PUT /api/studio/shipping',
    least: 'partner',
    audit: ['shipping.changed', shippingAudit.changed],
    summary: 'Change shipping zones, their rates, and dispatch time',
    body: shippingFormSchema,
    answer: [shippingAnswer, 'Shipping as it is now'],
    fails: ['changed', 'too_large'],
    run: async ({ shop, body, currency }) =>
      inDecimals(await shop.settings.forms.shipping.save(body), currency),
  }),
])
