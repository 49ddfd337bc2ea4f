import { expect, it } from 'vitest'
import { readConfig } from '#config'

const stripe = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' }
const live = {
  ...stripe,
  STRIPE_SECRET_KEY: 'sk_live_abc',
  PUBLIC_URL: 'https://heron.example',
}
const s3 = { S3_BUCKET: 'studio', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
const cloudinary = { CLOUDINARY_URL: 'cloudinary://123:abc_DEF-1@studio' }
const MAIL_FROM = 'Atelier Heron <shop@heron.example>'
const PRINTFUL_TOKEN = 'pf-token'
const printful = { printing: { provider: 'printful', token: PRINTFUL_TOKEN } }

it.each<[string, Record<string, string>, object]>([
  [
    'Stripe, once its keys are set',
    stripe,
    {
      payments: {
        provider: 'stripe',
        secretKey: 'sk_test_abc',
        promotionCodes: false,
        endpoints: [{ secret: 'whsec_abc' }],
      },
    },
  ],
  ['the demo on request', { ...stripe, PAYMENTS: 'demo' }, { payments: { provider: 'demo' } }],
  [
    'Stripe’s codes on request',
    { ...stripe, STRIPE_PROMOTION_CODES: 'on' },
    { payments: { promotionCodes: true } },
  ],
  [
    'Printful, once its token is set',
    { ...live, PRINTFUL_TOKEN, PRINTFUL_STORE_ID: '1234' },
    { printing: { ...printful.printing, storeId: '1234' } },
  ],
  [
    'the owner on request',
    { ...live, PRINTFUL_TOKEN, FULFILMENT: 'manual' },
    { printing: { provider: 'manual' } },
  ],
  [
    'a stand-in for Printful while Stripe has a test key',
    { ...stripe, PRINTFUL_TOKEN, PRINTFUL_API_BASE: 'http://127.0.0.1:4700' },
    printful,
  ],
  // It prints nothing then.
  ['Printful while Stripe is set in the admin only', { PRINTFUL_TOKEN }, printful],
  ['Printful while the money is play money', { PRINTFUL_TOKEN, PAYMENTS: 'demo' }, printful],
  ['Printful while Stripe has a test key', { ...stripe, PRINTFUL_TOKEN }, printful],
  ['this machine’s disk on request', { MEDIA: 'disk' }, { pictures: { provider: 'disk' } }],
  [
    'Amazon’s S3, once its keys are set',
    { ...s3, S3_REGION: 'eu-north-1' },
    { pictures: { provider: 's3', endpoint: 'https://s3.eu-north-1.amazonaws.com' } },
  ],
  [
    'S3 at another endpoint',
    { ...s3, S3_ENDPOINT: 'https://r2.example/' },
    { pictures: { endpoint: 'https://r2.example' } },
  ],
  [
    'Cloudinary, once its address is set',
    cloudinary,
    {
      pictures: {
        provider: 'cloudinary',
        cloud: 'studio',
        apiKey: '123',
        apiSecret: 'abc_DEF-1',
      },
    },
  ],
  [
    'the store of MEDIA when two are configured',
    { ...s3, ...cloudinary, MEDIA: 's3' },
    { pictures: { provider: 's3' } },
  ],
  [
    'the SMTP server in the address, always with TLS',
    {
      SMTP_URL: 'smtp://shop%40heron.example:p%40ss@mail.example',
      MAIL_FROM,
      MAIL_TO: 'maren@heron.example',
    },
    {
      mail: {
        provider: 'smtp',
        host: 'mail.example',
        port: 587,
        secure: false,
        plain: false,
        auth: { user: 'shop@heron.example', pass: 'p@ss' },
        from: { name: 'Atelier Heron', address: 'shop@heron.example' },
        to: 'maren@heron.example',
      },
    },
  ],
  [
    'SMTP with TLS from the first byte',
    { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'a@b.example' },
    { mail: { port: 465, secure: true, from: { address: 'a@b.example' } } },
  ],
  [
    'SMTP without TLS on this machine',
    { SMTP_URL: 'smtp://127.0.0.1:2525?tls=off', MAIL_FROM },
    { mail: { plain: true, port: 2525 } },
  ],
])('the variables choose %s', (_, env, machine) => {
  expect(readConfig(env).machine).toMatchObject(machine)
})

it('the variables switch taxes and sizes made ahead on and off', () => {
  expect(readConfig({ STRIPE_TAX: 'on' }).storeSettings.taxByProvider).toBe(true)
  expect(readConfig({ STRIPE_TAX: 'off' }).storeSettings.taxByProvider).toBe(false)
  expect(readConfig({}).storeSettings.taxByProvider).toBeUndefined()
  expect(readConfig({}).picturesAhead).toBe(true)
  expect(readConfig({ PICTURES_AHEAD: 'off' }).picturesAhead).toBe(false)
})

it.each<[Record<string, string>, string]>([
  [{ PAYMENTS: 'stripe' }, 'STRIPE_SECRET_KEY is missing'],
  [{ STRIPE_SECRET_KEY: 'sk_test_abc' }, 'STRIPE_WEBHOOK_SECRET is missing'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_abc' }, 'STRIPE_SECRET_KEY is missing'],
  [{ ...stripe, STRIPE_SECRET_KEY: 'pk_test_abc' }, 'STRIPE_SECRET_KEY wants a key that starts'],
  [{ ...stripe, STRIPE_WEBHOOK_SECRET: 'abc' }, 'STRIPE_WEBHOOK_SECRET wants the endpoint’s'],
  [{ ...live, PUBLIC_URL: 'http://heron.example' }, 'PUBLIC_URL wants https'],
  [
    {
      ...live,
      STRIPE_SECRET_KEY: 'rk_live_abc',
      STRIPE_API_BASE: 'http://127.0.0.1:4110',
    },
    'STRIPE_API_BASE wants a test key',
  ],
  [{ FULFILMENT: 'printful' }, 'PRINTFUL_TOKEN is missing: FULFILMENT is printful'],
  [{ PRINTFUL_STORE_ID: '12' }, 'PRINTFUL_TOKEN is missing: PRINTFUL_STORE_ID is set'],
  [{ PRINTFUL_TOKEN: 'a', PRINTFUL_STORE_ID: 'my shop' }, 'PRINTFUL_STORE_ID wants the number'],
  [{ FULFILMENT: 'elves' }, 'FULFILMENT wants manual or printful'],
  [{ PICTURES_AHEAD: 'soon' }, 'PICTURES_AHEAD'],
  [{ MEDIA: 's3' }, 'S3_BUCKET is missing: MEDIA is s3, which needs it.'],
  [{ S3_BUCKET: 'x' }, 'S3_ACCESS_KEY_ID is missing: MEDIA is s3, which needs it.'],
  [{ MEDIA: 'cloudinary' }, 'CLOUDINARY_URL is missing: MEDIA is cloudinary, which needs it.'],
  [{ CLOUDINARY_URL: 'https://x' }, 'CLOUDINARY_URL wants cloudinary://<key>:<secret>@<cloud>.'],
  [
    { ...s3, ...cloudinary },
    'MEDIA is missing: the keys of s3 and of cloudinary are set. Choose one.',
  ],
  [{ SMTP_URL: 'smtp://a' }, 'MAIL_FROM is missing: SMTP_URL is set, and the two go together.'],
  [{ MAIL_FROM }, 'SMTP_URL is missing: MAIL_FROM is set, and the two go together.'],
  [{ SMTP_URL: 'http://a', MAIL_FROM }, 'SMTP_URL wants smtp://'],
  [{ SMTP_URL: 'mail.example', MAIL_FROM }, 'SMTP_URL wants smtp://'],
  [{ SMTP_URL: 'smtp://me@a', MAIL_FROM }, 'SMTP_URL wants smtp://'],
  [
    { SMTP_URL: 'smtp://shop:a%@mail.example:587', MAIL_FROM },
    'A % in the user or password is written as %25.',
  ],
  [{ SMTP_URL: 'smtp://a?tls=off', MAIL_FROM }, 'SMTP_URL may say tls=off only'],
  [{ SMTP_URL: 'smtp://a', MAIL_FROM: 'a@b.example, c@d.example' }, 'MAIL_FROM wants an address'],
  [{ SMTP_URL: 'smtp://a', MAIL_FROM: 'x <a@b.example> <c>' }, 'MAIL_FROM wants an address'],
  [{ MAIL_TO: 'nobody' }, 'MAIL_TO wants an email address'],
])('the variables %j are refused', (env, words) => {
  expect(() => readConfig(env)).toThrow(words)
})
