import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { ShopError } from '#platform/errors.ts'
import { signInPathSchema } from '#shop/store/settings/settings.schema.ts'
import { accountAudit } from './admin/copy.ts'
import { signInCopy } from './copy.ts'

const signInPathAnswer = z
  .object({
    path: z.string(),
    url: z.string(),
    configured: z.boolean().meta({ description: 'Set on the server: it can’t be moved here.' }),
  })
  .meta({ id: 'SignInPath' })

export default calls('The owner: account', [
  call({
    id: 'getSignInPath',
    at: 'GET /api/sign-in-path',
    least: 'owner',
    summary: 'The sign-in path',
    answer: [signInPathAnswer, 'The sign-in path'],
    run: ({ shop: { config, settings } }) => settings.signInAddress(config.signInPath),
  }),
  call({
    id: 'changeSignInPath',
    at: 'PUT /api/sign-in-path',
    least: 'owner',
    audit: ['door.moved', accountAudit.signInPathMoved],
    fresh: true,
    summary: 'Change the sign-in path',
    body: z.object({ path: signInPathSchema }),
    answer: [signInPathAnswer, 'The sign-in path as it is now'],
    fails: ['confirm_sign_in', 'changed'],
    async run({ shop, body }) {
      const { config, settings } = shop
      if (config.signInPath !== undefined) {
        throw new ShopError('changed', signInCopy.pathOnMachine)
      }
      await settings.moveSignInPath(body.path)
      return settings.signInAddress(config.signInPath)
    },
  }),
])
