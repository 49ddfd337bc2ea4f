import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { writtenPagesAdminAudit } from './admin/copy.ts'
import { writtenPagesCopy } from './copy.ts'
import { blocksAnswer } from './own-page.schema.ts'
import { pageFormSchema } from './page-form.schema.ts'
import { pageNames } from './pages.ts'

const pageAnswer = z
  .object({
    text: z.string(),
    blocks: blocksAnswer,
    version: z.string().meta({ description: 'Send it back with a save.' }),
  })
  .meta({ id: 'Page' })
const pageParams = z.object({ page: z.enum(pageNames, writtenPagesCopy.noSuchPage) })

export default calls('The owner: studio', [
  call({
    id: 'getPage',
    at: 'GET /api/pages/{page}',
    least: 'partner',
    summary: 'The source text of a page, and the blocks below it',
    path: pageParams,
    answer: [pageAnswer, 'The page'],
    run: async ({ shop, path: { page } }) => ({
      blocks: [],
      ...(await shop.settings.forms.pages[page].read()),
    }),
  }),
  call({
    id: 'updatePage',
    at: 'PUT /api/pages/{page}',
    least: 'partner',
    audit: ['page.changed', writtenPagesAdminAudit.changed],
    summary: 'Change the text of a page, and the blocks below it',
    path: pageParams,
    body: pageFormSchema,
    answer: [pageAnswer, 'The page as it is now'],
    fails: ['changed', 'too_large'],
    run: async ({ shop, path: { page }, body }) => ({
      blocks: [],
      ...(await shop.settings.forms.pages[page].save(body)),
    }),
  }),
])
