import { z } from 'zod'

export const trainingSetting = {
  key: 'feeds.training',
  schema: z.object({ allowed: z.boolean() }).default({ allowed: false }),
}

export const trainingSchema = z
  .object({ allowed: z.boolean('Please say yes or no.') })
  .meta({ id: 'Training', description: 'Whether models may be trained on what the shop shows.' })
