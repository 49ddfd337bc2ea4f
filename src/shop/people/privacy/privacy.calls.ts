import { createRoute } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { exportSchema, foundSchema, personSchema } from './privacy.schema.ts'

const tags = ['Studio']
// Addresses stand in bodies, not in the path: paths are logged.
const shared = { tags, request: jsonBody(personSchema) }

const find = createRoute({
  ...shared,
  method: 'post',
  path: '/api/people/find',
  ...allow('partner'),
  operationId: 'countPersonalData',
  summary: 'How much is kept about a person',
  responses: {
    200: json(foundSchema, 'Counts by kind'),
    ...failures('bad_input', 'no_session', 'forbidden'),
  },
})

const exportAll = createRoute({
  ...shared,
  method: 'post',
  path: '/api/people/export',
  ...allow('partner', 'person.exported'),
  operationId: 'exportPersonalData',
  summary: 'Everything that is kept about a person',
  responses: {
    200: json(exportSchema, 'To hand to her'),
    ...failures('bad_input', 'no_session', 'forbidden'),
  },
})

const erase = createRoute({
  ...shared,
  method: 'post',
  path: '/api/people/erase',
  ...allow('owner', 'person.erased', 'fresh'),
  operationId: 'erasePersonalData',
  summary: 'Erase a person’s data; orders stay for the books, without it',
  responses: {
    200: json(foundSchema, 'What was about her'),
    ...failures('bad_input', 'no_session', 'forbidden', 'held'),
  },
})

export function peopleRoutes(api: Api): void {
  api.openapi(find, async (c) => {
    const { email } = c.req.valid('json')
    return c.json({ found: await c.get('shop').admin.privacy.find(email) }, 200)
  })

  api.openapi(exportAll, async (c) =>
    c.json(await c.get('shop').admin.privacy.export(c.req.valid('json').email), 200),
  )

  api.openapi(erase, async (c) => {
    const { email } = c.req.valid('json')
    return c.json({ found: await c.get('shop').admin.privacy.erase(email) }, 200)
  })
}
