import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import type { Currency } from '#platform/money/currency.ts'
import { toDecimal } from '#platform/money/money.ts'
import { refundSchema } from '#shop/checkout/payments/refunds/refund.schema.ts'
import {
  parcelCorrectionSchema,
  shipSchema,
  undoShippingSchema,
} from '#shop/orders/fulfillment/ship.schema.ts'
import { addressSchema } from '#shop/orders/record/addresses/address.schema.ts'
import { delaySchema, money, orderStates } from '#shop/orders/record/order.schema.ts'
import { delayInputSchema, orderIdSchema } from './owner-order.schema.ts'

const tags = ['Orders']
const params = z.object({ id: orderIdSchema })

const ship = createRoute({
  method: 'post',
  path: '/api/orders/id/{id}/ship',
  ...allow('helper', 'order.shipped'),
  tags,
  operationId: 'shipFulfillment',
  summary: 'Mark a fulfillment as shipped',
  description: 'Saying it twice is harmless; another tracking number adds another parcel.',
  request: { params, ...jsonBody(shipSchema) },
  responses: {
    200: json(z.object({ state: z.string() }), 'How far the fulfillment is'),
    ...failures('bad_input', 'no_session', 'forbidden', 'not_found', 'changed'),
  },
})

const undoShipping = createRoute({
  method: 'post',
  path: '/api/orders/id/{id}/ship/undo',
  ...allow('helper', 'order.shipping-undone'),
  tags,
  operationId: 'undoShipping',
  summary: 'Take back that a fulfillment was shipped',
  description:
    'For what the studio sends itself, up to 14 days after it was marked as shipped. Its parcels go, and a buyer who was told is told that it is still here. Saying it twice is harmless.',
  request: { params, ...jsonBody(undoShippingSchema) },
  responses: {
    200: json(z.object({ state: z.string() }), 'How far the fulfillment is'),
    ...failures('bad_input', 'no_session', 'forbidden', 'not_found', 'changed'),
  },
})

const tellDelay = createRoute({
  method: 'post',
  path: '/api/orders/id/{id}/delay',
  ...allow('helper', 'order.delayed'),
  tags,
  operationId: 'tellDelay',
  summary: 'Tell the buyer that a part of the order leaves later',
  description: 'The buyer may wait, or cancel. The new day is what is promised from now on.',
  request: { params, ...jsonBody(delayInputSchema) },
  responses: {
    200: json(z.object({ delays: z.array(delaySchema) }), 'What the buyer was told'),
    ...failures('bad_input', 'no_session', 'forbidden', 'not_found', 'changed'),
  },
})

const correctParcel = createRoute({
  method: 'put',
  path: '/api/orders/id/{id}/parcel',
  ...allow('helper', 'order.parcel-corrected'),
  tags,
  operationId: 'correctParcel',
  summary: 'Correct the tracking number of a parcel that the studio sent',
  description: '`from` is the number that was wrong. The buyer is told the new one.',
  request: { params, ...jsonBody(parcelCorrectionSchema) },
  responses: {
    200: json(z.object({ trackingNumber: z.string() }), 'The number as it stands now'),
    ...failures('bad_input', 'no_session', 'forbidden', 'not_found', 'changed'),
  },
})

const retry = createRoute({
  method: 'post',
  path: '/api/orders/id/{id}/prints/retry',
  ...allow('helper', 'order.prints-retried'),
  tags,
  operationId: 'retryPrintOrder',
  summary: 'Send the print order to the provider again',
  request: { params },
  responses: {
    200: json(z.object({ state: z.string() }), 'How far the prints are'),
    ...failures('bad_input', 'no_session', 'forbidden', 'not_found', 'changed'),
  },
})

const retryAll = createRoute({
  method: 'post',
  path: '/api/orders/prints/retry',
  ...allow('helper', 'order.prints-retried'),
  tags,
  operationId: 'retryFailedPrints',
  summary: 'Send all prints again that failed for the same reason',
  request: jsonBody(
    z
      .object({
        reason: z
          .string('Which reason?')
          .min(1, 'Which reason?')
          .max(2000, 'Please keep this to 2000 characters.'),
      })
      .meta({ id: 'FailedPrintsReason' }),
  ),
  responses: {
    200: json(z.object({ orders: z.number().int() }), 'Of how many orders'),
    ...failures('bad_input', 'no_session', 'forbidden'),
  },
})

