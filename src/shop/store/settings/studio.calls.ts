import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api, ApiContext } from '#http/api.ts'
import { requireVisitor } from '#http/session.ts'
import { ShopError } from '#platform/errors.ts'
import type { Currency } from '#platform/money/currency.ts'
import { pictureSchema } from '#shop/media/pictures/picture.schema.ts'
import { isAtLeast } from '#shop/people/staff/staff-role.ts'
import { inDecimals } from '#shop/store/shipping/shipping.schema.ts'
import { pageNames } from '#shop/store/written-pages/pages.ts'
import { pageFormSchema, shippingFormSchema, studioFormSchema } from './forms.schema.ts'
import { windowFollows } from './home-window.ts'

/*
 * The owner's own words and rates. A form is answered with its version; sent back with it, a save
 * that is based on something older is refused as `changed`.
 */

const tags = ['The owner: studio']
const version = z.string().meta({ description: 'Send it back with a save.' })
const saving = failures('bad_input', 'no_session', 'forbidden', 'changed', 'too_large')
const reading = failures('no_session', 'forbidden')

const picture = z.union([pictureSchema, z.null()])
const studioAnswer = studioFormSchema
  .safeExtend({
    windowFollows: z.enum(windowFollows),
    marketTitle: z.string(),
    marketDay: z.string(),
    version,
    pictures: z.object({ about: picture, priceGuide: picture, defaultHero: picture }),
  })
  .meta({ id: 'Studio' })

const decimal = z.number().meta({ example: 6.5 })
const rateAnswer = z.object({ first: decimal, more: decimal })
const dayCount = z.object({ from: z.number().int(), to: z.number().int() })
const zoneAnswer = z.object({
  name: z.string(),
  countries: z.array(z.string()).nullable().meta({ description: 'Null: everywhere else.' }),
  prints: rateAnswer,
  clothing: rateAnswer,
  merch: rateAnswer,
  byWeight: z.array(z.object({ upTo: z.number().int().nullable(), price: z.number() })).meta({
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
    version,
  })
  .meta({ id: 'Shipping' })

const pageAnswer = z.object({ text: z.string(), version }).meta({ id: 'Page' })
const pageParams = z.object({ page: z.enum(pageNames, 'There is no such page.') })

const studioRead = createRoute({
  method: 'get',
  path: '/api/studio',
  ...allow('partner'),
  tags,
  operationId: 'getStudio',
  summary: 'The studio’s texts and pictures',
  responses: { 200: json(studioAnswer, 'The studio'), ...reading },
})

const studioSave = createRoute({
  method: 'put',
  path: '/api/studio',
  ...allow('partner', 'studio.changed'),
  tags,
  operationId: 'updateStudio',
  summary: 'Change the studio’s texts and pictures',
  request: jsonBody(studioFormSchema),
  responses: { 200: json(studioAnswer, 'The studio as it is now'), ...saving },
})

const shippingRead = createRoute({
  method: 'get',
  path: '/api/studio/shipping',
  ...allow('partner'),
  tags,
  operationId: 'getShipping',
  summary: 'Shipping zones, their rates, and dispatch time',
  responses: { 200: json(shippingAnswer, 'Shipping'), ...reading },
})

const shippingSave = (currency: Currency) =>
  createRoute({
    method: 'put',
    path: '/api/studio/shipping',
    ...allow('partner', 'shipping.changed'),
    tags,
    operationId: 'updateShipping',
    summary: 'Change shipping zones, their rates, and dispatch time',
    request: jsonBody(shippingFormSchema(currency)),
    responses: { 200: json(shippingAnswer, 'Shipping as it is now'), ...saving },
  })

const pageRead = createRoute({
  method: 'get',
  path: '/api/pages/{page}',
  ...allow('partner'),
  tags,
  operationId: 'getPage',
  summary: 'The source text of a page',
  request: { params: pageParams },
  responses: { 200: json(pageAnswer, 'The page'), ...failures('bad_input'), ...reading },
})

const pageSave = createRoute({
  method: 'put',
  path: '/api/pages/{page}',
  ...allow('partner', 'page.changed'),
  tags,
  operationId: 'updatePage',
  summary: 'Change the text of a page',
  request: { params: pageParams, ...jsonBody(pageFormSchema) },
  responses: { 200: json(pageAnswer, 'The page as it is now'), ...saving },
})

export function studioRoutes(api: Api, currency: Currency): void {
  const pictures = (c: ApiContext) => c.get('shop').content.studioPictures()

  api.openapi(studioRead, async (c) => {
    const { form, version } = await c.get('shop').settings.forms.studio.read()
    return c.json({ ...form, version, pictures: await pictures(c) }, 200)
  })
  api.openapi(studioSave, async (c) => {
    const { version: based, ...wanted } = c.req.valid('json')
    await requireOwnersEmail(c, wanted.email)
    const { form, version } = await c.get('shop').settings.forms.studio.save(wanted, based)
    return c.json({ ...form, version, pictures: await pictures(c) }, 200)
  })
  api.openapi(shippingRead, async (c) => {
    const { form, version } = await c.get('shop').settings.forms.shipping.read()
    return c.json({ ...inDecimals(form, currency), version }, 200)
  })
  api.openapi(shippingSave(currency), async (c) => {
    const { version: based, ...wanted } = c.req.valid('json')
    const { form, version } = await c.get('shop').settings.forms.shipping.save(wanted, based)
    return c.json({ ...inDecimals(form, currency), version }, 200)
  })
  api.openapi(pageRead, async (c) => {
    const { page } = c.req.valid('param')
    const { form, version } = await c.get('shop').settings.forms.pages[page].read()
    return c.json({ ...form, version }, 200)
  })
  api.openapi(pageSave, async (c) => {
    const { page } = c.req.valid('param')
    const { version: based, ...wanted } = c.req.valid('json')
    const { form, version } = await c.get('shop').settings.forms.pages[page].save(wanted, based)
    return c.json({ ...form, version }, 200)
  })
}

/** Where mails go is an owner's to say: they hold links that open orders. */
async function requireOwnersEmail(c: ApiContext, email: string): Promise<void> {
  if (isAtLeast(requireVisitor(c).staffRole, 'owner')) return
  const { form } = await c.get('shop').settings.forms.studio.read()
  if (form.email === email) return
  throw new ShopError('forbidden', 'Only an owner can change where mails go.', { field: 'email' })
}
