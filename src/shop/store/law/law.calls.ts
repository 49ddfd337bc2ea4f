import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { pictureSchema } from '#shop/media/pictures/picture.schema.ts'
import { lawAudit } from './admin/copy.ts'
import { lawFormSchema } from './law.schema.ts'

const answer = lawFormSchema
  .extend({
    version: z.string().meta({ description: 'Send it back with a save.' }),
    noticePicture: z.union([pictureSchema, z.null()]),
    noticePictures: z.record(z.string(), pictureSchema).meta({
      description: 'Those in further languages, by the language.',
    }),
  })
  .meta({ id: 'Law' })

export default calls('The owner: studio', [
  call({
    id: 'getLaw',
    at: 'GET /api/studio/law',
    least: 'owner',
    summary: 'What the law requires the shop to say about the seller and all pieces',
    answer: [answer, 'It'],
    run: ({ shop }) => shop.settings.law.filled(),
  }),
  call({
    id: 'updateLaw',
    at: 'PUT /api/studio/law',
    least: 'owner',
    audit: ['law.changed', lawAudit.changed],
    summary: 'Change what the law requires the shop to say',
    body: lawFormSchema,
    answer: [answer, 'It as it is now'],
    fails: ['changed', 'too_large'],
    run: ({ shop, body }) => shop.settings.law.save(body),
  }),
])
