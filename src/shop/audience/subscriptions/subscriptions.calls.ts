import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { afterForm } from '#http/forms.ts'
import { pagePaths, subscriptionPath } from '#platform/addresses/page-paths.ts'
import { subscriptionRequestSchema, subscriptionTokenSchema } from './subscription.schema.ts'

const tags = ['Waiting list']
const done = z.object({ done: z.literal(true) }).meta({ id: 'Done' })
const params = z.object({ token: subscriptionTokenSchema })

const ask = createRoute({
  method: 'post',
  path: '/api/waiting',
  ...allow('everyone'),
  tags,
  operationId: 'subscribe',
  summary: 'Subscribe to a back-in-stock mail, or to the shop’s return (confirmed by mail)',
  request: jsonBody(subscriptionRequestSchema),
  responses: {
    200: json(done, 'The same answer whether the address is known or not'),
    ...failures('bad_input', 'not_found', 'changed', 'too_many'),
  },
})

const confirm = createRoute({
  method: 'post',
  path: '/api/waiting/{token}/confirm',
  ...allow('everyone'),
  tags,
  operationId: 'confirmSubscription',
  summary: 'Confirm a subscription',
  request: { params },
  responses: { 200: json(done, 'It will hear'), ...failures('bad_input', 'not_found') },
})

const leave = createRoute({
  method: 'post',
  path: '/api/waiting/{token}/leave',
  ...allow('everyone'),
  tags,
  operationId: 'unsubscribe',
  summary: 'Delete a subscription; a mail program’s own button may call this, too',
  request: { params },
  responses: { 200: json(done, 'It is gone'), ...failures('bad_input') },
})

export function waitingRoutes(api: Api): void {
  api.openapi(ask, async (c) => {
    const { email, ...target } = c.req.valid('json')
    await c.get('limits').take('mails', c.get('client'))
    await c.get('shop').storefront.subscriptions.ask(target, email)
    afterForm(c, `${pagePaths.subscriptions}?sent=1`)
    return c.json({ done: true as const }, 200)
  })

  api.openapi(confirm, async (c) => {
    const { token } = c.req.valid('param')
    await c.get('shop').storefront.subscriptions.confirm(token)
    afterForm(c, subscriptionPath(token))
    return c.json({ done: true as const }, 200)
  })

  api.openapi(leave, async (c) => {
    const { token } = c.req.valid('param')
    await c.get('shop').storefront.subscriptions.leave(token)
    // A mail program's click wants an answer, not a page to go to (RFC 8058).
    if (await isOneClick(c.req.raw)) c.set('form', false)
    afterForm(c, subscriptionPath(token))
    return c.json({ done: true as const }, 200)
  })
}

async function isOneClick(request: Request): Promise<boolean> {
  const said: unknown = await request.json().catch(() => null)
  return typeof said === 'object' && said !== null && 'List-Unsubscribe' in said
}
