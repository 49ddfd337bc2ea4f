import { z } from 'zod'
import { json } from '#http/answers.ts'
import type { ApiContext } from '#http/api.ts'
import { call, calls } from '#http/call.ts'
import { ownToken, requireVisitor } from '#http/session.ts'
import { accountAudit } from './admin/copy.ts'
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

const params = z.object({ id: z.string().min(1).max(1400) })
const securityAnswer = json(securitySchema, 'How the account is secured now')
const recovery = json(
  z.object({ recovery: z.array(z.string()) }),
  'Ten recovery codes, each for one sign-in; they can’t be read again',
)

const securityOf = (c: ApiContext) => c.get('shop').identity.security(requireVisitor(c).userId)

export default calls('The owner: account', [
  call({
    id: 'getSecurity',
    at: 'GET /api/account/security',
    least: 'helper',
    summary: 'The account’s one-time codes and passkeys',
    answer: securityAnswer,
    run: ({ c }) => securityOf(c),
  }),
  call({
    id: 'confirmSignIn',
    at: 'POST /api/account/confirm',
    least: 'helper',
    audit: ['sign-in.confirmed', accountAudit.signInConfirmed],
    summary: 'Prove the account of this session again',
    description: 'By password, code or passkey. For ten minutes it is fresh then.',
    body: confirmSchema,
    answer: [z.object({ fresh: z.literal(true) }), 'It is'],
    fails: ['confirm_sign_in', 'too_many'],
    async run({ shop, body, visitor: { userId }, c }) {
      const { passkey: response, ...proof } = body
      const passkey = response && { response, site: await passkeySite(c) }
      const session = { userId, token: ownToken(c), network: c.get('client').network }
      await shop.identity.confirm({ ...session, ...proof, passkey })
      return { fresh: true as const }
    },
  }),
  call({
    id: 'checkFresh',
    at: 'GET /api/account/fresh',
    least: 'helper',
    fresh: true,
    summary: 'Whether the account was proved within the last ten minutes',
    answer: [z.object({ fresh: z.literal(true) }), 'It was'],
    fails: ['confirm_sign_in', 'too_many'],
    run: () => ({ fresh: true as const }),
  }),
  call({
    id: 'prepareCodes',
    at: 'POST /api/account/codes/prepare',
    least: 'helper',
    audit: ['codes.prepared', accountAudit.codesPrepared],
    fresh: true,
    summary: 'Make a secret for an authenticator app',
    answer: [z.object({ secret: z.string(), address: z.string() }), 'For the app, this once'],
    fails: ['confirm_sign_in', 'too_many', 'changed'],
    async run({ shop, visitor: { userId, email } }) {
      const { identity, settings } = shop
      const secret = await identity.prepareCodes(userId)
      const { studioName } = await settings.studio()
      return { secret, address: otpauthAddress(secret, email ?? '', studioName) }
    },
  }),
  call({
    id: 'turnCodesOn',
    at: 'POST /api/account/codes/confirm',
    least: 'helper',
    audit: ['codes.on', accountAudit.codesOn],
    fresh: true,
    summary: 'Turn one-time codes on by a first one',
    body: z.object({ code: oneTimeCodeSchema }),
    answer: recovery,
    fails: ['confirm_sign_in', 'too_many'],
    run: async ({ shop, body, visitor }) => ({
      recovery: await shop.identity.confirmCodes(visitor.userId, body.code),
    }),
  }),
  call({
    id: 'renewRecoveryCodes',
    at: 'POST /api/account/codes/recovery',
    least: 'helper',
    audit: ['codes.renewed', accountAudit.codesRenewed],
    fresh: true,
    summary: 'Make new recovery codes; the ones before end',
    answer: recovery,
    fails: ['confirm_sign_in', 'too_many'],
    run: async ({ shop, visitor }) => ({
      recovery: await shop.identity.renewRecoveryCodes(visitor.userId),
    }),
  }),
  call({
    id: 'turnCodesOff',
    at: 'DELETE /api/account/codes',
    least: 'helper',
    audit: ['codes.off', accountAudit.codesOff],
    fresh: true,
    summary: 'Turn one-time codes off',
    answer: securityAnswer,
    fails: ['confirm_sign_in', 'too_many'],
    async run({ shop, visitor, c }) {
      await shop.identity.turnCodesOff(visitor.userId)
      return await securityOf(c)
    },
  }),
  call({
    id: 'askToAddPasskey',
    at: 'POST /api/account/passkeys/options',
    least: 'helper',
    audit: ['passkey.prepared', accountAudit.passkeyPrepared],
    fresh: true,
    summary: 'What a browser is asked when the account adds a passkey',
    answer: [passkeyOptionsSchema, 'PublicKeyCredentialCreationOptions as JSON'],
    fails: ['confirm_sign_in', 'too_many'],
    async run({ shop, visitor: { userId, email }, c }) {
      const account = { userId, email: email ?? '' }
      const site = await passkeySite(c)
      return { ...(await shop.identity.passkeyRegistration(site, account)) }
    },
  }),
  call({
    id: 'addPasskey',
    at: 'POST /api/account/passkeys',
    least: 'helper',
    audit: ['passkey.added', accountAudit.passkeyAdded],
    fresh: true,
    summary: 'Add a passkey that the browser made',
    body: newPasskeySchema,
    answer: securityAnswer,
    fails: ['confirm_sign_in', 'too_many'],
    async run({ shop, body, visitor: { userId }, c }) {
      const site = await passkeySite(c)
      await shop.identity.addPasskey(site, { userId, ...body })
      return await securityOf(c)
    },
  }),
  call({
    id: 'renamePasskey',
    at: 'PUT /api/account/passkeys/{id}',
    least: 'helper',
    audit: ['passkey.renamed', accountAudit.passkeyRenamed],
    summary: 'Give a passkey another name',
    path: params,
    body: z.object({ name: passkeyNameSchema }),
    answer: securityAnswer,
    fails: ['confirm_sign_in', 'too_many', 'not_found'],
    async run({ shop, path, body, visitor: { userId }, c }) {
      await shop.identity.renamePasskey(userId, path.id, body.name)
      return await securityOf(c)
    },
  }),
  call({
    id: 'removePasskey',
    at: 'DELETE /api/account/passkeys/{id}',
    least: 'helper',
    audit: ['passkey.removed', accountAudit.passkeyRemoved],
    fresh: true,
    summary: 'Remove a passkey',
    path: params,
    answer: securityAnswer,
    fails: ['confirm_sign_in', 'too_many', 'not_found'],
    async run({ shop, path, visitor: { userId }, c }) {
      await shop.identity.removePasskey(userId, path.id)
      return await securityOf(c)
    },
  }),
])
