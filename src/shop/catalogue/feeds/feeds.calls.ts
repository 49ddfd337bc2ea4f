import { call, calls } from '#http/call.ts'
import { feedsAudit } from './admin/copy.ts'
import { creditSchema, creditSetting, trainingSchema, trainingSetting } from './feeds.schema.ts'

export default calls('The owner: the studio', [
  call({
    id: 'getTraining',
    at: 'GET /api/studio/training',
    least: 'partner',
    summary: 'Whether models may be trained on what the shop shows',
    answer: [trainingSchema, 'What was said'],
    run: ({ shop }) => shop.settings.get(trainingSetting),
  }),
  call({
    id: 'updateTraining',
    at: 'PUT /api/studio/training',
    least: 'partner',
    audit: ['training.changed', feedsAudit.trainingChanged],
    summary: 'Say whether models may be trained on what the shop shows',
    body: trainingSchema,
    answer: [trainingSchema, 'What is said now'],
    async run({ shop, body }) {
      const said = await shop.settings.set(trainingSetting, body)
      void shop.media.renewCredit()
      return said
    },
  }),
  call({
    id: 'updatePictureCredit',
    at: 'PUT /api/studio/picture-credit',
    least: 'partner',
    audit: ['picture-credit.changed', feedsAudit.pictureCreditChanged],
    summary: 'Say whether each size of a picture carries the artist’s name and terms',
    body: creditSchema,
    answer: [creditSchema, 'What is said now'],
    async run({ shop, body }) {
      const said = await shop.settings.set(creditSetting, body)
      void shop.media.renewCredit()
      return said
    },
  }),
])
