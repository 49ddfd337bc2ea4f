import { createRoute } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { checkUpSchema } from './check-up.schema.ts'

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
