import { z } from 'zod'
import { trimmedKey } from '#services/connections/service.ts'
import { paymentsCopy } from './form.copy.ts'
import { keyProblem } from './stripe-key.ts'

const stripeKey = z
  .string()
  .max(400, paymentsCopy.keyTooLong)
  .transform(trimmedKey)
  .superRefine((key, check) => {
    const problem = keyProblem(key)
    if (problem) check.addIssue({ code: 'custom', message: problem })
  })

export const stripeInputSchema = z.object({
  provider: z.literal('stripe'),
  key: stripeKey.meta({ description: 'A secret or restricted key; never answered again.' }),
})
export type StripeInput = z.output<typeof stripeInputSchema>

export const playSchema = z.object({ provider: z.literal('demo') })

const nullableText = z.string().nullable()

/** A webhook endpoint at Stripe. */
const endpointSchema = z.object({
  id: z.string(),
  url: z.string(),
  secret: z.string(),
  /** Epoch milliseconds of its deletion; null: it stays. */
  until: z.number().nullable(),
})

const stripeConnectionSchema = z.object({
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
  /** Epoch milliseconds of the first report. */
  provenAt: z.number().nullable(),
  promotionCodes: z.boolean(),
})
export type StripeConnection = z.output<typeof stripeConnectionSchema>

export const paymentConnectionSchema = z.discriminatedUnion('provider', [
  stripeConnectionSchema,
  playSchema,
])
export type PaymentConnection = z.output<typeof paymentConnectionSchema>
