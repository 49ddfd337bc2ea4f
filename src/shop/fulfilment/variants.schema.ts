import { z } from 'zod'

/** Which sizes could not be made if somebody bought them now. */
export const variantsCheckedSchema = z
  .object({
    provider: z.string(),
    hasList: z.boolean(),
    total: z.number().int(),
    wrong: z.array(
      z.object({
        printId: z.number().int(),
        name: z.string(),
        size: z.string(),
        variantId: z.string(),
        standing: z.enum(['known', 'unknown', 'not_made']),
      }),
    ),
  })
  .meta({ id: 'VariantsChecked' })
