import { z } from 'zod'

export const checkUpSchema = z
  .object({
    checks: z.array(
      z.object({
        key: z.string(),
        title: z.string(),
        verdict: z.enum(['good', 'look', 'bad']),
        says: z.string(),
        mend: z.string().optional(),
      }),
    ),
  })
  .meta({ id: 'CheckUp' })
