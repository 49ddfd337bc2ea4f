import { z } from 'zod'
import { platformCopy } from '#platform/copy.ts'
import { openingSteps } from './opening.ts'

export const openingSchema = z
  .object({ isOpen: z.boolean(), listShown: z.boolean() })
  .meta({ id: 'Opening' })

export type Opening = z.output<typeof openingSchema>

export const openingSetting = {
  key: 'opening',
  schema: openingSchema.default({ isOpen: true, listShown: false }),
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

export type ListedStep = z.output<typeof openingListSchema>['steps'][number]
export type StepFinding = Omit<ListedStep, 'step' | 'needed'>

export const openShopSchema = z
  .object({
    playMoney: z
      .boolean(platformCopy.noYesOrNo)
      .default(false)
      .meta({ description: 'Opens the shop although nobody pays real money.' }),
  })
  .meta({ id: 'OpenShop' })
