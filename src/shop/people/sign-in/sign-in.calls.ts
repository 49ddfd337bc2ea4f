import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api, ApiContext } from '#http/api.ts'
import { afterForm } from '#http/forms.ts'
import { markCookie, putMarkCookie, putSessionCookie, signedIn } from '#http/session.ts'
import { adminPathIn, pagePaths } from '#platform/addresses/page-paths.ts'
import { signedInSchema } from '#shop/people/identity/identity.schema.ts'
import { passkeySite } from './passkey-site.calls.ts'
import {
  linkRequestSchema,
  linkUseSchema,
  passkeyOptionsSchema,
  passkeyUseSchema,
} from './sign-in.schema.ts'
import type { TrustedSignedIn } from './sign-in.server.ts'

const tags = ['Visitors']
const signedInAnswer = json(signedInSchema, 'The user; the session is set as a cookie')

const sendLink = createRoute({
  method: 'post',
  path: '/api/users/login/link',
  ...allow('everyone'),
  tags,
  operationId: 'sendSignInLink',
  summary: 'Mail a link that signs an account in',
  description: 'Answers the same for every address. The link works once, for fifteen minutes.',
  request: jsonBody(linkRequestSchema),
  responses: {
    200: json(z.object({ sent: z.literal(true) }), 'Sent, if there is such an account'),
    ...failures('bad_input', 'forbidden', 'too_many'),
  },
})

const useLink = createRoute({
  method: 'post',
  path: '/api/users/login/link/open',
  ...allow('everyone'),
  tags,
  operationId: 'useSignInLink',
  summary: 'Sign in by a link',
  description: 'An account with one-time codes needs `code` too; until it is right the link stays.',
  request: jsonBody(linkUseSchema),
  responses: {
    200: signedInAnswer,
    ...failures('bad_input', 'no_session', 'code_needed', 'forbidden', 'too_many'),
  },
})

const askForPasskey = createRoute({
  method: 'post',
  path: '/api/users/login/passkey/options',
  ...allow('everyone'),
  tags,
  operationId: 'askForPasskey',
  summary: 'What a browser is asked when a passkey signs in',
  responses: {
    200: json(passkeyOptionsSchema, 'PublicKeyCredentialRequestOptions as JSON'),
    ...failures('forbidden', 'too_many'),
  },
})

const usePasskey = createRoute({
  method: 'post',
  path: '/api/users/login/passkey',
  ...allow('everyone'),
  tags,
  operationId: 'usePasskey',
  summary: 'Sign in by a passkey',
  request: jsonBody(passkeyUseSchema),
  responses: {
    200: signedInAnswer,
    ...failures('bad_input', 'no_session', 'forbidden', 'too_many'),
  },
})

/** Ways of signing in beside the password. */
export function signInRoutes(api: Api): void {
  api.openapi(sendLink, async (c) => {
    await c.get('shop').identity.sendLink(c.req.valid('json').email, markCookie(c))
    c.get('shop').jobs.poke()
    return c.json({ sent: true as const }, 200)
  })

  api.openapi(useLink, async (c) => {
    const { link: token, code, next } = c.req.valid('json')
    const came = await c.get('shop').identity.byLink({ ...attemptOf(c), token, code })
    afterForm(c, adminPathIn(next ?? null) ?? pagePaths.admin)
    return c.json(letIn(c, came), 200)
  })

  api.openapi(askForPasskey, async (c) => {
    const site = await passkeySite(c)
    return c.json({ ...(await c.get('shop').identity.askForPasskey(site)) }, 200)
  })

  api.openapi(usePasskey, async (c) => {
    const { response } = c.req.valid('json')
    const site = await passkeySite(c)
    const came = await c.get('shop').identity.byPasskey({ ...attemptOf(c), site, response })
    return c.json(letIn(c, came), 200)
  })
}

function attemptOf(c: ApiContext) {
  return { network: c.get('client').network, replaces: c.get('token'), mark: markCookie(c) }
}

function letIn(c: ApiContext, { user, token, mark }: TrustedSignedIn) {
  putSessionCookie(c, token, user.role)
  putMarkCookie(c, mark)
  return signedIn(c, user, token)
}
