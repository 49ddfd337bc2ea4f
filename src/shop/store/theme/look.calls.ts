import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api, ApiContext } from '#http/api.ts'
import { pictureSchema } from '#shop/media/pictures/picture.schema.ts'
import { lookFormSchema, lookSchema } from './look.schema.ts'

/* How the shop looks: a form with a version, as the studio's words are. */

const tags = ['The owner: studio']

const answer = z
  .object({
    look: lookSchema,
    logo: z.union([pictureSchema, z.null()]).meta({ description: 'The logo as a picture.' }),
    version: z.string().meta({ description: 'Send it back with a save.' }),
    hasBefore: z.boolean().meta({ description: 'Whether an earlier look can be put back.' }),
  })
  .meta({ id: 'LookForm' })

const read = createRoute({
  method: 'get',
  path: '/api/look',
  ...allow('partner'),
  tags,
  operationId: 'getLook',
  summary: 'How the shop looks',
  responses: { 200: json(answer, 'The look'), ...failures('no_session', 'forbidden') },
})

const save = createRoute({
  method: 'put',
  path: '/api/look',
  ...allow('partner', 'look.changed'),
  tags,
  operationId: 'updateLook',
  summary: 'Change how the shop looks',
  request: jsonBody(lookFormSchema),
  responses: {
    200: json(answer, 'The look as it is now'),
    ...failures('bad_input', 'no_session', 'forbidden', 'changed', 'too_large'),
  },
})

const restore = createRoute({
  method: 'post',
  path: '/api/look/restore',
  ...allow('partner', 'look.changed'),
  tags,
  operationId: 'restoreLook',
  summary: 'Put the look before this one back',
  responses: {
    200: json(answer, 'The look as it is now'),
    ...failures('no_session', 'forbidden', 'not_found'),
  },
})

export function lookRoutes(api: Api): void {
  const service = (c: ApiContext) => c.get('shop').settings.look
  const logo = async (c: ApiContext) => (await service(c).read()).logo

  api.openapi(read, async (c) =>
    c.json({ ...(await service(c).filled()), logo: await logo(c) }, 200),
  )
  api.openapi(save, async (c) => {
    const { version, ...look } = c.req.valid('json')
    const filled = await service(c).save(look, version)
    return c.json({ ...filled, logo: await logo(c) }, 200)
  })
  api.openapi(restore, async (c) => {
    const filled = await service(c).restore()
    return c.json({ ...filled, logo: await logo(c) }, 200)
  })
}
