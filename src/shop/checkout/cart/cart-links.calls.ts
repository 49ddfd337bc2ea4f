import { z } from 'zod'
import { done } from '#http/answers.ts'
import { call, calls } from '#http/call.ts'
import { afterForm } from '#http/forms.ts'
import { visitorOrGuest } from '#http/session.ts'
import { cartLinkPath, pagePaths } from '#platform/addresses/page-paths.ts'
import { buyLinkBody } from './buy-link.schema.ts'
import { cartLinkTokenSchema, mailCartBody } from './cart.schema.ts'

const params = z.object({ token: cartLinkTokenSchema })
const takenCart = z.object({ missing: z.number().int() }).meta({ id: 'TakenCart' })

export default calls('Cart', [
  call({
    id: 'makeCartLink',
    at: 'POST /api/cart/link',
    least: 'everyone',
    summary: 'Make an address at which another device finds what is in the visitor’s own cart',
    status: 201,
    answer: [z.object({ url: z.url() }).meta({ id: 'CartLink' }), 'Good for two weeks'],
    fails: ['no_session', 'empty_cart', 'too_many'],
    async run({ shop, visitor: { userId }, c }) {
      await c.get('limits').take('mails', c.get('client'))
      const { storefront, settings } = shop
      const path = cartLinkPath(await storefront.cartLinks.make(userId))
      afterForm(c, `${path}?made=1`)
      return { url: settings.storeSettings.current().publicUrl + path }
    },
  }),
  call({
    id: 'mailCartLink',
    at: 'POST /api/cart/link/{token}/mail',
    least: 'everyone',
    summary: 'Email such an address, once',
    path: params,
    body: mailCartBody,
    answer: [done, 'The same answer whether an email is sent or not'],
    fails: ['not_found', 'too_many'],
    async run({ shop, path: { token }, body, c }) {
      await c.get('limits').take('mails', c.get('client'))
      await shop.storefront.cartLinks.send(token, body.email)
      afterForm(c, `${cartLinkPath(token)}?made=1&sent=1`)
      return { done: true as const }
    },
  }),
  call({
    id: 'takeCartLink',
    at: 'POST /api/cart/link/{token}/take',
    least: 'everyone',
    summary: 'Put what such an address leads to into the visitor’s own cart',
    path: params,
    answer: [takenCart, 'How many of its lines can’t be had any more'],
    fails: ['not_found', 'too_many'],
    async run({ shop, path, c }) {
      const visitor = await visitorOrGuest(c)
      const { missing } = await shop.storefront.cartLinks.take(visitor, path.token)
      afterForm(c, `${pagePaths.cart}?notice=${missing === 0 ? 'taken' : 'taken_some'}`)
      return { missing }
    },
  }),
  call({
    id: 'takeBuyLink',
    at: 'POST /api/cart/buy',
    least: 'everyone',
    summary: 'Put what a link under /buy/ names into the visitor’s own cart',
    body: buyLinkBody,
    answer: [takenCart, 'How many of its pieces can’t be had, or not so many of them'],
    fails: ['too_many'],
    async run({ shop, body, c }) {
      const visitor = await visitorOrGuest(c)
      const { items, continue_to: next } = body
      const { missing } = await shop.storefront.cartLinks.takeListed(visitor, items)
      // The cart's page tells about missing pieces, wherever the link continues to.
      afterForm(
        c,
        missing > 0
          ? `${pagePaths.cart}?notice=listed_some`
          : (next ?? `${pagePaths.cart}?notice=listed`),
      )
      return { missing }
    },
  }),
])
