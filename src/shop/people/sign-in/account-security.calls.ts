import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api, ApiContext } from '#http/api.ts'
import { ownToken, requireVisitor } from '#http/session.ts'
import { passkeySite } from './passkey-site.calls.ts'
import {
  confirmSchema,
  newPasskeySchema,
  oneTimeCodeSchema,
  passkeyNameSchema,
  passkeyOptionsSchema,
  securitySchema,
} from './sign-in.schema.ts'
import { otpauthAddress } from './totp.server.ts'

const tags = ['The owner: account']
const refused = failures('bad_input', 'no_session', 'forbidden', 'confirm_sign_in', 'too_many')
const params = z.object({ id: z.string().min(1).max(1400) })
const standing = json(securitySchema, 'How the account is secured now')
const recovery = json(
  z.object({ recovery: z.array(z.string()) }),
  'Ten recovery codes, each for one sign-in; they can’t be read again',
)

const read = createRoute({
  method: 'get',
  path: '/api/account/security',
  ...allow('helper'),
  tags,
  operationId: 'getSecurity',
  summary: 'The account’s one-time codes and passkeys',
  responses: { 200: standing, ...failures('no_session', 'forbidden') },
})

const confirm = createRoute({
  method: 'post',
  path: '/api/account/confirm',
  ...allow('helper', 'sign-in.confirmed'),
  tags,
  operationId: 'confirmSignIn',
  summary: 'Prove the account of this session again',
  description: 'By password, code or passkey. For ten minutes it is fresh then.',
  request: jsonBody(confirmSchema),
  responses: { 200: json(z.object({ fresh: z.literal(true) }), 'It is'), ...refused },
})

const fresh = createRoute({
  method: 'get',
  path: '/api/account/fresh',
  ...allow('helper', undefined, 'fresh'),
  tags,
  operationId: 'checkFresh',
  summary: 'Whether the account was proved within the last ten minutes',
  responses: { 200: json(z.object({ fresh: z.literal(true) }), 'It was'), ...refused },
})

const prepare = createRoute({
  method: 'post',
  path: '/api/account/codes/prepare',
  ...allow('helper', 'codes.prepared', 'fresh'),
  tags,
  operationId: 'prepareCodes',
  summary: 'Make a secret for an authenticator app',
  responses: {
    200: json(z.object({ secret: z.string(), address: z.string() }), 'For the app, this once'),
    ...refused,
    ...failures('changed'),
  },
})

const turnOn = createRoute({
  method: 'post',
  path: '/api/account/codes/confirm',
  ...allow('helper', 'codes.on', 'fresh'),
  tags,
  operationId: 'turnCodesOn',
  summary: 'Turn one-time codes on by a first one',
  request: jsonBody(z.object({ code: oneTimeCodeSchema })),
  responses: { 200: recovery, ...refused },
})

const renew = createRoute({
  method: 'post',
  path: '/api/account/codes/recovery',
  ...allow('helper', 'codes.renewed', 'fresh'),
  tags,
  operationId: 'renewRecoveryCodes',
  summary: 'Make new recovery codes; the ones before end',
  responses: { 200: recovery, ...refused },
})

const turnOff = createRoute({
  method: 'delete',
  path: '/api/account/codes',
  ...allow('helper', 'codes.off', 'fresh'),
  tags,
  operationId: 'turnCodesOff',
  summary: 'Turn one-time codes off',
  responses: { 200: standing, ...refused },
})

const askToAdd = createRoute({
  method: 'post',
  path: '/api/account/passkeys/options',
  ...allow('helper', 'passkey.prepared', 'fresh'),
  tags,
  operationId: 'askToAddPasskey',
  summary: 'What a browser is asked when the account adds a passkey',
  responses: {
    200: json(passkeyOptionsSchema, 'PublicKeyCredentialCreationOptions as JSON'),
    ...refused,
  },
})

