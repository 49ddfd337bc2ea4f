import { z } from 'zod'

export const debitsSetting = {
  key: 'checkout.debits',
  schema: z.object({ forSingles: z.boolean() }).default({ forSingles: false }),
}

export const debitsSchema = z.object({ forSingles: z.boolean('Please say yes or no.') }).meta({
  id: 'Debits',
  description: 'Whether one-of-a-kind pieces may be paid by methods whose money comes days later.',
})
