import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { afterForm } from '#http/forms.ts'
import { requireSelf, requireVisitor, visitorOrGuest } from '#http/session.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { badInput } from '#platform/errors.ts'
import { isId } from '#platform/ids.ts'
import type { Currency } from '#platform/money/currency.ts'
import { userIdSchema } from '#shop/people/identity/identity.schema.ts'
import { destinationSchema } from '#shop/store/shipping/shipping.schema.ts'
import { cartSchema, mostRecentCartSchema, newCartBody } from './cart.schema.ts'
import type { CartRow } from './cart-lines.server.ts'

const tags = ['Cart']
const params = z.object({ userId: userIdSchema })

const read = createRoute({
  method: 'get',
  path: '/api/cart/id/{userId}',
  ...allow('everyone'),
  tags,
  operationId: 'getCart',
  summary: 'The user’s open cart',
  request: { params },
  responses: {
    200: json(mostRecentCartSchema, 'One cart, or an empty list'),
    ...failures('bad_input', 'no_session', 'forbidden'),
  },
})

const create = createRoute({
  method: 'post',
  path: '/api/cart/create',
  ...allow('everyone'),
  tags,
  operationId: 'createCart',
  summary: 'Open a cart, or answer the user’s open one',
  request: { body: { ...jsonBody(newCartBody).body, required: false } },
  responses: {
    200: json(cartSchema, 'The cart that was open'),
    201: json(cartSchema, 'A new cart'),
    ...failures('bad_input', 'no_session', 'forbidden', 'not_found'),
  },
})

const remove = createRoute({
  method: 'delete',
  path: '/api/cart/delete/id/{userId}',
  ...allow('everyone'),
  tags,
  operationId: 'deleteCart',
  summary: 'Delete the user’s cart and its lines',
  request: { params },
  responses: {
    200: json(mostRecentCartSchema, 'The cart that is gone, or an empty list'),
    ...failures('bad_input', 'no_session', 'forbidden'),
  },
})

const choose = createRoute({
  method: 'put',
  path: '/api/cart/destination/id/{userId}',
  ...allow('everyone'),
  tags,
  operationId: 'chooseDestination',
  summary: 'Say where the cart goes: a country, or “pickup”',
  request: { params, ...jsonBody(destinationSchema) },
  responses: {
    200: json(destinationSchema, 'Where it goes now'),
    ...failures('bad_input', 'no_session', 'forbidden', 'not_found', 'no_destination'),
  },
})

export function cartRoutes(api: Api, currency: Currency): void {
  type Shown = Pick<CartRow, 'id' | 'userId'>
  const cartJson = ({ id, userId }: Shown) => ({ id, user_id: userId, currency })
  const listed = (cart: Shown | null) => ({ mostRecentCart: cart ? [cartJson(cart)] : [] })

  api.openapi(read, async (c) => {
    const { userId } = c.req.valid('param')
    requireSelf(c, userId)
    return c.json(listed(await c.get('shop').storefront.cart.find(userId)), 200)
  })

  api.openapi(create, async (c) => {
    const visitor = c.get('form') ? await visitorOrGuest(c) : requireVisitor(c)
    const userId = c.req.valid('json').user_id ?? visitor.userId
    if (!isId(userId)) throw badInput('user_id', 'This is no user id.')
    requireSelf(c, userId)
    const { cart, made } = await c.get('shop').storefront.cart.open(userId)
    afterForm(c, pagePaths.cart)
    return made ? c.json(cartJson(cart), 201) : c.json(cartJson(cart), 200)
  })

  api.openapi(choose, async (c) => {
    const { userId } = c.req.valid('param')
    requireSelf(c, userId)
    const { destination } = c.req.valid('json')
    await c.get('shop').storefront.cart.choose(userId, destination)
    afterForm(c, pagePaths.cart)
    return c.json({ destination }, 200)
  })

  api.openapi(remove, async (c) => {
    const { userId } = c.req.valid('param')
    requireSelf(c, userId)
    const gone = await c.get('shop').storefront.cart.remove(userId)
    afterForm(c, pagePaths.cart)
    return c.json(listed(gone), 200)
  })
}
