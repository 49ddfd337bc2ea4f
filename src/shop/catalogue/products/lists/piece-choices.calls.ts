import { createRoute } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { choiceQuerySchema, choicesSchema } from './piece-choice.schema.ts'

/** Pieces that the owner chooses from: drafts as well, by their names. */
export function pieceChoiceRoutes(api: Api): void {
  const route = createRoute({
    method: 'get',
    path: '/api/pieces',
    ...allow('helper'),
    tags: ['The owner: products'],
    operationId: 'listPieceChoices',
    summary: 'Pieces of every kind by words of their names, to choose from',
    request: { query: choiceQuerySchema },
    responses: {
      200: json(choicesSchema, 'The newest of each kind, kind by kind'),
      ...failures('bad_input', 'no_session', 'forbidden'),
    },
  })
  api.openapi(route, async (c) =>
    c.json(await c.get('shop').catalogue.choices(c.req.valid('query')), 200),
  )
}
