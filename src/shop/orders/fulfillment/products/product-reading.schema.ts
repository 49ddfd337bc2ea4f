import { z } from 'zod'
import type { Setting } from '#platform/db/settings.ts'

const readingSchema = z
  .object({
    /** Names the reading: jobs of an older one do nothing. */
    round: z.string(),
    startedAt: z.number(),
    finishedAt: z.number().nullable(),
    /** Whether this reading knows which products there are. */
    isListed: z.boolean().default(false),
    /** The store that was listed last, in this reading or before; null until one was. */
    store: z.object({ ref: z.string(), name: z.string() }).nullable(),
    /** Why it ended too early, in the owner's words. */
    problem: z.string().nullable(),
  })
  .nullable()
  .default(null)

/** How the last look at the provider's products went; null: there was none. */
export type ProductReading = z.output<typeof readingSchema>

/** The setting in which it is kept. */
export const productReading: Setting<ProductReading> = {
  key: 'printer.reading',
  schema: readingSchema,
}
