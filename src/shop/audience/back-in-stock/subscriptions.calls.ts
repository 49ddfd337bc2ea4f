import { z } from 'zod'
import { isStaff } from '#http/access.ts'
import { done } from '#http/answers.ts'
import { call, calls } from '#http/call.ts'
import { afterForm } from '#http/forms.ts'
import { pagePaths, subscriptionPath } from '#platform/addresses/page-paths.ts'
import { notOpen } from '#shop/audience/closures/refuse-while-closed.calls.ts'
import { subscriptionRequestSchema, subscriptionTokenSchema } from './subscription.schema.ts'

const params = z.object({ token: subscriptionTokenSchema })

export default calls('Back-in-stock subscriptions', [
  call({
    id: 'subscribe',
    at: 'POST /api/waiting',
    least: 'everyone',
    summary: 'Subscribe to a back-in-stock email, or to the shop’s return (confirmed by email)',
    body: subscriptionRequestSchema,
    answer: [done, 'The same answer whether the address is known or not'],
    fails: ['not_found', 'changed', 'not_open', 'too_many'],
    async run({ shop, body, c }) {
      const { email, ...target } = body
      if (target.kind !== 'opening' && !isStaff(c)) {
        const closed = await shop.storefront.opening.closed()
        if (closed?.reason === 'opening') throw notOpen()
      }
      await c.get('limits').take('mails', c.get('client'))
      await shop.storefront.subscriptions.ask(target, email)
      afterForm(c, `${pagePaths.subscriptions}?sent=1`)
      return { done: true as const }
    },
  }),
  call({
    id: 'confirmSubscription',
    at: 'POST /api/waiting/{token}/confirm',
    least: 'everyone',
    summary: 'Confirm a subscription',
    path: params,
    answer: [done, 'It will hear'],
    fails: ['not_found'],
    async run({ shop, path: { token }, c }) {
      await shop.storefront.subscriptions.confirm(token)
      afterForm(c, subscriptionPath(token))
      return { done: true as const }
    },
  }),
  call({
    id: 'unsubscribe',
    at: 'POST /api/waiting/{token}/leave',
    least: 'everyone',
    summary: 'Delete a subscription; an email program’s own button may call this, too',
    path: params,
    answer: [done, 'It is gone'],
    async run({ shop, path: { token }, c }) {
      await shop.storefront.subscriptions.leave(token)
      // An email program's click expects an answer, not a redirect (RFC 8058).
      if (await isOneClick(c.req.raw)) c.set('form', false)
      afterForm(c, subscriptionPath(token))
      return { done: true as const }
    },
  }),
])

async function isOneClick(request: Request): Promise<boolean> {
  const said: unknown = await request.json().catch(() => null)
  return typeof said === 'object' && said !== null && 'List-Unsubscribe' in said
}