const add = createRoute({
  method: 'post',
  path: '/api/account/passkeys',
  ...allow('helper', 'passkey.added', 'fresh'),
  tags,
  operationId: 'addPasskey',
  summary: 'Add a passkey that the browser made',
  request: jsonBody(newPasskeySchema),
  responses: { 200: standing, ...refused },
})

const rename = createRoute({
  method: 'put',
  path: '/api/account/passkeys/{id}',
  ...allow('helper', 'passkey.renamed'),
  tags,
  operationId: 'renamePasskey',
  summary: 'Give a passkey another name',
  request: { params, ...jsonBody(z.object({ name: passkeyNameSchema })) },
  responses: { 200: standing, ...refused, ...failures('not_found') },
})

const remove = createRoute({
  method: 'delete',
  path: '/api/account/passkeys/{id}',
  ...allow('helper', 'passkey.removed', 'fresh'),
  tags,
  operationId: 'removePasskey',
  summary: 'Remove a passkey',
  request: { params },
  responses: { 200: standing, ...refused, ...failures('not_found') },
})

/** What secures the caller's own account; no other account's. */
export function accountSecurityRoutes(api: Api): void {
  const securityOf = async (c: ApiContext) => {
    const { identity } = c.get('shop')
    const { userId } = requireVisitor(c)
    const [codes, passkeys] = await Promise.all([
      identity.codeStanding(userId),
      identity.passkeys(userId),
    ])
    return { codes, passkeys }
  }

  api.openapi(read, async (c) => c.json(await securityOf(c), 200))

  api.openapi(confirm, async (c) => {
    const { passkey: response, ...proof } = c.req.valid('json')
    const passkey = response && { response, site: await passkeySite(c) }
    const { userId } = requireVisitor(c)
    const session = { userId, token: ownToken(c), network: c.get('client').network }
    await c.get('shop').identity.confirm({ ...session, ...proof, passkey })
    return c.json({ fresh: true as const }, 200)
  })

  api.openapi(fresh, async (c) => c.json({ fresh: true as const }, 200))

  api.openapi(prepare, async (c) => {
    const { identity, settings } = c.get('shop')
    const { userId, email } = requireVisitor(c)
    const secret = await identity.prepareCodes(userId)
    const { studioName } = await settings.studio()
    return c.json({ secret, address: otpauthAddress(secret, email ?? '', studioName) }, 200)
  })

  api.openapi(turnOn, async (c) => {
    const { userId } = requireVisitor(c)
    const { code } = c.req.valid('json')
    return c.json({ recovery: await c.get('shop').identity.confirmCodes(userId, code) }, 200)
  })

  api.openapi(renew, async (c) => {
    const { userId } = requireVisitor(c)
    return c.json({ recovery: await c.get('shop').identity.renewRecoveryCodes(userId) }, 200)
  })

  api.openapi(turnOff, async (c) => {
    await c.get('shop').identity.turnCodesOff(requireVisitor(c).userId)
    return c.json(await securityOf(c), 200)
  })

  api.openapi(askToAdd, async (c) => {
    const { userId, email } = requireVisitor(c)
    const account = { userId, email: email ?? '' }
    const site = await passkeySite(c)
    return c.json({ ...(await c.get('shop').identity.askToAddPasskey(site, account)) }, 200)
  })

  api.openapi(add, async (c) => {
    const { userId } = requireVisitor(c)
    const site = await passkeySite(c)
    await c.get('shop').identity.addPasskey(site, { userId, ...c.req.valid('json') })
    return c.json(await securityOf(c), 200)
  })

  api.openapi(rename, async (c) => {
    const { userId } = requireVisitor(c)
    const { id } = c.req.valid('param')
    await c.get('shop').identity.renamePasskey(userId, id, c.req.valid('json').name)
    return c.json(await securityOf(c), 200)
  })

  api.openapi(remove, async (c) => {
    const { userId } = requireVisitor(c)
    await c.get('shop').identity.removePasskey(userId, c.req.valid('param').id)
    return c.json(await securityOf(c), 200)
  })
}