const changeShippingAddress = createRoute({
  method: 'put',
  path: '/api/orders/id/{id}/address',
  ...allow('helper', 'order.address-changed'),
  tags,
  operationId: 'changeShippingAddress',
  summary: 'Change an order’s shipping address',
  description:
    'Refused once everything is on its way. Prints that the printer refused are sent to it again.',
  request: { params, ...jsonBody(addressSchema) },
  responses: {
    200: json(z.object({ shipTo: addressSchema }), 'The address as it stands now'),
    ...failures('bad_input', 'no_session', 'forbidden', 'not_found', 'changed'),
  },
})

const refund = (currency: Currency) =>
  createRoute({
    method: 'post',
    path: '/api/orders/id/{id}/refund',
    ...allow('partner', 'order.refunded'),
    tags,
    operationId: 'refundOrder',
    summary: 'Refund lines, an amount, or all that is left',
    request: { params, ...jsonBody(refundSchema(currency)) },
    responses: {
      200: json(z.object({ refunded: money, total: money }), 'What has been paid back so far'),
      ...failures(
        'bad_input',
        'no_session',
        'forbidden',
        'not_found',
        'payment_refused',
        'payment_unavailable',
      ),
    },
  })

const giveBack = createRoute({
  method: 'post',
  path: '/api/orders/id/{id}/give-back',
  ...allow('partner', 'order.given-up'),
  tags,
  operationId: 'releaseOrder',
  summary: 'Release the stock that is held for an order whose payment never came',
  description:
    'Refused while the payment may still come. Asks the payment provider once more: an order that turns out to be paid stays sold.',
  request: { params },
  responses: {
    200: json(z.object({ state: z.enum(orderStates) }), 'How the order stands now'),
    ...failures(
      'bad_input',
      'no_session',
      'forbidden',
      'not_found',
      'changed',
      'payment_refused',
      'payment_unavailable',
    ),
  },
})

/** What the owner does about an order (design §5, order parts). */
export function orderActionRoutes(api: Api, currency: Currency): void {
  api.openapi(ship, async (c) => {
    const { kind, ...parcel } = c.req.valid('json')
    const {
      admin: { fulfilment },
    } = c.get('shop')
    const state = await fulfilment.ship(c.req.valid('param').id, kind, parcel)
    return c.json({ state }, 200)
  })

  api.openapi(undoShipping, async (c) => {
    const { admin, jobs } = c.get('shop')
    const { kind } = c.req.valid('json')
    const state = await admin.fulfilment.undoShipping(c.req.valid('param').id, kind)
    jobs.poke()
    return c.json({ state }, 200)
  })

  api.openapi(tellDelay, async (c) => {
    const { admin, jobs, settings } = c.get('shop')
    const { id } = c.req.valid('param')
    const { timeZone } = await settings.studio()
    const { delays } = await admin.orders.tellDelay(id, c.req.valid('json'), timeZone)
    jobs.poke()
    return c.json({ delays }, 200)
  })

  api.openapi(correctParcel, async (c) => {
    const { admin, jobs } = c.get('shop')
    const correction = c.req.valid('json')
    await admin.fulfilment.correctParcel(c.req.valid('param').id, correction)
    jobs.poke()
    return c.json({ trackingNumber: correction.parcel.trackingNumber }, 200)
  })

  api.openapi(retry, async (c) => {
    const {
      admin: { fulfilment },
      jobs,
    } = c.get('shop')
    const state = await fulfilment.retryPrints(c.req.valid('param').id)
    jobs.poke()
    return c.json({ state }, 200)
  })

  api.openapi(retryAll, async (c) => {
    const { admin, jobs } = c.get('shop')
    const orders = await admin.orders.retryFailedPrints(c.req.valid('json').reason)
    jobs.poke()
    return c.json({ orders }, 200)
  })

  api.openapi(changeShippingAddress, async (c) => {
    const {
      admin: { fulfilment },
      jobs,
    } = c.get('shop')
    const shipTo = await fulfilment.changeShippingAddress(
      c.req.valid('param').id,
      c.req.valid('json'),
    )
    jobs.poke()
    return c.json({ shipTo }, 200)
  })

  api.openapi(giveBack, async (c) => {
    const {
      storefront: { checkout },
      jobs,
    } = c.get('shop')
    const state = await checkout.giveUpPayment(c.req.valid('param').id)
    jobs.poke()
    return c.json({ state }, 200)
  })

  api.openapi(refund(currency), async (c) => {
    const {
      admin: { refunds },
    } = c.get('shop')
    const { id } = c.req.valid('param')
    const input = c.req.valid('json')
    const { refunded, total } = await refunds.refund(id, input, c.get('fresh') !== null)
    return c.json(
      { refunded: toDecimal(refunded, currency), total: toDecimal(total, currency) },
      200,
    )
  })
}
