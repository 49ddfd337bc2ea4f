import { z } from 'zod'

export const trainingSchema = z
  .object({ allowed: z.boolean('Please say yes or no.') })
  .meta({ id: 'Training', description: 'Whether models may be trained on what the shop shows.' })

export const trainingSetting = {
  key: 'feeds.training',
  schema: trainingSchema.default({ allowed: false }),
}

export const creditSchema = z
  .object({ named: z.boolean('Please say yes or no.') })
  .meta({ id: 'PictureCredit', description: 'Whether pictures carry the artist’s name.' })

export const creditSetting = {
  key: 'pictures.credit',
  schema: creditSchema.default({ named: true }),
}
