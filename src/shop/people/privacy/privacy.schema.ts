import { z } from 'zod'
import { emailSchema } from '#platform/network/email.schema.ts'
import { privacyAdminCopy } from './admin/copy.ts'

export const personSchema = z
  .object({
    email: emailSchema(privacyAdminCopy.emailMissing).meta({
      example: 'ada@example.com',
    }),
  })
  .meta({ id: 'Person' })

export const foundSchema = z
  .object({
    found: z.object({
      orders: z.number().int().optional(),
      messages: z.number().int().optional(),
      subscriptions: z.number().int().optional(),
      withdrawals: z.number().int().optional(),
      carts: z.number().int().optional(),
    }),
  })
  .meta({ id: 'FoundAboutPerson' })

export type PersonalDataCounts = z.output<typeof foundSchema>['found']

export const exportSchema = z
  .record(z.string(), z.unknown())
  .meta({ id: 'PersonalData', description: 'Everything that is kept about a person, by kind.' })
