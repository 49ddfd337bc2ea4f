import { z } from 'zod'

export const variantsCheckedSchema = z
  .object({
    provider: z.string(),
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
    next: z.number().int().nullable(),
    pause: z.number().int().nullable(),
  })
  .meta({ id: 'VariantsChecked' })

/** A print's id. */
export const variantsAskSchema = z.object({
  after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
})
