import { z } from 'zod'
import type { ApiContext } from '#http/api.ts'
import { call, calls } from '#http/call.ts'
import { ShopError } from '#platform/errors.ts'
import { signInPathSchema } from '#shop/store/settings/settings.schema.ts'

const signInPathAnswer = z
  .object({
    path: z.string(),
    url: z.string(),
    configured: z.boolean().meta({ description: 'Set on the machine: it can’t be moved here.' }),
  })
  .meta({ id: 'SignInPath' })

export const signInPathCalls = calls('The owner: account', [
  call({
    id: 'getSignInPath',
    at: 'GET /api/sign-in-path',
    least: 'owner',
    summary: 'The sign-in path',
    answer: [signInPathAnswer, 'The sign-in path'],
    run: ({ c }) => readSignInPath(c),
  }),
  call({
    id: 'changeSignInPath',
    at: 'PUT /api/sign-in-path',
    least: 'owner',
    audit: 'door.moved',
    fresh: true,
    summary: 'Change the sign-in path',
    body: z.object({ path: signInPathSchema }),
    answer: [signInPathAnswer, 'The sign-in path as it is now'],
    fails: ['confirm_sign_in', 'changed'],
    async run({ shop, body, c }) {
      const { config, settings } = shop
      if (config.signInPath !== undefined) {
        throw new ShopError('changed', 'The sign-in path is set on the machine (SIGN_IN_PATH).')
      }
      await settings.moveSignInPath(body.path)
      return await readSignInPath(c)
    },
  }),
])

async function readSignInPath(c: ApiContext) {
  const { config, settings } = c.get('shop')
  const path = await settings.signInPath(config.signInPath)
  return {
    path,
    url: settings.storeSettings.current().publicUrl + path,
    configured: config.signInPath !== undefined,
  }
}
