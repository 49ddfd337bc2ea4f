import { createRoute, z } from '@hono/zod-openapi'
import { pagePaths } from '#kernel/page-paths.ts'
import { allow } from './access.ts'
import { failures, json, jsonBody } from './answers.ts'
import type { Api } from './api.ts'
import { afterForm } from './forms.ts'

const counts = z
  .object({ pieces: z.number().int(), heroes: z.number().int(), pictures: z.number().int() })
  .meta({ id: 'DemoParts' })

const askWord = 'Please type the word clear.'

const clearing = createRoute({
  method: 'post',
  path: '/api/demo/clear',
  ...allow('owner', 'demo.cleared'),
  tags: ['The owner: the studio'],
  operationId: 'clearDemo',
  summary: 'Remove the demo studio from the shop',
  description: 'Pieces, heroes and page pictures that the demo brought. Orders stay.',
  request: jsonBody(
    z
      .object({ word: z.string(askWord).refine((word) => word === 'clear', askWord) })
      .meta({ id: 'DemoClearing' }),
  ),
  responses: {
    200: json(counts, 'What was taken out'),
    ...failures('bad_input', 'no_session', 'forbidden'),
  },
})

export function demoRoutes(api: Api): void {
  api.openapi(clearing, async (c) => {
    const gone = await c.get('shop').admin.demo.clear()
    afterForm(c, pagePaths.admin)
    return c.json(gone, 200)
  })
}
