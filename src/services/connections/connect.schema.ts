import { z } from 'zod'
import { smtpInputSchema } from '#services/mail/mail-input.schema.ts'
import { keyProblem, trimmedKey } from '#services/payments/stripe-key.ts'
import {
  bucketInputSchema,
  cloudinaryInputSchema,
  diskInputSchema,
} from '#services/pictures/pictures-input.schema.ts'
import { connectionsCopy } from './copy.ts'
import { serviceNames } from './service.ts'

const stripeKey = z
  .string()
  .max(400, connectionsCopy.keyTooLong)
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

const printfulToken = z
  .string()
  .max(400, connectionsCopy.tokenTooLong)
  .transform(trimmedKey)
  .refine((token) => token !== '', connectionsCopy.tokenMissing)

export const printfulInputSchema = z.object({
  provider: z.literal('printful'),
  token: printfulToken.meta({ description: 'A private token; never answered again.' }),
  storeId: z
    .string()
    .regex(/^\d{1,15}$/, 'Please choose a store.')
    .optional()
    .meta({ description: 'Which of the account’s stores, when there are several.' }),
})

export type PrintfulInput = z.output<typeof printfulInputSchema>

export const serviceInputSchema = z
  .discriminatedUnion('provider', [
    stripeInputSchema,
    z.object({ provider: z.literal('demo') }),
    printfulInputSchema,
    smtpInputSchema,
    diskInputSchema,
    bucketInputSchema,
    cloudinaryInputSchema,
  ])
  .meta({ id: 'ServiceInput' })
export type ServiceInput = z.output<typeof serviceInputSchema>

export const serviceNameSchema = z.enum(serviceNames, connectionsCopy.noSuchService)

const text = z.string()
const facts = z.array(z.object({ label: text, value: text }))

export const formerAccountIdSchema = z.string().regex(/^[0-9a-f]{32}$/, connectionsCopy.noAccount)

export const serviceStatusSchema = z
  .object({
    name: serviceNameSchema,
    state: z.enum(['unset', 'working', 'waiting', 'machine', 'trouble']),
    provider: text,
    says: text,
    mend: z.union([text, z.null()]),
    facts,
    former: z
      .array(z.object({ id: text, endedAt: z.number().int(), facts }))
      .meta({ description: 'Accounts that were replaced, the newest first.' }),
  })
  .meta({ id: 'Service' })
