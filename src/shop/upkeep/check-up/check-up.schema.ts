import { z } from 'zod'

/** How everything that the shop leans on is, looked at just now. */
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
