import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api, ApiContext } from '#http/api.ts'
import { ShopError } from '#platform/errors.ts'
import { signInPathSchema } from '#shop/store/settings/settings.schema.ts'

const tags = ['The owner: account']
const doorSchema = z
  .object({
    path: z.string(),
    url: z.string(),
    configured: z.boolean().meta({ description: 'Set on the machine: it can’t be moved here.' }),
  })
  .meta({ id: 'Door' })

const read = createRoute({
  method: 'get',
  path: '/api/door',
  ...allow('owner'),
  tags,
  operationId: 'getDoor',
  summary: 'Where the sign-in page is',
  responses: { 200: json(doorSchema, 'The door'), ...failures('no_session', 'forbidden') },
})

const move = createRoute({
  method: 'put',
  path: '/api/door',
  ...allow('owner', 'door.moved', 'fresh'),
  tags,
  operationId: 'moveDoor',
  summary: 'Move the sign-in page',
  request: jsonBody(z.object({ path: signInPathSchema })),
  responses: {
    200: json(doorSchema, 'The door as it is now'),
    ...failures('bad_input', 'no_session', 'forbidden', 'confirm_sign_in', 'changed'),
  },
})

/** The hidden sign-in page's own address. */
export function doorRoutes(api: Api): void {
  api.openapi(read, async (c) => c.json(await doorOf(c), 200))

  api.openapi(move, async (c) => {
    const { config, settings } = c.get('shop')
    if (config.signInPath !== undefined) {
      throw new ShopError('changed', 'The door is set on the machine (SIGN_IN_PATH).')
    }
    await settings.moveSignInPath(c.req.valid('json').path)
    return c.json(await doorOf(c), 200)
  })
}

async function doorOf(c: ApiContext) {
  const { config, settings } = c.get('shop')
  const path = await settings.signInPath(config.signInPath)
  return {
    path,
    url: settings.place.current().publicUrl + path,
    configured: config.signInPath !== undefined,
  }
}
