import { z } from 'zod'
import type { ApiContext } from '#http/api.ts'
import { call, calls } from '#http/call.ts'
import { clearSessionCookie, letIn, putSessionCookie, signedIn } from '#http/session.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { badInput, ShopError } from '#platform/errors.ts'
import { signupSchema } from './account.schema.ts'
import { identityCopy } from './copy.ts'
import { newUserSchema, sessionSchema, signedInSchema, userIdSchema } from './identity.schema.ts'
import { publicUser } from './visitor.ts'

export default calls('Visitors', [
  call({
    id: 'createUser',
    at: 'POST /api/users/create',
    least: 'everyone',
    summary: 'Make a guest, or answer the user of the session',
    description: 'With an `invitation`: makes another account of the studio and signs it in.',
    body: newUserSchema,
    bodyOptional: true,
    answer: [signedInSchema, 'The guest; the session is a cookie, and a token for no browser'],
    fails: ['forbidden', 'duplicate', 'too_many'],
    leads: pagePaths.admin,
    async run({ shop, body, c }) {
      const { email, password } = body
      if (body.invitation) return letIn(c, await signUp(c, body))
      if (email || password) {
        const words = identityCopy.invitationMissing
        throw new ShopError('forbidden', words, { field: email ? 'email' : 'password' })
      }
      const visitor = c.get('visitor')
      const token = c.get('token')
      if (visitor && token) return signedIn(c, publicUser(visitor), token)
      const guest = await shop.identity.createGuest()
      putSessionCookie(c, guest.token, guest.user.role)
      return signedIn(c, guest.user, guest.token)
    },
  }),
  call({
    id: 'refreshSession',
    at: 'GET /api/users/refresh/{id}',
    least: 'everyone',
    summary: 'Renew the caller’s session',
    path: z.object({ id: userIdSchema }),
    answer: [signedInSchema, 'The user, with the same token for no browser'],
    fails: ['no_session', 'forbidden'],
    async run({ shop, path, visitor, c }) {
      const token = c.get('token')
      if (visitor.userId !== path.id || token === null) {
        throw new ShopError('forbidden', identityCopy.othersSession)
      }
      await shop.identity.renew(token)
      putSessionCookie(c, token, visitor.role)
      return signedIn(c, publicUser(visitor), token)
    },
  }),
  call({
    id: 'signOut',
    at: 'POST /api/users/logout',
    least: 'everyone',
    summary: 'Sign out: the token ends on the server',
    answer: [z.object({ user: z.null() }), 'No user is signed in'],
    fails: ['too_many'],
    leads: pagePaths.home,
    async run({ shop, c }) {
      const token = c.get('token')
      if (token !== null) await shop.identity.logout(token)
      clearSessionCookie(c)
      return { user: null }
    },
  }),
  call({
    id: 'getSession',
    at: 'GET /api/session',
    least: 'everyone',
    summary: 'The caller’s user and the size of the cart; makes nothing',
    answer: [sessionSchema, 'The session, or nulls without one'],
    fails: ['too_many'],
    async run({ shop, c }) {
      const visitor = c.get('visitor')
      const closed = (await shop.storefront.opening.closed())?.reason ?? null
      if (!visitor) return { user: null, cartId: null, itemCount: 0, closed }
      const { cartId, itemCount } = await shop.storefront.cart.summary(visitor.userId)
      return { user: publicUser(visitor), cartId, itemCount, closed }
    },
  }),
])

async function signUp(c: ApiContext, body: unknown) {
  const form = signupSchema.safeParse(body)
  if (!form.success) {
    const [issue] = form.error.issues
    throw badInput(String(issue?.path[0] ?? 'body'), issue?.message ?? identityCopy.missing)
  }
  const { invitation, ...account } = form.data
  const replaces = c.get('token')
  return c.get('shop').identity.signUp({ ...account, token: invitation, replaces })
}
