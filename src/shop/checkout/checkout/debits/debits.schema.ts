import { z } from 'zod'
import { platformCopy } from '#platform/copy.ts'

export const debitsSchema = z.object({ forSingles: z.boolean(platformCopy.noYesOrNo) }).meta({
  id: 'Debits',
  description:
    'Whether one-of-a-kind pieces, and more than half of a piece’s free units, may be paid by methods whose money comes days later.',
})

/** Applies to later sessions. */
export const debitsSetting = {
  key: 'checkout.debits',
  schema: debitsSchema.default({ forSingles: false }),
}
