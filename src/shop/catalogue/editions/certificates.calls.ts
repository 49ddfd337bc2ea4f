import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { answerPdf, pageInstead, pdf, sheetQuery } from '#http/pdf.ts'
import { certificatePath } from '#platform/addresses/page-paths.ts'
import { ShopError } from '#platform/errors.ts'
import { secondLives } from './edition.ts'

const tags = ['Certificates']
const params = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/, 'This is no certificate.') })

const keySchema = z
  .object({
    kty: z.literal('OKP'),
    crv: z.literal('Ed25519'),
    x: z.string(),
    kid: z.string().meta({ description: 'The RFC 7638 thumbprint.' }),
    alg: z.literal('EdDSA'),
    use: z.literal('sig'),
  })
  .meta({ id: 'PublicKey' })

const certificateSchema = z
  .object({
    id: z.string(),
    state: z.enum(['valid', 'void', 'unsigned']),
    token: z.string().nullable().meta({
      description: 'A JSON Web Signature in compact form; its payload is what is certified.',
    }),
    key: keySchema.nullable().meta({ description: 'By which the signature is checked.' }),
  })
  .meta({ id: 'Certificate' })

const keys = createRoute({
  method: 'get',
  path: '/api/certificates/keys',
  ...allow('everyone'),
  tags,
  operationId: 'getCertificateKeys',
  summary: 'The public keys by which the studio’s certificates are checked, as a JSON Web Key Set',
  responses: {
    200: json(z.object({ keys: z.array(keySchema) }), 'Every key, the newest first'),
    ...failures('bad_input'),
  },
})

const one = createRoute({
  method: 'get',
  path: '/api/certificates/{id}',
  ...allow('everyone'),
  tags,
  operationId: 'getCertificate',
  summary: 'A certificate: whether it stands, what it says, and its signature',
  request: { params },
  responses: { 200: json(certificateSchema, 'It'), ...failures('bad_input', 'not_found') },
})

const asPdf = createRoute({
  method: 'get',
  path: '/api/certificates/{id}/pdf',
  ...allow('everyone'),
  tags,
  operationId: 'getCertificatePdf',
  summary: 'A certificate as a PDF that can be checked without the shop',
  request: { params, query: sheetQuery },
  responses: { 200: pdf, 303: pageInstead, ...failures('bad_input', 'not_found') },
})

const again = createRoute({
  method: 'post',
  path: '/api/certificates/{id}/again',
  ...allow('partner', 'edition.number-given-again'),
  tags,
  operationId: 'giveNumberAgain',
  summary: 'Let a void number be given again',
  description:
    '`on_sale`: the next buyer gets it. `by_hand`: it has a certificate of its own at once, and is not for sale.',
  request: { params, ...jsonBody(z.object({ how: z.enum(secondLives) })) },
  responses: {
    200: json(z.object({ id: z.string().nullable() }), 'The certificate that it has now'),
    ...failures('bad_input', 'no_session', 'forbidden', 'not_found'),
  },
})

export function certificateRoutes(api: Api): void {
  api.openapi(keys, async (c) =>
    c.json({ keys: await c.get('shop').storefront.certificates.publicKeys() }, 200),
  )

  api.openapi(one, async (c) => {
    const found = await c.get('shop').storefront.certificates.find(c.req.valid('param').id)
    if (!found) throw noCertificate()
    const { id, state, token, key } = found
    return c.json({ id, state, token, key }, 200)
  })

  api.openapi(asPdf, async (c) => {
    const { papers } = c.get('shop').storefront
    const found = await papers.certificate(c.req.valid('param').id)
    if (!found) throw noCertificate()
    const bytes = await papers.draw(found, c.req.valid('query').sheet)
    const { id } = found.certificate
    const page = certificatePath(id)
    return answerPdf(c, { name: `certificate-${id.slice(0, 8)}.pdf`, page }, bytes)
  })

  api.openapi(again, async (c) => {
    const { how } = c.req.valid('json')
    const id = await c.get('shop').storefront.certificates.giveAgain(c.req.valid('param').id, how)
    return c.json({ id }, 200)
  })
}

function noCertificate(): ShopError {
  return new ShopError('not_found', 'There is no such certificate.')
}
