import { z } from 'zod'
import { fileHeaders } from '#http/answers.ts'
import { call, calls } from '#http/call.ts'
import { exportAudit } from './copy.ts'

const type = 'application/zip'

export default calls('The owner: export', [
  call({
    id: 'exportShop',
    at: 'GET /api/export',
    least: 'owner',
    audit: ['shop.exported', exportAudit.exported],
    fresh: true,
    summary: 'Everything of the owner’s as open files, in one zip',
    description:
      'Products, pictures, paid orders, messages and consents, with a description of every column. It is made while it is sent; if anything fails in between, the connection breaks.',
    answer: { description: 'The zip', content: { [type]: { schema: z.string() } } },
    async run({ shop, c }) {
      const { name, body } = await shop.admin.export.make()
      const headers = fileHeaders(name, type)
      // A HEAD request starts nothing.
      if (c.req.method !== 'HEAD') return new Response(body, { headers })
      await body.cancel()
      return c.body(null, 200, headers)
    },
  }),
])
