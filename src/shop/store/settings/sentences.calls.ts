import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api, ApiContext } from '#http/api.ts'
import { settingsCopy } from './copy.ts'
import { decideSentenceSchema, shopSentenceSchema } from './sentences.schema.ts'

const tags = ['The owner: studio']
const answer = json(
  z.object({ sentences: z.array(shopSentenceSchema) }).meta({ id: 'ShopSentences' }),
  'The sentences as they are now',
)
const saving = failures('bad_input', 'no_session', 'forbidden', 'not_found', 'changed', 'too_large')

const read = createRoute({
  method: 'get',
  path: '/api/studio/sentences',
  ...allow('partner'),
  tags,
  operationId: 'getSentences',
  summary: 'Every sentence that comes with the shop, and what was decided of it',
  responses: { 200: answer, ...failures('no_session', 'forbidden') },
})

const decide = createRoute({
  method: 'put',
  path: '/api/studio/sentences/{key}',
  ...allow('partner', 'studio.changed'),
  tags,
  operationId: 'decideSentence',
  summary: 'Keep, change or leave out a sentence that comes with the shop',
  request: {
    params: z.object({ key: z.string().max(60, settingsCopy.noSuchSentence) }),
    ...jsonBody(decideSentenceSchema),
  },
  responses: { 200: answer, ...saving },
})

const keep = createRoute({
  method: 'post',
  path: '/api/studio/sentences/keep',
  ...allow('partner', 'studio.changed'),
  tags,
  operationId: 'keepSentences',
  summary: 'Keep every sentence that nothing was decided of',
  responses: { 200: answer, ...failures('no_session', 'forbidden') },
})

export function sentenceRoutes(api: Api): void {
  const all = async (c: ApiContext) => {
    const sentences = await c.get('shop').settings.sentences.list()
    return c.json({ sentences }, 200)
  }

  api.openapi(read, all)
  api.openapi(decide, async (c) => {
    const { key } = c.req.valid('param')
    await c.get('shop').settings.sentences.decide(key, c.req.valid('json'))
    return all(c)
  })
  api.openapi(keep, async (c) => {
    await c.get('shop').settings.sentences.keepRest()
    return all(c)
  })
}
