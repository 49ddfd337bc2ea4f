import { z } from 'zod'
import type { ApiContext } from '#http/api.ts'
import { call, calls } from '#http/call.ts'
import { pictureSchema } from '#shop/media/pictures/picture.schema.ts'
import { lookFormSchema, lookSchema } from './theme.schema.ts'

const answer = z
  .object({
    look: lookSchema,
    logo: z.union([pictureSchema, z.null()]).meta({ description: 'The logo as a picture.' }),
    version: z.string().meta({ description: 'Send it back with a save.' }),
    hasBefore: z.boolean().meta({ description: 'Whether an earlier look can be put back.' }),
  })
  .meta({ id: 'LookForm' })

const service = (c: ApiContext) => c.get('shop').settings.look
const logo = async (c: ApiContext) => (await service(c).read()).logo

export const lookCalls = calls('The owner: studio', [
  call({
    id: 'getLook',
    at: 'GET /api/look',
    least: 'partner',
    summary: 'How the shop looks',
    answer: [answer, 'The look'],
    run: async ({ c }) => ({ ...(await service(c).filled()), logo: await logo(c) }),
  }),
  call({
    id: 'updateLook',
    at: 'PUT /api/look',
    least: 'partner',
    audit: 'look.changed',
    summary: 'Change how the shop looks',
    body: lookFormSchema,
    answer: [answer, 'The look as it is now'],
    fails: ['changed', 'too_large'],
    async run({ body, c }) {
      const { version, ...look } = body
      const filled = await service(c).save(look, version)
      return { ...filled, logo: await logo(c) }
    },
  }),
  call({
    id: 'restoreLook',
    at: 'POST /api/look/restore',
    least: 'partner',
    audit: 'look.changed',
    summary: 'Put the look before this one back',
    answer: [answer, 'The look as it is now'],
    fails: ['not_found'],
    async run({ c }) {
      const filled = await service(c).restore()
      return { ...filled, logo: await logo(c) }
    },
  }),
])
