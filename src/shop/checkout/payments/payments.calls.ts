import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { afterForm } from '#http/forms.ts'
import { orderPath } from '#platform/addresses/page-paths.ts'
import { badInput, isShopError } from '#platform/errors.ts'
import { paymentsCopy } from '#services/payments/copy.ts'
import { orderTokenSchema } from '#shop/orders/record/order.schema.ts'

export default calls('Checkout', [
  call({
    id: 'receivePaymentEvent',
    at: 'POST /api/payments/{provider}/events',
    least: 'everyone',
    summary: 'The payment provider’s signed events; unknown, late and repeated ones change nothing',
    path: z.object({ provider: z.string().max(32) }),
    answer: [z.object({ received: z.literal(true) }), 'Taken; never send it again'],
    fails: ['not_found', 'too_large', 'too_many'],
    async run({ shop, path: { provider }, c }) {
      const body = new Uint8Array(await c.req.arrayBuffer())
      try {
        await shop.storefront.checkout.handleEvent(provider, body, c.req.raw.headers)
      } catch (error) {
        if (isShopError(error) && error.code === 'forbidden') {
          await c.get('limits').take('badSignatures', c.get('client'))
          throw badInput('signature', paymentsCopy.badSignature)
        }
        throw error
      }
      return { received: true as const }
    },
  }),
  call({
    id: 'cancelOrder',
    at: 'POST /api/orders/token/{token}/cancel',
    least: 'everyone',
    under: 'Orders',
    summary: 'A buyer cancels an order that isn’t begun',
    description: 'All of it is refunded and restocked. A repeat changes nothing.',
    path: z.object({ token: orderTokenSchema }),
    answer: [z.object({ cancelled: z.literal(true) }), 'It is cancelled, and its refund under way'],
    fails: ['not_found', 'changed', 'too_many', 'payment_refused'],
    async run({ shop, path, c }) {
      await c.get('limits').take('checkout', c.get('client'))
      await shop.storefront.buyerCancels.cancel(path.token)
      shop.jobs.poke()
      afterForm(c, orderPath(path.token))
      return { cancelled: true as const }
    },
  }),
])
