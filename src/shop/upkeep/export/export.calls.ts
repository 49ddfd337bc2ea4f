import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures } from '#http/answers.ts'
import type { Api } from '#http/api.ts'

const type = 'application/zip'

const takeOut = createRoute({
  method: 'get',
  path: '/api/take-out',
  ...allow('owner', 'shop.exported', 'fresh'),
  tags: ['The owner: moving out'],
  operationId: 'takeOut',
  summary: 'Everything of the owner’s as open files, in one zip',
  description:
    'Products, pictures, paid orders, letters and consents, with a description of every column. It is made while it is sent; if anything fails in between, the connection breaks.',
  responses: {
    200: { description: 'The zip', content: { [type]: { schema: z.string() } } },
    ...failures('no_session', 'forbidden'),
  },
})

export function takeOutRoutes(api: Api): void {
  api.openapi(takeOut, async (c) => {
    const { name, body } = await c.get('shop').admin.dataExport.take()
    const headers = {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    }
    // A question for the headers alone sets nothing going.
    if (c.req.method !== 'HEAD') return new Response(body, { headers })
    await body.cancel()
    return c.body(null, 200, headers)
  })
}
