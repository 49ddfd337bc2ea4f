import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { afterForm } from '#http/forms.ts'
import { requireSelf } from '#http/session.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { isShopError } from '#platform/errors.ts'
import { userIdSchema } from '#shop/people/identity/identity.schema.ts'

const tags = ['Checkout']

const start = createRoute({
  method: 'post',
  path: '/api/cart/create-checkout-session/id/{userId}',
  ...allow('everyone'),
  tags,
  operationId: 'createCheckoutSession',
  summary: 'Reserve the cart’s stock and open a payment session (a form is answered 303)',
  request: {
    params: z.object({ userId: userIdSchema }),
    query: z.object({
      without: z.enum(['held']).optional().meta({
        description: '`held`: lines that other buyers are paying for stay in the cart',
      }),
    }),
  },
  responses: {
    200: json(
      z.object({ url: z.url() }),
      'Where the buyer pays; /order-success when the order has just been paid',
    ),
    ...failures(
      'bad_input',
      'no_session',
      'forbidden',
      'empty_cart',
      'no_destination',
      'sold_out',
      'held',
      'changed',
      'too_many',
      'hold_limit',
      'quantity_limit',
      'one_each',
      'payment_unavailable',
      'payment_refused',
    ),
  },
})

const cancel = createRoute({
  method: 'get',
  path: '/api/cart/cancel-checkout-session/id/{orderId}',
  ...allow('everyone'),
  // A page that the provider links to, and no call for clients.
  hide: true,
  request: { params: z.object({ orderId: z.string().max(64) }) },
  responses: {
    303: { description: 'To the cart, or to /order-success when the order has just been paid' },
  },
})

export function checkoutRoutes(api: Api): void {
  api.openapi(start, async (c) => {
    const { userId } = c.req.valid('param')
    requireSelf(c, userId)
    const { network, wideNetwork, earlier } = c.get('client')
    const holder = { userId, network, wideNetwork, earlier }
    const withoutHeld = c.req.valid('query').without === 'held'
    const { url } = await c.get('shop').storefront.checkout.startCheckout(holder, withoutHeld)
    afterForm(c, url)
    return c.json({ url }, 200)
  })

  // A GET that changes something: the provider can only link. It ends the visitor's own attempt and
  // nothing else; the cart stays as it is.
  api.openapi(cancel, async (c) => {
    const { orderId } = c.req.valid('param')
    const userId = c.get('visitor')?.userId
    let paid: string | null = null
    try {
      if (userId) paid = await c.get('shop').storefront.checkout.cancelCheckout({ orderId, userId })
    } catch (error) {
      // The hold ends by itself later; a buyer who came back must not see an error.
      if (!isShopError(error)) throw error
    }
    return c.redirect(paid ?? `${pagePaths.cart}?notice=cancelled`, 303)
  })
}
