import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { answerPdf, pageInstead, pdf, sheetQuery } from '#http/pdf.ts'
import { certificatePath } from '#platform/addresses/page-paths.ts'
import { ShopError } from '#platform/errors.ts'
import { editionsAudit, editionsCopy } from './copy.ts'
import { reissueModes } from './edition.ts'

const params = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/, editionsCopy.noCertificate) })

export const keySchema = z
  .object({
    kty: z.literal('OKP'),
    crv: z.literal('Ed25519'),
    x: z.string(),
    kid: z.string().meta({ description: 'The RFC 7638 thumbprint.' }),
    alg: z.literal('EdDSA'),
    use: z.literal('sig'),
  })
  .meta({ id: 'PublicKey' })

export const certificateSchema = z
  .object({
    id: z.string(),
    state: z.enum(['valid', 'void', 'unsigned']),
    token: z.string().nullable().meta({
      description: 'A JSON Web Signature in compact form; its payload is what is certified.',
    }),
    key: keySchema.nullable().meta({ description: 'By which the signature is checked.' }),
  })
  .meta({ id: 'Certificate' })

export default calls('Certificates', [
  call({
    id: 'getCertificateKeys',
    at: 'GET /api/certificates/keys',
    least: 'everyone',
    summary:
      'The public keys by which the studio’s certificates are checked, as a JSON Web Key Set',
    answer: [z.object({ keys: z.array(keySchema) }), 'Every key, the newest first'],
    fails: ['too_many'],
    run: async ({ shop }) => ({ keys: await shop.storefront.certificates.publicKeys() }),
  }),
  call({
    id: 'getCertificate',
    at: 'GET /api/certificates/{id}',
    least: 'everyone',
    summary: 'A certificate: whether it stands, what it says, and its signature',
    path: params,
    answer: [certificateSchema, 'It'],
    fails: ['not_found'],
    async run({ shop, path }) {
      const found = await shop.storefront.certificates.find(path.id)
      if (!found) throw noCertificate()
      const { id, state, token, key } = found
      return { id, state, token, key }
    },
  }),
  call({
    id: 'getCertificatePdf',
    at: 'GET /api/certificates/{id}/pdf',
    least: 'everyone',
    summary: 'A certificate as a PDF that can be checked without the shop',
    path: params,
    query: sheetQuery,
    answer: pdf,
    also: { 303: pageInstead },
    fails: ['not_found'],
    async run({ shop, path, query, c }) {
      const { papers } = shop.storefront
      const found = await papers.certificate(path.id)
      if (!found) throw noCertificate()
      const shown = await shop.catalogue.pictureOf(found.certificate.piece)
      const jpeg = shown && (await shop.media.jpeg(shown))
      const picture = jpeg && { bytes: jpeg, ground: shown?.ground ?? null }
      const bytes = await papers.draw(found, query.sheet, picture)
      const { id } = found.certificate
      const page = certificatePath(id)
      return answerPdf(c, { name: `certificate-${id.slice(0, 8)}.pdf`, page }, bytes)
    },
  }),
  call({
    id: 'giveNumberAgain',
    at: 'POST /api/certificates/{id}/again',
    least: 'partner',
    audit: ['edition.number-given-again', editionsAudit.numberGivenAgain],
    summary: 'Let a void number be given again',
    description:
      '`on_sale`: the next buyer gets it. `by_hand`: it has a certificate of its own at once, and is not for sale.',
    path: params,
    body: z.object({ how: z.enum(reissueModes) }),
    answer: [z.object({ id: z.string().nullable() }), 'The certificate that it has now'],
    fails: ['not_found'],
    run: async ({ shop, path, body }) => ({
      id: await shop.storefront.certificates.reissue(path.id, body.how),
    }),
  }),
])

function noCertificate(): ShopError {
  return new ShopError('not_found', editionsCopy.noSuchCertificate)
}
