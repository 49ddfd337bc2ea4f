import { z } from 'zod'

export const debitsSchema = z.object({ forSingles: z.boolean('Please say yes or no.') }).meta({
  id: 'Debits',
  description: 'Whether one-of-a-kind pieces may be paid by methods whose money comes days later.',
})

/** Applies to later sessions. */
export const debitsSetting = {
  key: 'checkout.debits',
  schema: debitsSchema.default({ forSingles: false }),
}
