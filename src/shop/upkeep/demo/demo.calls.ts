import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { afterForm } from '#http/forms.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'

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
