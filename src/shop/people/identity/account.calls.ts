import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { ownToken, putMarkCookie } from '#http/session.ts'
import { badInput } from '#platform/errors.ts'
import { accountFormSchema, ownSessionSchema, passwordFormSchema } from './account.schema.ts'
import { identityAudit, identityCopy } from './copy.ts'

/* A wrong current password is bad input: the session stays valid. */

const accountSchema = z
  .object({ name: z.string(), email: z.string().nullable(), version: z.string() })
  .meta({ id: 'Account' })

export default calls('The owner: account', [
  call({
    id: 'listSessions',
    at: 'GET /api/account/sessions',
    least: 'helper',
    summary: 'The account’s sessions, the caller’s own first',
    answer: [z.array(ownSessionSchema), 'The sessions'],
    run: ({ shop, visitor, c }) => shop.identity.sessions(visitor.userId, ownToken(c)),
  }),
  call({
    id: 'endOtherSessions',
    at: 'DELETE /api/account/sessions',
    least: 'helper',
    audit: ['sessions.ended', identityAudit.sessionsEnded],
    summary: 'End all sessions of the account but the caller’s',
    answer: [z.object({ ended: z.number().int() }), 'How many sessions ended'],
    run: async ({ shop, visitor, c }) => ({
      ended: await shop.identity.endOtherSessions(visitor.userId, ownToken(c)),
    }),
  }),
  call({
    id: 'getAccount',
    at: 'GET /api/account',
    least: 'helper',
    summary: 'The account’s name and email',
    answer: [accountSchema, 'The account'],
    run: ({ shop, visitor }) => shop.identity.account(visitor.userId),
  }),
  call({
    id: 'updateAccount',
    at: 'PUT /api/account',
    least: 'helper',
    audit: ['account.changed', identityAudit.accountChanged],
    summary: 'Change the account’s name and email',
    description: 'Another email needs `current`, the password of now.',
    body: accountFormSchema,
    answer: [accountSchema, 'The account'],
    fails: ['changed', 'duplicate', 'too_many'],
    run({ shop, body, visitor: { userId }, c }) {
      const { network } = c.get('client')
      return shop.identity.changeAccount({ userId, network, ...body })
    },
  }),
  call({
    id: 'changePassword',
    at: 'PUT /api/account/password',
    least: 'helper',
    audit: ['password.changed', identityAudit.passwordChanged],
    summary: 'Change the account’s password and end its other sessions',
    body: passwordFormSchema,
    answer: [accountSchema, 'The account'],
    fails: ['too_many'],
    async run({ shop, body: { current, password }, visitor: { userId }, c }) {
      const { network } = c.get('client')
      // A link or a passkey proved the account without the password, which may be forgotten.
      const proved = c.get('fresh') === 'link' || c.get('fresh') === 'passkey'
      if (!current && !proved) throw badInput('current', identityCopy.passwordMissing)
      const change = { userId, network, token: ownToken(c), current: current || null, password }
      putMarkCookie(c, await shop.identity.changePassword(change))
      return shop.identity.account(userId)
    },
  }),
])
