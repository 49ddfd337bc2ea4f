import { z } from 'zod'
import { bucketProviderNames } from './bucket-providers.ts'
import { mailProviderNames } from './mail-providers.ts'

/* What is stored of each provider's connection, secrets included. */

const nullableText = z.string().nullable()

/** An address at Stripe that reports to the shop. */
const endpointSchema = z.object({
  id: z.string(),
  url: z.string(),
  /** Its signing secret. */
  secret: z.string(),
  /** It is deleted then, in epoch milliseconds; null: it stays. */
  until: z.number().nullable(),
})

export const stripeConnectionSchema = z.object({
  provider: z.literal('stripe'),
  secretKey: z.string(),
  endpoints: z.array(endpointSchema),
  /** 'acct_…'; '' when Stripe doesn't say. */
  account: z.string(),
  /** What the account is called at Stripe. */
  accountName: nullableText,
  country: nullableText,
  money: z.enum(['test', 'live']),
  /** How the shop hears of payments: Stripe calls it, or it asks Stripe every minute. */
  reports: z.enum(['webhook', 'poll']),
  /** When the first report came, in epoch milliseconds. */
  provenAt: z.number().nullable(),
  promotionCodes: z.boolean(),
})

/** Play money: nothing is stored but that it was chosen. */
const playConnectionSchema = z.object({ provider: z.literal('demo') })

export const paymentConnectionSchema = z.discriminatedUnion('provider', [
  stripeConnectionSchema,
  playConnectionSchema,
])
export type PaymentConnection = z.output<typeof paymentConnectionSchema>

export const printfulConnectionSchema = z.object({
  provider: z.literal('printful'),
  token: z.string(),
  /** Only an account-level token needs it. */
  storeId: z.string().optional(),
  storeName: z.string().optional(),
})
/** The machine may also say that the studio makes its prints itself. */
export const printingConnectionSchema = z.discriminatedUnion('provider', [
  printfulConnectionSchema,
  z.object({ provider: z.literal('manual') }),
])
export type PrintingConnection = z.output<typeof printingConnectionSchema>

export const smtpConnectionSchema = z.object({
  provider: z.literal('smtp'),
  /** Whose mailbox it is; undefined where only the machine says. */
  mailbox: z.enum(mailProviderNames).optional(),
  host: z.string(),
  port: z.number(),
  /** TLS from the first byte; else STARTTLS, unless `plain`. */
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
    /** Whose bucket it is; undefined where only the machine says. */
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
