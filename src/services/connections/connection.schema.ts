import { z } from 'zod'
import { mailProviderNames } from '#services/mail/mail-providers.ts'
import { bucketProviderNames } from '#services/pictures/bucket-providers.ts'

const nullableText = z.string().nullable()

const endpointSchema = z.object({
  id: z.string(),
  url: z.string(),
  secret: z.string(),
  /** Epoch ms of its deletion; null: it stays. */
  until: z.number().nullable(),
})

export const stripeConnectionSchema = z.object({
  provider: z.literal('stripe'),
  secretKey: z.string(),
  endpoints: z.array(endpointSchema),
  /** 'acct_…'; '' when Stripe doesn't say. */
  account: z.string(),
  accountName: nullableText,
  country: nullableText,
  money: z.enum(['test', 'live']),
  /** 'webhook': Stripe calls the shop; 'poll': the shop asks Stripe every minute. */
  reports: z.enum(['webhook', 'poll']),
  /** Epoch ms of the first report. */
  provenAt: z.number().nullable(),
  promotionCodes: z.boolean(),
})

const playConnectionSchema = z.object({ provider: z.literal('demo') })

export const paymentConnectionSchema = z.discriminatedUnion('provider', [
  stripeConnectionSchema,
  playConnectionSchema,
])
export type PaymentConnection = z.output<typeof paymentConnectionSchema>

export const printfulConnectionSchema = z.object({
  provider: z.literal('printful'),
  token: z.string(),
  storeId: z.string().optional(),
  storeName: z.string().optional(),
})
export const printingConnectionSchema = z.discriminatedUnion('provider', [
  printfulConnectionSchema,
  z.object({ provider: z.literal('manual') }),
])
export type PrintingConnection = z.output<typeof printingConnectionSchema>

export const smtpConnectionSchema = z.object({
  provider: z.literal('smtp'),
  mailbox: z.enum(mailProviderNames).optional(),
  host: z.string(),
  port: z.number(),
  /** True: TLS from the first byte; false: STARTTLS, unless `plain`. */
  secure: z.boolean(),
  plain: z.boolean(),
  auth: z.object({ user: z.string(), pass: z.string() }).optional(),
  from: z.object({ name: z.string().optional(), address: z.string() }).optional(),
  to: z.string().optional(),
})
export type SmtpConnection = z.output<typeof smtpConnectionSchema>

export const picturesConnectionSchema = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('disk') }),
  z.object({
    provider: z.literal('s3'),
    bucketProvider: z.enum(bucketProviderNames).optional(),
    endpoint: z.string(),
    region: z.string(),
    bucket: z.string(),
    accessKeyId: z.string(),
    secretAccessKey: z.string(),
  }),
  z.object({
    provider: z.literal('cloudinary'),
    cloud: z.string(),
    apiKey: z.string(),
    apiSecret: z.string(),
    apiBase: z.string().optional(),
    deliveryBase: z.string().optional(),
  }),
])
export type PicturesConnection = z.output<typeof picturesConnectionSchema>
