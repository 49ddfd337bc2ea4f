import { createRoute } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { trainingSchema } from './feeds.schema.ts'

const tags = ['The owner: the studio']
const path = '/api/studio/training'

const read = createRoute({
  method: 'get',
  path,
  ...allow('partner'),
  tags,
  operationId: 'getTraining',
  summary: 'Whether models may be trained on what the shop shows',
  responses: { 200: json(trainingSchema, 'What was said'), ...failures('no_session', 'forbidden') },
})

const save = createRoute({
  method: 'put',
  path,
  ...allow('partner', 'training.changed'),
  tags,
  operationId: 'updateTraining',
  summary: 'Say whether models may be trained on what the shop shows',
  request: jsonBody(trainingSchema),
  responses: {
    200: json(trainingSchema, 'What is said now'),
    ...failures('bad_input', 'no_session', 'forbidden'),
  },
})

export function feedRoutes(api: Api): void {
  api.openapi(read, async (c) => c.json(await c.get('shop').storefront.feeds.training(), 200))

  api.openapi(save, async (c) => {
    const { allowed } = c.req.valid('json')
    return c.json(await c.get('shop').storefront.feeds.setTraining(allowed), 200)
  })
}
