import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { afterForm } from '#http/forms.ts'
import { withdrawalPath } from '#platform/addresses/page-paths.ts'
import { isLetterFlood } from '#shop/people/messages/letter-flood.calls.ts'
import { withdrawalSchema, withdrawalTokenSchema } from './withdrawal.schema.ts'

/* The withdrawal function: Directive 2011/83, Art. 11a. */

const tags = ['Withdrawal']

const prepare = createRoute({
  method: 'post',
  path: '/api/withdrawals',
  ...allow('everyone'),
  tags,
  operationId: 'prepareWithdrawal',
  summary: 'Say who withdraws from which order; counts once it is confirmed',
  request: jsonBody(withdrawalSchema),
  responses: {
    200: json(
      z.object({ token: z.string() }).meta({ id: 'PreparedWithdrawal' }),
      'It waits to be confirmed',
    ),
    ...failures('bad_input', 'too_many'),
  },
})

const state = createRoute({
  method: 'post',
  path: '/api/withdrawals/{token}/confirm',
  ...allow('everyone'),
  tags,
  operationId: 'confirmWithdrawal',
  summary: 'State the withdrawal: it is acknowledged by mail at once',
  request: { params: z.object({ token: withdrawalTokenSchema }) },
  responses: {
    200: json(
      z
        .object({ statedAt: z.number().int().meta({ description: 'Epoch milliseconds.' }) })
        .meta({ id: 'StatedWithdrawal' }),
      'It is stated',
    ),
    ...failures('bad_input', 'not_found'),
  },
})

export function withdrawalRoutes(api: Api): void {
  api.openapi(prepare, async (c) => {
    await c.get('limits').take('mails', c.get('client'))
    const token = await c.get('shop').storefront.withdrawals.prepare(c.req.valid('json'))
    afterForm(c, withdrawalPath(token))
    return c.json({ token }, 200)
  })

  api.openapi(state, async (c) => {
    const { token } = c.req.valid('param')
    const { storefront, jobs } = c.get('shop')
    const flood = await isLetterFlood(c.get('limits'), c.get('client'))
    const { statedAt } = await storefront.withdrawals.state(token, flood)
    jobs.poke()
    afterForm(c, withdrawalPath(token))
    return c.json({ statedAt: statedAt ?? 0 }, 200)
  })
}
