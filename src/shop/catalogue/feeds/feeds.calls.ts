import { call, calls } from '#http/call.ts'
import { trainingSchema } from './feeds.schema.ts'

export const feedCalls = calls('The owner: the studio', [
  call({
    id: 'getTraining',
    at: 'GET /api/studio/training',
    least: 'partner',
    summary: 'Whether models may be trained on what the shop shows',
    answer: [trainingSchema, 'What was said'],
    run: ({ shop }) => shop.storefront.feeds.training(),
  }),
  call({
    id: 'updateTraining',
    at: 'PUT /api/studio/training',
    least: 'partner',
    audit: 'training.changed',
    summary: 'Say whether models may be trained on what the shop shows',
    body: trainingSchema,
    answer: [trainingSchema, 'What is said now'],
    run: ({ shop, body }) => shop.storefront.feeds.setTraining(body.allowed),
  }),
])
