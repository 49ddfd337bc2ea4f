import { z } from 'zod'
import { json } from '#http/answers.ts'
import { call, calls } from '#http/call.ts'
import { requireSelf, requireVisitor, visitorOrGuest } from '#http/session.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { badInput } from '#platform/errors.ts'
import { isId } from '#platform/ids.ts'
import type { Currency } from '#platform/money/currency.ts'
import { identityCopy } from '#shop/people/identity/copy.ts'
import { userIdSchema } from '#shop/people/identity/identity.schema.ts'
import { destinationSchema } from '#shop/store/shipping/shipping.schema.ts'
import { cartSchema, mostRecentCartSchema, newCartBody } from './cart.schema.ts'
import type { CartRow } from './cart-lines.server.ts'

const params = z.object({ userId: userIdSchema })

type Shown = Pick<CartRow, 'id' | 'userId'>

export default calls('Cart', [
  call({
    id: 'getCart',
    at: 'GET /api/cart/id/{userId}',
    least: 'everyone',
    summary: 'The user’s open cart',
    path: params,
    answer: [mostRecentCartSchema, 'One cart, or an empty list'],
    fails: ['no_session', 'forbidden'],
    async run({ shop, path: { userId }, currency, c }) {
      requireSelf(c, userId)
      return listed(await shop.storefront.cart.find(userId), currency)
    },
  }),
  call({
    id: 'createCart',
    at: 'POST /api/cart/create',
    least: 'everyone',
    summary: 'Open a cart, or answer the user’s open one',
    body: newCartBody,
    bodyOptional: true,
    status: 201,
    answer: [cartSchema, 'A new cart'],
    also: { 200: json(cartSchema, 'The cart that was open') },
    fails: ['no_session', 'forbidden', 'not_found'],
    leads: pagePaths.cart,
    async run({ shop, body, currency, c }) {
      const visitor = c.get('form') ? await visitorOrGuest(c) : requireVisitor(c)
      const userId = body.user_id ?? visitor.userId
      if (!isId(userId)) throw badInput('user_id', identityCopy.noUserId)
      requireSelf(c, userId)
      const { cart, made } = await shop.storefront.cart.open(userId)
      return made ? cartJson(cart, currency) : c.json(cartJson(cart, currency), 200)
    },
  }),
  call({
    id: 'chooseDestination',
    at: 'PUT /api/cart/destination/id/{userId}',
    least: 'everyone',
    summary: 'Say where the cart goes: a country, or “pickup”',
    path: params,
    body: destinationSchema,
    answer: [destinationSchema, 'Where it goes now'],
    fails: ['no_session', 'forbidden', 'not_found', 'no_destination'],
    leads: pagePaths.cart,
    async run({ shop, path: { userId }, body: { destination }, c }) {
      requireSelf(c, userId)
      await shop.storefront.cart.choose(userId, destination)
      return { destination }
    },
  }),
  call({
    id: 'deleteCart',
    at: 'DELETE /api/cart/delete/id/{userId}',
    least: 'everyone',
    summary: 'Delete the user’s cart and its lines',
    path: params,
    answer: [mostRecentCartSchema, 'The cart that is gone, or an empty list'],
    fails: ['no_session', 'forbidden'],
    leads: pagePaths.cart,
    async run({ shop, path: { userId }, currency, c }) {
      requireSelf(c, userId)
      const gone = await shop.storefront.cart.remove(userId)
      return listed(gone, currency)
    },
  }),
])

function cartJson({ id, userId }: Shown, currency: Currency) {
  return { id, user_id: userId, currency }
}

function listed(cart: Shown | null, currency: Currency) {
  return { mostRecentCart: cart ? [cartJson(cart, currency)] : [] }
}
