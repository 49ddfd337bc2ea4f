import { z } from 'zod'
import { attemptSchema } from '#platform/attempt.schema.ts'
import { lineSchema } from '#platform/text.schema.ts'
import { replacementsCopy } from './copy.ts'

export const replacementSchema = z
  .object({
    attempt: attemptSchema.meta({
      description:
        'Made up by the client: sent twice with the same pieces, it makes one replacement.',
    }),
    lines: z
      .array(
        z.object({
          lineId: z.number().int().positive(),
          quantity: z.number().int().min(1).max(1000),
        }),
        replacementsCopy.whichPieces,
      )
      .min(1, replacementsCopy.whichPieces)
      .max(100),
    version: z.string().max(100).optional(),
    why: lineSchema(200).default('').meta({ description: 'For the studio alone.' }),
  })
  .meta({ id: 'Replacement' })

export type ReplacementInput = z.output<typeof replacementSchema>
