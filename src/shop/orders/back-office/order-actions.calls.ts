import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { platformCopy } from '#platform/copy.ts'
import { editVersion } from '#platform/edit-version.ts'
import { badInput } from '#platform/errors.ts'
import { toDecimal } from '#platform/money/money.ts'
import { refundSchema } from '#shop/checkout/payments/refunds/refund.schema.ts'
import {
  parcelCorrectionSchema,
  shipSchema,
  undoShippingSchema,
} from '#shop/orders/fulfillment/ship.schema.ts'
import { addressChangeSchema } from '#shop/orders/record/addresses/address.schema.ts'
import { addressSchema, delaySchema, money, orderStates } from '#shop/orders/record/order.schema.ts'
import { auditAction } from '#shop/people/audit/audit.ts'
import { answerInputSchema } from '#shop/people/messages/messages.schema.ts'
import { ordersAudit } from './admin/copy.ts'
import { backOfficeCopy } from './copy.ts'
import { delayInputSchema, orderIdSchema } from './owner-order.schema.ts'

const params = z.object({ id: orderIdSchema })

const cancelled = auditAction('order.cancelled', ordersAudit.orderCancelled)

export default calls('Orders', [
  call({
    id: 'shipFulfillment',
    at: 'POST /api/orders/id/{id}/ship',
    least: 'helper',
    audit: ['order.shipped', ordersAudit.orderShipped],
    summary: 'Mark a fulfillment as shipped',
    description:
      'Saying it twice is harmless. Refused with another tracking number, unless `another` says that there is one more parcel.',
    path: params,
    body: shipSchema,
    answer: [z.object({ state: z.string() }), 'How far the fulfillment is'],
    fails: ['not_found', 'changed'],
    run: async ({ shop, path, body: { kind, ...parcel } }) => ({
      state: await shop.admin.fulfillment.ship(path.id, kind, parcel),
    }),
  }),
  call({
    id: 'undoShipping',
    at: 'POST /api/orders/id/{id}/ship/undo',
    least: 'helper',
    audit: ['order.shipping-undone', ordersAudit.orderShippingUndone],
    summary: 'Take back that a fulfillment was shipped',
    description:
      'For what the studio sends itself, up to 14 days after it was marked as shipped. Its parcels go, and a buyer who was told is told that it is still here. Saying it twice is harmless.',
    path: params,
    body: undoShippingSchema,
    answer: [z.object({ state: z.string() }), 'How far the fulfillment is'],
    fails: ['not_found', 'changed'],
    run: async ({ shop, path, body }) => ({
      state: await shop.admin.fulfillment.undoShipping(path.id, body.kind),
    }),
  }),
  call({
    id: 'tellDelay',
    at: 'POST /api/orders/id/{id}/delay',
    least: 'helper',
    audit: ['order.delayed', ordersAudit.orderDelayed],
    summary: 'Tell the buyer that a part of the order leaves later',
    description: 'The buyer may wait, or cancel. The new day is what is promised from now on.',
    path: params,
    body: delayInputSchema,
    answer: [z.object({ delays: z.array(delaySchema) }), 'What the buyer was told'],
    fails: ['not_found', 'changed'],
    async run({ shop, path, body }) {
      const { timeZone } = await shop.settings.studio()
      const { delays } = await shop.admin.orders.tellDelay(path.id, body, timeZone)
      return { delays }
    },
  }),
  call({
    id: 'writeToBuyer',
    at: 'POST /api/orders/id/{id}/letter',
    least: 'helper',
    audit: ['message.answered', ordersAudit.messageAnswered],
    summary: 'Email an order’s buyer',
    path: params,
    body: answerInputSchema,
    answer: [z.object({ sent: z.literal(true) }), 'It is kept, and on its way'],
    fails: ['not_found', 'changed'],
    async run({ shop, path, body }) {
      const { id, buyer } = await shop.admin.orders.get(path.id)
      if (buyer.email === null) throw badInput('id', backOfficeCopy.noEmail)
      await shop.admin.answers.begin({ id, name: buyer.name ?? '', email: buyer.email }, body)
      shop.jobs.poke()
      return { sent: true as const }
    },
  }),
  call({
    id: 'correctParcel',
    at: 'PUT /api/orders/id/{id}/parcel',
    least: 'helper',
    audit: ['order.parcel-corrected', ordersAudit.orderParcelCorrected],
    summary: 'Correct the tracking number of a parcel that the studio sent',
    description: '`from` is the number that was wrong. The buyer is told the new one.',
    path: params,
    body: parcelCorrectionSchema,
    answer: [z.object({ trackingNumber: z.string() }), 'The number as it stands now'],
    fails: ['not_found', 'changed'],
    async run({ shop, path, body }) {
      await shop.admin.fulfillment.correctParcel(path.id, body)
      return { trackingNumber: body.parcel.trackingNumber }
    },
  }),
  call({
    id: 'retryPrintOrder',
    at: 'POST /api/orders/id/{id}/prints/retry',
    least: 'helper',
    audit: ['order.prints-retried', ordersAudit.orderPrintsRetried],
    summary: 'Send the print order to the provider again',
    path: params,
    answer: [z.object({ state: z.string() }), 'How far the prints are'],
    fails: ['not_found', 'changed'],
    run: async ({ shop, path }) => ({ state: await shop.admin.fulfillment.retryPrints(path.id) }),
  }),
  call({
    id: 'retryFailedPrints',
    at: 'POST /api/orders/prints/retry',
    least: 'helper',
    audit: ['order.prints-retried', ordersAudit.orderPrintsRetried],
    summary: 'Send all prints again that failed for the same reason',
    body: z
      .object({
        reason: z
          .string(backOfficeCopy.whichReason)
          .min(1, backOfficeCopy.whichReason)
          .max(2000, platformCopy.tooLong(2000)),
      })
      .meta({ id: 'FailedPrintsReason' }),
    answer: [z.object({ orders: z.number().int() }), 'Of how many orders'],
    run: async ({ shop, body }) => ({
      orders: await shop.admin.orders.retryFailedPrints(body.reason),
    }),
  }),
  call({
    id: 'changeShippingAddress',
    at: 'PUT /api/orders/id/{id}/address',
    least: 'helper',
    audit: ['order.address-changed', ordersAudit.orderAddressChanged],
    summary: 'Change an order’s shipping address',
    description:
      'Refused once everything is on its way. Prints that the printer refused are sent to it again.',
    path: params,
    body: addressChangeSchema,
    answer: [
      z.object({ shipTo: addressSchema, addressVersion: z.string() }),
      'The address as it stands now',
    ],
    fails: ['not_found', 'changed'],
    async run({ shop, path, body: { version, ...typed } }) {
      const { fulfillment } = shop.admin
      const shipTo = await fulfillment.changeShippingAddress(path.id, typed, version)
      return { shipTo, addressVersion: editVersion(shipTo) }
    },
  }),
  call({
    id: 'releaseOrder',
    at: 'POST /api/orders/id/{id}/give-back',
    least: 'partner',
    audit: ['order.given-up', ordersAudit.orderGivenUp],
    summary: 'Release the stock that is held for an order whose payment never came',
    description:
      'Refused while the payment may still come. Asks the payment provider once more: an order that turns out to be paid stays sold.',
    path: params,
    answer: [z.object({ state: z.enum(orderStates) }), 'How the order stands now'],
    fails: ['not_found', 'changed', 'payment_refused', 'payment_unavailable'],
    run: async ({ shop, path }) => ({
      state: await shop.storefront.checkout.giveUpPayment(path.id),
    }),
  }),
  call({
    id: 'refundOrder',
    at: 'POST /api/orders/id/{id}/refund',
    least: 'partner',
    audit: ['order.refunded', ordersAudit.orderRefunded],
    summary: 'Refund lines, an amount, or all that is left',
    path: params,
    body: refundSchema,
    answer: [z.object({ refunded: money, total: money }), 'What has been refunded so far'],
    fails: ['not_found', 'payment_refused', 'payment_unavailable'],
    async run({ shop, path, body, currency, c }) {
      const isProven = c.get('fresh') !== null
      const { refunded, total } = await shop.admin.refunds.refund(path.id, body, isProven)
      if (body.cancel) c.set('did', cancelled)
      return { refunded: toDecimal(refunded, currency), total: toDecimal(total, currency) }
    },
  }),
])
