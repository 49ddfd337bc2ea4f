import { z } from 'zod'
import type { Shop } from '#compose'
import { json } from '#http/answers.ts'
import { call, calls } from '#http/call.ts'
import { studioAudit } from './admin/copy.ts'
import { settingsCopy } from './copy.ts'
import { decideSentenceSchema, shopSentenceSchema } from './sentences.schema.ts'

const shopSentences = z
  .object({ sentences: z.array(shopSentenceSchema) })
  .meta({ id: 'ShopSentences' })
const answer = json(shopSentences, 'The sentences as they are now')

const all = async ({ settings }: Shop) => ({ sentences: await settings.sentences.list() })

export default calls('The owner: studio', [
  call({
    id: 'getSentences',
    at: 'GET /api/studio/sentences',
    least: 'partner',
    summary: 'Every sentence that comes with the shop, and what was decided of it',
    answer,
    run: ({ shop }) => all(shop),
  }),
  call({
    id: 'decideSentence',
    at: 'PUT /api/studio/sentences/{key}',
    least: 'partner',
    audit: ['studio.changed', studioAudit.studioChanged],
    summary: 'Keep, change or leave out a sentence that comes with the shop',
    path: z.object({ key: z.string().max(60, settingsCopy.noSuchSentence) }),
    body: decideSentenceSchema,
    answer,
    fails: ['not_found', 'changed', 'too_large'],
    async run({ shop, path, body }) {
      await shop.settings.sentences.decide(path.key, body)
      return all(shop)
    },
  }),
  call({
    id: 'keepSentences',
    at: 'POST /api/studio/sentences/keep',
    least: 'partner',
    audit: ['studio.changed', studioAudit.studioChanged],
    summary: 'Keep every sentence that nothing was decided of',
    answer,
    async run({ shop }) {
      await shop.settings.sentences.keepRest()
      return all(shop)
    },
  }),
])
