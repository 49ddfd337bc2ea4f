import { z } from 'zod'
import { type Opening, openingSteps } from './opening.ts'

const alwaysOpen: Opening = { isOpen: true, listShown: false }

/** Whether the shop was opened. A shop that never began this way is open. */
export const openingSetting = {
  key: 'opening',
  schema: z.object({ isOpen: z.boolean(), listShown: z.boolean() }).default(alwaysOpen),
}

/** The list that leads to an open shop, as the API tells it. */
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

/** A press of Open. */
export const openShopSchema = z
  .object({
    playMoney: z
      .boolean('Please say yes or no.')
      .default(false)
      .meta({ description: 'Opens the shop although nobody pays real money.' }),
  })
  .meta({ id: 'OpenShop' })
