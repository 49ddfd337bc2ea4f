import { createRoute } from '@hono/zod-openapi'
import { checkUpSchema } from '#shop/check-up/check-up.schema.ts'
import { allow } from './access.ts'
import { failures, json } from './answers.ts'
import type { Api } from './api.ts'

const look = createRoute({
  method: 'get',
  path: '/api/check-up',
  ...allow('partner'),
  tags: ['Studio'],
  operationId: 'checkServices',
  summary: 'Check every service that the shop depends on',
  responses: {
    200: json(checkUpSchema, 'How each thing is, and how to mend it'),
    ...failures('no_session', 'forbidden'),
  },
})

export function checkUpRoutes(api: Api): void {
  api.openapi(look, async (c) => c.json({ checks: await c.get('shop').admin.checkUp.look() }, 200))
}
