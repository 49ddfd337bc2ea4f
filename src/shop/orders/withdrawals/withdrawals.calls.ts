import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { afterForm } from '#http/forms.ts'
import { withdrawalPath } from '#platform/addresses/page-paths.ts'
import { isMessageFlood } from '#shop/people/messages/message-flood.calls.ts'
import { withdrawalSchema, withdrawalTokenSchema } from './withdrawal.schema.ts'

/* Directive 2011/83, Art. 11a. */

export default calls('Withdrawal', [
  call({
    id: 'prepareWithdrawal',
    at: 'POST /api/withdrawals',
    least: 'everyone',
    summary: 'Say who withdraws from which order; counts once it is confirmed',
    body: withdrawalSchema,
    answer: [
      z.object({ token: z.string() }).meta({ id: 'PreparedWithdrawal' }),
      'It waits to be confirmed',
    ],
    fails: ['too_many'],
    async run({ shop, body, c }) {
      await c.get('limits').take('mails', c.get('client'))
      const token = await shop.storefront.withdrawals.prepare(body)
      afterForm(c, withdrawalPath(token))
      return { token }
    },
  }),
  call({
    id: 'confirmWithdrawal',
    at: 'POST /api/withdrawals/{token}/confirm',
    least: 'everyone',
    summary: 'State the withdrawal: it is acknowledged by email at once',
    path: z.object({ token: withdrawalTokenSchema }),
    answer: [
      z
        .object({ statedAt: z.number().int().meta({ description: 'Epoch milliseconds.' }) })
        .meta({ id: 'StatedWithdrawal' }),
      'It is stated',
    ],
    fails: ['not_found'],
    async run({ shop, path: { token }, c }) {
      const { storefront, jobs } = shop
      const flood = await isMessageFlood(c.get('limits'), c.get('client'))
      const { statedAt } = await storefront.withdrawals.confirm(token, flood)
      jobs.poke()
      afterForm(c, withdrawalPath(token))
      return { statedAt: statedAt ?? 0 }
    },
  }),
])
