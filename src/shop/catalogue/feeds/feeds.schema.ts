import { z } from 'zod'
import { platformCopy } from '#platform/copy.ts'

export const trainingSchema = z
  .object({ allowed: z.boolean(platformCopy.noYesOrNo) })
  .meta({ id: 'Training', description: 'Whether models may be trained on what the shop shows.' })

export const trainingSetting = {
  key: 'feeds.training',
  schema: trainingSchema.default({ allowed: false }),
}

export const creditSchema = z
  .object({ named: z.boolean(platformCopy.noYesOrNo) })
  .meta({ id: 'PictureCredit', description: 'Whether pictures carry the artist’s name.' })

export const creditSetting = {
  key: 'pictures.credit',
  schema: creditSchema.default({ named: true }),
}
