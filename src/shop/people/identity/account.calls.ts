import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { ownToken, putMarkCookie, requireVisitor } from '#http/session.ts'
import { badInput } from '#platform/errors.ts'
import { accountFormSchema, ownSessionSchema, passwordFormSchema } from './account.schema.ts'

/* The owner's own account. A wrong current password is bad input: the session is valid all the same. */

const tags = ['The owner: account']
const accountSchema = z
  .object({ name: z.string(), email: z.string().nullable() })
  .meta({ id: 'Account' })

const sessionList = createRoute({
  method: 'get',
  path: '/api/account/sessions',
  ...allow('helper'),
  tags,
  operationId: 'listSessions',
  summary: 'The account’s sessions, the caller’s own first',
  responses: {
    200: json(z.array(ownSessionSchema), 'The sessions'),
    ...failures('no_session', 'forbidden'),
  },
})

const endOthers = createRoute({
  method: 'delete',
  path: '/api/account/sessions',
  ...allow('helper', 'sessions.ended'),
  tags,
  operationId: 'endOtherSessions',
  summary: 'End all sessions of the account but the caller’s',
  responses: {
    200: json(z.object({ ended: z.number().int() }), 'How many sessions ended'),
    ...failures('no_session', 'forbidden'),
  },
})

const change = createRoute({
  method: 'put',
  path: '/api/account',
  ...allow('helper', 'account.changed'),
  tags,
  operationId: 'updateAccount',
  summary: 'Change the account’s name and email',
  description: 'Another email needs `current`, the password of now.',
  request: jsonBody(accountFormSchema),
  responses: {
    200: json(accountSchema, 'The account'),
    ...failures('bad_input', 'no_session', 'forbidden', 'duplicate', 'too_many'),
  },
})

const changePassword = createRoute({
  method: 'put',
  path: '/api/account/password',
  ...allow('helper', 'password.changed'),
  tags,
  operationId: 'changePassword',
  summary: 'Change the account’s password and end its other sessions',
  request: jsonBody(passwordFormSchema),
  responses: {
    200: json(accountSchema, 'The account'),
    ...failures('bad_input', 'no_session', 'forbidden', 'too_many'),
  },
})

export function accountRoutes(api: Api): void {
  api.openapi(sessionList, async (c) => {
    const { userId } = requireVisitor(c)
    return c.json(await c.get('shop').identity.sessions(userId, ownToken(c)), 200)
  })

  api.openapi(endOthers, async (c) => {
    const { userId } = requireVisitor(c)
    const ended = await c.get('shop').identity.endOtherSessions(userId, ownToken(c))
    return c.json({ ended }, 200)
  })

  api.openapi(change, async (c) => {
    const { userId } = requireVisitor(c)
    const { name, email, current } = c.req.valid('json')
    const { network } = c.get('client')
    await c.get('shop').identity.changeAccount({ userId, network, name, email, current })
    return c.json({ name, email: email.toLowerCase() }, 200)
  })

  api.openapi(changePassword, async (c) => {
    const { userId, name, email } = requireVisitor(c)
    const { current, password } = c.req.valid('json')
    const { network } = c.get('client')
    // By a link or a passkey the account was proved without the password, which may be forgotten.
    const proved = c.get('fresh') === 'link' || c.get('fresh') === 'passkey'
    if (!current && !proved)
      throw badInput('current', 'Please enter the password that you have now.')
    const change = { userId, network, token: ownToken(c), current: current || null, password }
    putMarkCookie(c, await c.get('shop').identity.changePassword(change))
    return c.json({ name, email }, 200)
  })
}
