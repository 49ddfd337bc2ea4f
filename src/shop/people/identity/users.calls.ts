import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api, ApiContext } from '#http/api.ts'
import { afterForm, nextOf } from '#http/forms.ts'
import {
  clearSessionCookie,
  markCookie,
  putMarkCookie,
  putSessionCookie,
  requireVisitor,
  signedIn,
} from '#http/session.ts'
import { adminPathIn, pagePaths } from '#platform/addresses/page-paths.ts'
import { badInput, ShopError } from '#platform/errors.ts'
import { signupSchema } from './account.schema.ts'
import {
  loginSchema,
  newUserSchema,
  sessionSchema,
  signedInSchema,
  userIdSchema,
} from './identity.schema.ts'
import { publicUser } from './visitor.ts'

const tags = ['Visitors']

const create = createRoute({
  method: 'post',
  path: '/api/users/create',
  ...allow('everyone'),
  tags,
  operationId: 'createUser',
  summary: 'Make a guest, or answer the user of the session',
  description: 'With an `invitation`: makes another account of the studio and signs it in.',
  request: { body: { ...jsonBody(newUserSchema).body, required: false } },
  responses: {
    200: json(signedInSchema, 'The guest; the session is a cookie, and a token for no browser'),
    ...failures('bad_input', 'forbidden', 'duplicate', 'too_many'),
  },
})

const refresh = createRoute({
  method: 'get',
  path: '/api/users/refresh/{id}',
  ...allow('everyone'),
  tags,
  operationId: 'refreshSession',
  summary: 'Renew the caller’s session',
  request: { params: z.object({ id: userIdSchema }) },
  responses: {
    200: json(signedInSchema, 'The user, with the same token for no browser'),
    ...failures('bad_input', 'no_session', 'forbidden'),
  },
})

const login = createRoute({
  method: 'post',
  path: '/api/users/login',
  ...allow('everyone'),
  tags,
  operationId: 'signIn',
  summary: 'Sign in',
  request: jsonBody(loginSchema),
  responses: {
    200: json(signedInSchema, 'The user; the new session is a cookie, and a token for no browser'),
    ...failures('bad_input', 'no_session', 'code_needed', 'too_many'),
  },
})

const logout = createRoute({
  method: 'post',
  path: '/api/users/logout',
  ...allow('everyone'),
  tags,
  operationId: 'signOut',
  summary: 'Sign out: the token ends on the server',
  responses: {
    200: json(z.object({ user: z.null() }), 'No user is signed in'),
    ...failures('too_many'),
  },
})

const session = createRoute({
  method: 'get',
  path: '/api/session',
  ...allow('everyone'),
  tags,
  operationId: 'getSession',
  summary: 'The caller’s user and the size of the cart; makes nothing',
  responses: {
    200: json(sessionSchema, 'The session, or nulls without one'),
    ...failures('too_many'),
  },
})

export function usersRoutes(api: Api): void {
  api.openapi(create, async (c) => {
    const body = c.req.valid('json')
    const { email, password } = body
    if (body.invitation) {
      const { user, token } = await signUp(c, body)
      afterForm(c, pagePaths.admin)
      return c.json(signedIn(c, user, token), 200)
    }
    if (email || password) {
      const words = 'An account by e-mail needs an invitation. None is needed to buy.'
      throw new ShopError('forbidden', words, { field: email ? 'email' : 'password' })
    }
    const visitor = c.get('visitor')
    const token = c.get('token')
    if (visitor && token) return c.json(signedIn(c, publicUser(visitor), token), 200)
    const guest = await c.get('shop').identity.createGuest()
    putSessionCookie(c, guest.token, guest.user.role)
    return c.json(signedIn(c, guest.user, guest.token), 200)
  })

  api.openapi(refresh, async (c) => {
    const visitor = requireVisitor(c)
    const token = c.get('token')
    if (visitor.userId !== c.req.valid('param').id || token === null) {
      throw new ShopError('forbidden', 'This is somebody else’s session.')
    }
    await c.get('shop').identity.renew(token)
    putSessionCookie(c, token, visitor.role)
    return c.json(signedIn(c, publicUser(visitor), token), 200)
  })

  api.openapi(login, async (c) => {
    const { email, password, code } = c.req.valid('json')
    const { identity } = c.get('shop')
    const replaces = c.get('token')
    const { network } = c.get('client')
    const mark = markCookie(c)
    const { user, token, ...known } = await identity.login({
      email,
      password,
      code: code || undefined,
      network,
      replaces,
      mark,
    })
    putSessionCookie(c, token, user.role)
    putMarkCookie(c, known.mark)
    afterForm(c, adminPathIn(nextOf(c.env.formPost)) ?? pagePaths.admin)
    return c.json(signedIn(c, user, token), 200)
  })

  api.openapi(logout, async (c) => {
    const token = c.get('token')
    if (token !== null) await c.get('shop').identity.logout(token)
    clearSessionCookie(c)
    afterForm(c, pagePaths.home)
    return c.json({ user: null }, 200)
  })

  api.openapi(session, async (c) => {
    const visitor = c.get('visitor')
    const closed = (await c.get('shop').storefront.opening.closed())?.reason ?? null
    if (!visitor) return c.json({ user: null, cartId: null, itemCount: 0, closed }, 200)
    const { cartId, itemCount } = await c.get('shop').storefront.cart.summary(visitor.userId)
    return c.json({ user: publicUser(visitor), cartId, itemCount, closed }, 200)
  })
}

/** By an invitation: the form's checks and words, then the account, with a session of its own. */
async function signUp(c: ApiContext, body: unknown) {
  const form = signupSchema.safeParse(body)
  if (!form.success) {
    const [issue] = form.error.issues
    throw badInput(String(issue?.path[0] ?? 'body'), issue?.message ?? 'Please fill this in.')
  }
  const { invitation, ...account } = form.data
  const { identity } = c.get('shop')
  const { user, token, mark } = await identity.signUp({
    ...account,
    token: invitation,
    replaces: c.get('token'),
  })
  putSessionCookie(c, token, user.role)
  putMarkCookie(c, mark)
  return { user, token }
}
