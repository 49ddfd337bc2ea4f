import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { afterForm } from '#http/forms.ts'
import { requireSelf } from '#http/session.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { isShopError } from '#platform/errors.ts'
import { userIdSchema } from '#shop/people/identity/identity.schema.ts'

export default calls('Checkout', [
  call({
    id: 'createCheckoutSession',
    at: 'POST /api/cart/create-checkout-session/id/{userId}',
    least: 'everyone',
    summary: 'Reserve the cart’s stock and open a payment session (a form is answered 303)',
    path: z.object({ userId: userIdSchema }),
    query: z.object({
      without: z.enum(['held']).optional().meta({
        description: '`held`: lines that other buyers are paying for stay in the cart',
      }),
    }),
    answer: [
      z.object({ url: z.url() }),
      'Where the buyer pays; /order-success when the order has just been paid',
    ],
    fails: [
      ...(['no_session', 'forbidden', 'empty_cart', 'no_destination', 'sold_out'] as const),
      ...(['held', 'changed', 'too_many', 'hold_limit', 'quantity_limit', 'one_each'] as const),
      ...(['payment_unavailable', 'payment_refused'] as const),
    ],
    async run({ shop, path: { userId }, query, c }) {
      requireSelf(c, userId)
      const { network, wideNetwork, earlier } = c.get('client')
      const holder = { userId, network, wideNetwork, earlier }
      const withoutHeld = query.without === 'held'
      const { url } = await shop.storefront.checkout.startCheckout(holder, withoutHeld)
      afterForm(c, url)
      return { url }
    },
  }),
  // A GET that changes something, because providers can only link. Ends only the visitor's own
  // attempt.
  call({
    id: 'cancelCheckoutSession',
    at: 'GET /api/cart/cancel-checkout-session/id/{orderId}',
    least: 'everyone',
    summary: 'End the visitor’s own payment session and lead back to the cart',
    hidden: true,
    path: z.object({ orderId: z.string().max(64) }),
    answer: 'To the cart, or to /order-success when the order has just been paid',
    async run({ shop, path: { orderId }, c }) {
      const userId = c.get('visitor')?.userId
      let paid: string | null = null
      try {
        if (userId) paid = await shop.storefront.checkout.cancelCheckout({ orderId, userId })
      } catch (error) {
        // The hold ends by itself later; a returning buyer must not see an error.
        if (!isShopError(error)) throw error
      }
      return c.redirect(paid ?? `${pagePaths.cart}?notice=cancelled`, 303)
    },
  }),
])
