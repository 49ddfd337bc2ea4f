import { createRoute, z } from '@hono/zod-openapi'
import { withdrawalPath } from '#kernel/page-paths.ts'
import { withdrawalSchema, withdrawalTokenSchema } from '#shop/withdrawals/withdrawal.schema.ts'
import { allow } from './access.ts'
import { failures, json, jsonBody } from './answers.ts'
import type { Api } from './api.ts'
import { afterForm } from './forms.ts'
import { isLetterFlood } from './letter-flood.ts'

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
