import { z } from 'zod'
import type { Setting } from '#platform/db/settings.ts'

const readingSchema = z
  .object({
    /** Jobs of an older reading do nothing. */
    round: z.string(),
    startedAt: z.number(),
    finishedAt: z.number().nullable(),
    isListed: z.boolean().default(false),
    /** The last listed store; null before the first. */
    store: z.object({ ref: z.string(), name: z.string() }).nullable(),
    problem: z.string().nullable(),
  })
  .nullable()
  .default(null)

/** Null: no reading was started. */
export type ProductReading = z.output<typeof readingSchema>

export const productReading: Setting<ProductReading> = {
  key: 'printer.reading',
  schema: readingSchema,
}
