import { z } from 'zod'

export const variantsCheckedSchema = z
  .object({
    provider: z.string(),
    /** False: the provider has no list of sizes, so nothing was checked. */
    hasList: z.boolean(),
    total: z.number().int(),
    checked: z.number().int(),
    wrong: z.array(
      z.object({
        printId: z.number().int(),
        name: z.string(),
        size: z.string(),
        variantId: z.string(),
        status: z.enum(['known', 'unknown', 'not_made']),
      }),
    ),
    /** Null: every size is checked. */
    next: z.number().int().nullable(),
    /** Seconds to wait before the next check; null: none. */
    pause: z.number().int().nullable(),
  })
  .meta({ id: 'VariantsChecked' })

export type VariantsChecked = z.output<typeof variantsCheckedSchema>
export type SizeChecked = VariantsChecked['wrong'][number]

export const variantsAskSchema = z.object({
  after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
})
