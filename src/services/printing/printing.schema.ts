import { z } from 'zod'
import { trimmedKey } from '#services/connections/service.ts'
import { printingCopy } from './form.copy.ts'

const printfulToken = z
  .string()
  .max(400, printingCopy.tokenTooLong)
  .transform(trimmedKey)
  .refine((token) => token !== '', printingCopy.tokenMissing)

export const printfulInputSchema = z.object({
  provider: z.literal('printful'),
  token: printfulToken.meta({ description: 'A private token; never answered again.' }),
  storeId: z
    .string()
    .regex(/^\d{1,15}$/, printingCopy.storeMissing)
    .optional()
    .meta({ description: 'Which of the account’s stores, when there are several.' }),
})
export type PrintfulInput = z.output<typeof printfulInputSchema>

/** The machine may also say that the studio makes its prints itself. */
export const printingConnectionSchema = z.discriminatedUnion('provider', [
  z.object({
    provider: z.literal('printful'),
    token: z.string(),
    /** Only an account-level token needs it. */
    storeId: z.string().optional(),
    storeName: z.string().optional(),
  }),
  z.object({ provider: z.literal('manual') }),
])
export type PrintingConnection = z.output<typeof printingConnectionSchema>
