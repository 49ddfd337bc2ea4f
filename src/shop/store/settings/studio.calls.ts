import { z } from 'zod'
import type { Shop } from '#compose'
import type { ApiContext } from '#http/api.ts'
import { call, calls } from '#http/call.ts'
import { requireVisitor } from '#http/session.ts'
import { ShopError } from '#platform/errors.ts'
import { pictureSchema } from '#shop/media/pictures/picture.schema.ts'
import { isAtLeast } from '#shop/people/staff/staff-role.ts'
import { studioAudit } from './admin/copy.ts'
import { settingsCopy } from './copy.ts'
import { studioFormSchema } from './forms.schema.ts'
import { windowFollows } from './home-window.ts'

/* An older version is refused as `changed`. */

const picture = z.union([pictureSchema, z.null()])
const studioAnswer = studioFormSchema
  .safeExtend({
    windowFollows: z.enum(windowFollows),
    marketTitle: z.string(),
    marketDay: z.string(),
    takesCommissions: z.boolean(),
    version: z.string().meta({ description: 'Send it back with a save.' }),
    pictures: z.object({ about: picture, priceGuide: picture, defaultHero: picture }),
  })
  .meta({ id: 'Studio' })

const withPictures = async <F extends object>({ content }: Shop, form: F) => ({
  ...form,
  pictures: await content.studioPictures(),
})

export default calls('The owner: studio', [
  call({
    id: 'getStudio',
    at: 'GET /api/studio',
    least: 'partner',
    summary: 'The studio’s texts and pictures',
    answer: [studioAnswer, 'The studio'],
    run: async ({ shop }) => withPictures(shop, await shop.settings.forms.studio.read()),
  }),
  call({
    id: 'updateStudio',
    at: 'PUT /api/studio',
    least: 'partner',
    audit: ['studio.changed', studioAudit.studioChanged],
    summary: 'Change the studio’s texts and pictures',
    body: studioFormSchema,
    answer: [studioAnswer, 'The studio as it is now'],
    fails: ['changed', 'too_large'],
    async run({ shop, body, c }) {
      await requireOwnersEmail(c, body.email)
      return withPictures(shop, await shop.settings.forms.studio.save(body))
    },
  }),
])

/** Only owners change the e-mail address: e-mails hold links that open orders. */
async function requireOwnersEmail(c: ApiContext, email: string): Promise<void> {
  if (isAtLeast(requireVisitor(c).staffRole, 'owner')) return
  const before = await c.get('shop').settings.forms.studio.read()
  if (before.email === email) return
  throw new ShopError('forbidden', settingsCopy.ownersOnly, { field: 'email' })
}
