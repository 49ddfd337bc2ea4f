import { z } from 'zod'
import type { ApiContext } from '#http/api.ts'
import { call, calls } from '#http/call.ts'
import { ShopError } from '#platform/errors.ts'
import { signInPathSchema } from '#shop/store/settings/settings.schema.ts'

const doorSchema = z
  .object({
    path: z.string(),
    url: z.string(),
    configured: z.boolean().meta({ description: 'Set on the machine: it can’t be moved here.' }),
  })
  .meta({ id: 'Door' })

export const signInPathCalls = calls('The owner: account', [
  call({
    id: 'getDoor',
    at: 'GET /api/door',
    least: 'owner',
    summary: 'Where the sign-in page is',
    answer: [doorSchema, 'The door'],
    run: ({ c }) => doorOf(c),
  }),
  call({
    id: 'moveDoor',
    at: 'PUT /api/door',
    least: 'owner',
    audit: 'door.moved',
    fresh: true,
    summary: 'Move the sign-in page',
    body: z.object({ path: signInPathSchema }),
    answer: [doorSchema, 'The door as it is now'],
    fails: ['confirm_sign_in', 'changed'],
    async run({ shop, body, c }) {
      const { config, settings } = shop
      if (config.signInPath !== undefined) {
        throw new ShopError('changed', 'The door is set on the machine (SIGN_IN_PATH).')
      }
      await settings.moveSignInPath(body.path)
      return await doorOf(c)
    },
  }),
])

async function doorOf(c: ApiContext) {
  const { config, settings } = c.get('shop')
  const path = await settings.signInPath(config.signInPath)
  return {
    path,
    url: settings.place.current().publicUrl + path,
    configured: config.signInPath !== undefined,
  }
}
