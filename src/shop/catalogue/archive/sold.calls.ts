import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { afterForm } from '#http/forms.ts'
import { productKinds } from '#platform/addresses/kinds.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import type { Currency } from '#platform/money/currency.ts'
import { toDecimal } from '#platform/money/money.ts'
import { productIdSchema } from '#shop/catalogue/products/entity.schema.ts'
import type { OutsideSale } from './outside-sale.ts'
import { inArchiveSchema, outsideSaleInputSchema, outsideSaleSchema } from './sold.schema.ts'

const tags = ['Sold']
const params = z.object({ id: productIdSchema })
const staff = failures('bad_input', 'no_session', 'forbidden', 'not_found', 'gone')

const list = createRoute({
  method: 'get',
  path: '/api/sold-elsewhere',
  ...allow('helper'),
  tags,
  operationId: 'listOutsideSales',
  summary: 'What was sold elsewhere, the newest first',
  responses: {
    200: json(z.array(outsideSaleSchema), 'At most 100, undone ones too'),
    ...failures('no_session', 'forbidden'),
  },
})

const create = (currency: Currency) =>
  createRoute({
    method: 'post',
    path: '/api/sold-elsewhere/create',
    ...allow('helper', 'piece.sold-elsewhere'),
    tags,
    operationId: 'createOutsideSale',
    summary: 'Write down that a piece was sold elsewhere; its units leave the stock',
    request: jsonBody(outsideSaleInputSchema(currency)),
    responses: {
      201: json(outsideSaleSchema, 'The sale; the same `attempt` again answers the same one'),
      ...failures('held', 'sold_out'),
      ...staff,
    },
  })

const undo = createRoute({
  method: 'post',
  path: '/api/sold-elsewhere/undo/id/{id}',
  ...allow('helper', 'piece.sale-undone'),
  tags,
  operationId: 'undoOutsideSale',
  summary: 'Undo a sale that was a mistake, within 30 days; its units come back',
  request: { params },
  responses: { 200: json(outsideSaleSchema, 'The sale, undone'), ...staff },
})

/** Sales elsewhere, and what the archive of sold pieces goes without. */
export function soldRoutes(api: Api, currency: Currency): void {
  api.openapi(list, async (c) => {
    const sales = await c.get('shop').storefront.sold.elsewhere.list()
    return c.json(
      sales.map((sale) => saleJson(sale, currency)),
      200,
    )
  })
  api.openapi(create(currency), async (c) => {
    const sale = await c.get('shop').storefront.sold.elsewhere.add(c.req.valid('json'))
    afterForm(c, pagePaths.admin)
    return c.json(saleJson(sale, currency), 201)
  })
  api.openapi(undo, async (c) => {
    const sale = await c.get('shop').storefront.sold.elsewhere.undo(c.req.valid('param').id)
    afterForm(c, pagePaths.admin)
    return c.json(saleJson(sale, currency), 200)
  })
  for (const kind of productKinds) {
    const archive = createRoute({
      method: 'put',
      path: `/api/${kind}/archive/id/{id}`,
      ...allow('helper', 'piece.archived'),
      tags,
      operationId: `archive${kind}`,
      summary: `Whether the archive shows one of the ${kind} once it is sold`,
      request: { params, ...jsonBody(inArchiveSchema) },
      responses: { 200: json(inArchiveSchema, 'As it stands from now on'), ...staff },
    })
    api.openapi(archive, async (c) => {
      const { inArchive } = c.req.valid('json')
      await c.get('shop').catalogue.setInArchive(kind, c.req.valid('param').id, inArchive)
      afterForm(c, pagePaths.admin)
      return c.json({ inArchive }, 200)
    })
  }
}

const saleJson = (sale: OutsideSale, currency: Currency) => ({
  ...sale,
  amount: toDecimal(sale.amount, currency),
})
