import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api, ApiContext } from '#http/api.ts'
import { pictureSchema } from '#shop/media/pictures/picture.schema.ts'
import { lawFormSchema } from './law.schema.ts'

/* What the owner says for the law's sake, and what is missing. */

const tags = ['The owner: studio']

const answer = lawFormSchema
  .extend({
    version: z.string().meta({ description: 'Send it back with a save.' }),
    noticePicture: z.union([pictureSchema, z.null()]),
    noticePictures: z.record(z.string(), pictureSchema).meta({
      description: 'Those in further languages, by the language.',
    }),
  })
  .meta({ id: 'Law' })

const read = createRoute({
  method: 'get',
  path: '/api/studio/law',
  ...allow('owner'),
  tags,
  operationId: 'getLaw',
  summary: 'What the law wants to be told of the seller and of all pieces',
  responses: { 200: json(answer, 'It'), ...failures('no_session', 'forbidden') },
})

const save = createRoute({
  method: 'put',
  path: '/api/studio/law',
  ...allow('owner', 'law.changed'),
  tags,
  operationId: 'updateLaw',
  summary: 'Change what the law wants to be told',
  request: jsonBody(lawFormSchema),
  responses: {
    200: json(answer, 'It as it is now'),
    ...failures('bad_input', 'no_session', 'forbidden', 'changed', 'too_large'),
  },
})

export function lawRoutes(api: Api): void {
  const service = (c: ApiContext) => c.get('shop').settings.law

  api.openapi(read, async (c) => {
    const { form, version } = await service(c).filled()
    const { noticePicture, noticePictures } = await service(c).read()
    return c.json({ ...form, version, noticePicture, noticePictures }, 200)
  })

  api.openapi(save, async (c) => {
    const { form, version } = await service(c).save(c.req.valid('json'))
    const { noticePicture, noticePictures } = await service(c).read()
    return c.json({ ...form, version, noticePicture, noticePictures }, 200)
  })
}
