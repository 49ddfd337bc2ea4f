import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { afterForm } from '#http/forms.ts'
import { requireVisitor, visitorOrGuest } from '#http/session.ts'
import { cartLinkPath, pagePaths } from '#platform/addresses/page-paths.ts'
import { buyLinkBody } from './buy-link.schema.ts'
import { cartLinkTokenSchema, mailCartBody } from './cart.schema.ts'

const tags = ['Cart']
const params = z.object({ token: cartLinkTokenSchema })
const takenCart = z.object({ missing: z.number().int() }).meta({ id: 'TakenCart' })
const done = z.object({ done: z.literal(true) }).meta({ id: 'Done' })

const make = createRoute({
  method: 'post',
  path: '/api/cart/link',
  ...allow('everyone'),
  tags,
  operationId: 'makeCartLink',
  summary: 'Make an address at which another device finds what is in the visitor’s own cart',
  responses: {
    201: json(z.object({ url: z.url() }).meta({ id: 'CartLink' }), 'Good for two weeks'),
    ...failures('no_session', 'empty_cart', 'too_many'),
  },
})

const send = createRoute({
  method: 'post',
  path: '/api/cart/link/{token}/mail',
  ...allow('everyone'),
  tags,
  operationId: 'mailCartLink',
  summary: 'Mail such an address, once',
  request: { params, ...jsonBody(mailCartBody) },
  responses: {
    200: json(done, 'The same answer whether a mail goes or not'),
    ...failures('bad_input', 'not_found', 'too_many'),
  },
})

const take = createRoute({
  method: 'post',
  path: '/api/cart/link/{token}/take',
  ...allow('everyone'),
  tags,
  operationId: 'takeCartLink',
  summary: 'Put what such an address leads to into the visitor’s own cart',
  request: { params },
  responses: {
    200: json(takenCart, 'How many of its lines can’t be had any more'),
    ...failures('bad_input', 'not_found', 'too_many'),
  },
})

const buy = createRoute({
  method: 'post',
  path: '/api/cart/buy',
  ...allow('everyone'),
  tags,
  operationId: 'takeBuyLink',
  summary: 'Put what a link under /buy/ names into the visitor’s own cart',
  request: jsonBody(buyLinkBody),
  responses: {
    200: json(takenCart, 'How many of its pieces can’t be had, or not so many of them'),
    ...failures('bad_input', 'too_many'),
  },
})

/** Carts that are opened on another device. */
export function cartLinkRoutes(api: Api): void {
  api.openapi(make, async (c) => {
    const { userId } = requireVisitor(c)
    await c.get('limits').take('mails', c.get('client'))
    const { storefront, settings } = c.get('shop')
    const path = cartLinkPath(await storefront.cartLinks.make(userId))
    afterForm(c, `${path}?made=1`)
    return c.json({ url: settings.place.current().publicUrl + path }, 201)
  })

  api.openapi(send, async (c) => {
    const { token } = c.req.valid('param')
    await c.get('limits').take('mails', c.get('client'))
    await c.get('shop').storefront.cartLinks.send(token, c.req.valid('json').email)
    afterForm(c, `${cartLinkPath(token)}?made=1&sent=1`)
    return c.json({ done: true as const }, 200)
  })

  api.openapi(take, async (c) => {
    const visitor = await visitorOrGuest(c)
    const { missing } = await c
      .get('shop')
      .storefront.cartLinks.take(visitor, c.req.valid('param').token)
    afterForm(c, `${pagePaths.cart}?notice=${missing === 0 ? 'taken' : 'taken_some'}`)
    return c.json({ missing }, 200)
  })

  api.openapi(buy, async (c) => {
    const visitor = await visitorOrGuest(c)
    const { items, continue_to: next } = c.req.valid('json')
    const { missing } = await c.get('shop').storefront.cartLinks.takeListed(visitor, items)
    // What is missing is told by the cart, wherever the link would lead on to.
    afterForm(
      c,
      missing > 0
        ? `${pagePaths.cart}?notice=listed_some`
        : (next ?? `${pagePaths.cart}?notice=listed`),
    )
    return c.json({ missing }, 200)
  })
}
