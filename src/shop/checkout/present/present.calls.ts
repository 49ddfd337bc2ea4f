import { call, calls } from '#http/call.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { dayIn } from '#platform/time/zone.ts'
import { cartPresentSchema, presentBody } from './present.schema.ts'
import { requireDayToCome } from './present.ts'

const leads = `${pagePaths.cart}#present`

export default calls('Cart', [
  call({
    id: 'makePresent',
    at: 'PUT /api/cart/present',
    least: 'everyone',
    summary: 'Say that the visitor’s own cart is a present',
    body: presentBody,
    answer: [cartPresentSchema, 'What was said of it'],
    fails: ['no_session', 'not_found'],
    leads,
    async run({ shop, body: present, visitor: { userId } }) {
      const { timeZone } = await shop.settings.studio()
      requireDayToCome(present, dayIn(shop.clock.now(), timeZone))
      await shop.storefront.cart.setPresent(userId, present)
      return { present }
    },
  }),
  call({
    id: 'makeNoPresent',
    at: 'DELETE /api/cart/present',
    least: 'everyone',
    summary: 'Say that the visitor’s own cart is no present',
    answer: [cartPresentSchema, 'None'],
    fails: ['no_session', 'not_found'],
    leads,
    async run({ shop, visitor: { userId } }) {
      await shop.storefront.cart.setPresent(userId, null)
      return { present: null }
    },
  }),
])
