import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody, kindNames } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { afterForm } from '#http/forms.ts'
import { productKinds } from '#platform/addresses/kinds.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import type { Currency } from '#platform/money/currency.ts'
import { entitySchemas, productIdSchema } from '#shop/catalogue/products/entity.schema.ts'
import { pieceJson } from '#shop/catalogue/products/product-json.calls.ts'

/* Which pieces are drafts, and the order of a gallery. */
const tags = ['The owner: products']
const params = z.object({ id: productIdSchema })

const draftSchema = z
  .object({ hidden: z.boolean('Please say true or false.') })
  .meta({ id: 'Draft' })

const orderSchema = z
  .object({
    ids: z
      .array(z.number('These are no ids.').int('These are no ids.').positive('These are no ids.'))
      .min(1, 'Please name at least one piece.')
      .max(2000, 'At most 2000 pieces at once.')
      .meta({ description: 'From the first to the last; what isn’t named stays where it is.' }),
  })
  .meta({ id: 'GalleryOrder' })

export function arrangingRoutes(api: Api, currency: Currency): void {
  for (const kind of productKinds) {
    const draft = createRoute({
      method: 'put',
      path: `/api/${kind}/hidden/id/{id}`,
      ...allow('helper', 'piece.hidden'),
      tags,
      operationId: `set${kindNames[kind].one}Hidden`,
      summary: 'Hide a product as a draft, or publish it',
      request: { params, ...jsonBody(draftSchema) },
      responses: {
        200: json(entitySchemas[kind], 'The piece as it stands now'),
        ...failures('bad_input', 'no_session', 'forbidden', 'not_found', 'gone'),
      },
    })
    api.openapi(draft, async (c) => {
      const { hidden } = c.req.valid('json')
      const piece = await c.get('shop').catalogue.setHidden(kind, c.req.valid('param').id, hidden)
      afterForm(c, pagePaths.admin)
      return c.json(pieceJson(piece, currency, true), 200)
    })

    const order = createRoute({
      method: 'put',
      path: `/api/${kind}/order`,
      ...allow('helper', 'gallery.arranged'),
      tags,
      operationId: `reorder${kindNames[kind].many}`,
      summary: `Change the order of the ${kind} gallery`,
      request: jsonBody(orderSchema),
      responses: {
        200: json(orderSchema, 'The order'),
        ...failures('bad_input', 'no_session', 'forbidden'),
      },
    })
    api.openapi(order, async (c) => {
      const { ids } = c.req.valid('json')
      await c.get('shop').catalogue.arrange(kind, ids)
      afterForm(c, pagePaths.admin)
      return c.json({ ids }, 200)
    })
  }
}
