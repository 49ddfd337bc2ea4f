import { createRoute } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { afterForm } from '#http/forms.ts'
import { requireVisitor } from '#http/session.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { openingListSchema, openingSchema, openShopSchema } from './opening.schema.ts'

const tags = ['The owner: the studio']

const read = createRoute({
  method: 'get',
  path: '/api/opening',
  ...allow('partner'),
  tags,
  operationId: 'getOpening',
  summary: 'Whether the shop was opened, and what is still missing, looked at now',
  responses: { 200: json(openingListSchema, 'The list'), ...failures('no_session', 'forbidden') },
})

const open = createRoute({
  method: 'post',
  path: '/api/opening/open',
  ...allow('partner', 'shop.opened'),
  tags,
  operationId: 'openShop',
  summary: 'Open a new shop for everybody; nothing happens to one that is open',
  request: jsonBody(openShopSchema),
  responses: {
    200: json(openingSchema, 'The shop is open'),
    ...failures('bad_input', 'no_session', 'forbidden'),
  },
})

const putAway = createRoute({
  method: 'post',
  path: '/api/opening/put-away',
  ...allow('partner', 'opening-list.put-away'),
  tags,
  operationId: 'putOpeningListAway',
  summary: 'Put away what is left of the list, once the shop is open',
  responses: { 200: json(openingSchema, 'It is put away'), ...failures('no_session', 'forbidden') },
})

export function openingRoutes(api: Api): void {
  api.openapi(read, async (c) => {
    const { opening } = c.get('shop').storefront
    const { userId } = requireVisitor(c)
    const [standing, steps] = await Promise.all([opening.read(), opening.list(userId)])
    return c.json({ ...standing, steps }, 200)
  })

  api.openapi(open, async (c) => {
    const { opening } = c.get('shop').storefront
    const { userId } = requireVisitor(c)
    const standing = await opening.open({ userId, ...c.req.valid('json') })
    afterForm(c, pagePaths.admin)
    return c.json(standing, 200)
  })

  api.openapi(putAway, async (c) => {
    const standing = await c.get('shop').storefront.opening.putAway()
    afterForm(c, pagePaths.admin)
    return c.json(standing, 200)
  })
}
