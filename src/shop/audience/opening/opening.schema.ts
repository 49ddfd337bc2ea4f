import { z } from 'zod'
import { type Opening, openingSteps } from './opening.ts'

const alwaysOpen: Opening = { isOpen: true, listShown: false }

/** A shop without this setting is open. */
export const openingSetting = {
  key: 'opening',
  schema: z.object({ isOpen: z.boolean(), listShown: z.boolean() }).default(alwaysOpen),
}

export const openingListSchema = z
  .object({
    isOpen: z.boolean(),
    listShown: z.boolean().meta({ description: 'False once it was put away, or never was.' }),
    steps: z.array(
      z.object({
        step: z.enum(openingSteps),
        needed: z.boolean().meta({ description: 'Without it the shop doesn’t open.' }),
        done: z.boolean(),
        says: z.string(),
        playMoney: z
          .literal(true)
          .optional()
          .meta({ description: 'Payments work, but nobody pays real money.' }),
      }),
    ),
  })
  .meta({ id: 'OpeningList' })

export const openingSchema = z
  .object({ isOpen: z.boolean(), listShown: z.boolean() })
  .meta({ id: 'Opening' })

export const openShopSchema = z
  .object({
    playMoney: z
      .boolean('Please say yes or no.')
      .default(false)
      .meta({ description: 'Opens the shop although nobody pays real money.' }),
  })
  .meta({ id: 'OpenShop' })
