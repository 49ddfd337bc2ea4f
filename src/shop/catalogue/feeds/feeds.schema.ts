import { z } from 'zod'

export const trainingSetting = {
  key: 'feeds.training',
  schema: z.object({ allowed: z.boolean() }).default({ allowed: false }),
}

export const creditSetting = {
  key: 'pictures.credit',
  schema: z.object({ named: z.boolean() }).default({ named: true }),
}

export const creditSchema = z
  .object({ named: z.boolean('Please say yes or no.') })
  .meta({ id: 'PictureCredit', description: 'Whether pictures carry the artist’s name.' })

export const trainingSchema = z
  .object({ allowed: z.boolean('Please say yes or no.') })
  .meta({ id: 'Training', description: 'Whether models may be trained on what the shop shows.' })
