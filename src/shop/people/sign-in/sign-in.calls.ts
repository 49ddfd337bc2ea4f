import { z } from 'zod'
import { json } from '#http/answers.ts'
import type { ApiContext } from '#http/api.ts'
import { call, calls } from '#http/call.ts'
import { afterForm, nextAddress } from '#http/forms.ts'
import { letIn, markCookie } from '#http/session.ts'
import { adminPathIn, pagePaths } from '#platform/addresses/page-paths.ts'
import { signedInSchema } from '#shop/people/identity/identity.schema.ts'
import { passkeySite } from './passkey-site.calls.ts'
import {
  linkRequestSchema,
  linkUseSchema,
  loginSchema,
  passkeyOptionsSchema,
  passkeyUseSchema,
} from './sign-in.schema.ts'

const signedInAnswer = json(signedInSchema, 'The user; the session is set as a cookie')

export default calls('Visitors', [
  call({
    id: 'signIn',
    at: 'POST /api/users/login',
    least: 'everyone',
    summary: 'Sign in',
    body: loginSchema,
    answer: [signedInSchema, 'The user; the new session is a cookie, and a token for no browser'],
    fails: ['no_session', 'code_needed', 'too_many'],
    async run({ shop, body: { email, password, code }, c }) {
      const known = await shop.identity.login({
        email,
        password,
        code: code || undefined,
        network: c.get('client').network,
        replaces: c.get('token'),
        mark: markCookie(c),
      })
      afterForm(c, adminPathIn(nextAddress(c.env.formPost)) ?? pagePaths.admin)
      return letIn(c, known)
    },
  }),
  call({
    id: 'sendSignInLink',
    at: 'POST /api/users/login/link',
    least: 'everyone',
    summary: 'Mail a link that signs an account in',
    description: 'Answers the same for every address. The link works once, for fifteen minutes.',
    body: linkRequestSchema,
    answer: [z.object({ sent: z.literal(true) }), 'Sent, if there is such an account'],
    fails: ['forbidden', 'too_many'],
    async run({ shop, body, c }) {
      await shop.identity.sendLink(body.email, markCookie(c))
      shop.jobs.poke()
      return { sent: true as const }
    },
  }),
  call({
    id: 'useSignInLink',
    at: 'POST /api/users/login/link/open',
    least: 'everyone',
    summary: 'Sign in by a link',
    description:
      'An account with one-time codes needs `code` too; until it is right the link stays.',
    body: linkUseSchema,
    answer: signedInAnswer,
    fails: ['no_session', 'code_needed', 'forbidden', 'too_many'],
    async run({ shop, body, c }) {
      const { link: token, code, next } = body
      const came = await shop.identity.byLink({ ...attemptOf(c), token, code })
      afterForm(c, adminPathIn(next ?? null) ?? pagePaths.admin)
      return letIn(c, came)
    },
  }),
  call({
    id: 'askForPasskey',
    at: 'POST /api/users/login/passkey/options',
    least: 'everyone',
    summary: 'What a browser is asked when a passkey signs in',
    answer: [passkeyOptionsSchema, 'PublicKeyCredentialRequestOptions as JSON'],
    fails: ['forbidden', 'too_many'],
    async run({ shop, c }) {
      const site = await passkeySite(c)
      return { ...(await shop.identity.passkeyAuthentication(site)) }
    },
  }),
  call({
    id: 'usePasskey',
    at: 'POST /api/users/login/passkey',
    least: 'everyone',
    summary: 'Sign in by a passkey',
    body: passkeyUseSchema,
    answer: signedInAnswer,
    fails: ['no_session', 'forbidden', 'too_many'],
    async run({ shop, body: { response }, c }) {
      const site = await passkeySite(c)
      const came = await shop.identity.byPasskey({ ...attemptOf(c), site, response })
      return letIn(c, came)
    },
  }),
])

function attemptOf(c: ApiContext) {
  return { network: c.get('client').network, replaces: c.get('token'), mark: markCookie(c) }
}
