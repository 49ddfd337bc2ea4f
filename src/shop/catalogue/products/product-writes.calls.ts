import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody, kindNames } from '#http/answers.ts'
import type { Api, ApiContext } from '#http/api.ts'
import { afterForm } from '#http/forms.ts'
import { type ProductKind, productKinds } from '#platform/addresses/kinds.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import type { Currency } from '#platform/money/currency.ts'
import { entitySchemas, productIdSchema } from './entity.schema.ts'
import { newPieceSchema, pieceEditSchema, stockChangeSchema } from './piece.schema.ts'
import type { HungPiece } from './piece.ts'
import { pieceJson } from './product-json.calls.ts'
import { sameId } from './same-id.calls.ts'

/*
 * The owner's calls on products (specification §7, admin create, edit and delete). Bodies are
 * checked in the specification's order and words (§5), edits as well.
 */
const tags = ['The owner: products']
const params = z.object({ id: productIdSchema })

function addition(kind: ProductKind, currency: Currency) {
  return createRoute({
    method: 'post',
    path: `/api/${kind}/create`,
    ...allow('helper', 'piece.created'),
    tags,
    operationId: `create${kindNames[kind].one}`,
    summary: `Add to the ${kind}`,
    request: jsonBody(newPieceSchema(kind, currency)),
    responses: {
      201: json(entitySchemas[kind], 'The new piece'),
      ...failures('bad_input', 'no_session', 'forbidden', 'gone', 'duplicate'),
    },
  })
}

function change<S extends z.ZodType>(
  kind: ProductKind,
  { operationId, path, summary }: { operationId: string; path: string; summary: string },
  schema: S,
  action: 'piece.edited' | 'piece.restocked' = 'piece.edited',
) {
  return createRoute({
    method: 'put',
    path,
    ...allow('helper', action),
    tags,
    operationId,
    summary,
    request: { params, ...jsonBody(schema) },
    responses: {
      200: json(entitySchemas[kind], 'The piece as it stands now'),
      ...failures('bad_input', 'no_session', 'forbidden', 'not_found', 'gone'),
      ...failures('duplicate', 'held', 'sold_out', 'changed'),
    },
  })
}

function removal(kind: ProductKind, path: string) {
  return createRoute({
    method: 'delete',
    path,
    ...allow('helper', 'piece.deleted'),
    tags,
    operationId: `delete${kindNames[kind].one}`,
    summary: 'Delete a product',
    request: { params },
    responses: {
      200: json(entitySchemas[kind], 'The piece that is gone'),
      ...failures('bad_input', 'no_session', 'forbidden', 'not_found', 'gone'),
    },
  })
}

/** The specification's addresses, and what each edit is called (§7). */
const edits: Record<ProductKind, { path: string; summary: string }> = {
  prints: { path: '/api/prints/update/id/{id}', summary: 'Edit a print' },
  clothing: { path: '/api/clothing/update/id/{id}', summary: 'Edit a piece of clothing' },
  merch: {
    path: '/api/merch/update-product/id/{id}',
    summary: 'Edit merch and its stock on hand',
  },
}
const stockChange = change(
  'merch',
  {
    operationId: 'changeMerchStock',
    path: '/api/merch/update/id/{id}',
    summary: 'Add a signed amount to stock on hand',
  },
  stockChangeSchema,
  'piece.restocked',
)
/** The specification spells the prints' address without 'id'. */
const deletePaths: Record<ProductKind, string> = {
  prints: '/api/prints/delete/{id}',
  clothing: '/api/clothing/delete/id/{id}',
  merch: '/api/merch/delete/id/{id}',
}

export function productWriteRoutes(api: Api, currency: Currency): void {
  function forOwner(c: ApiContext, piece: HungPiece) {
    afterForm(c, pagePaths.admin)
    return pieceJson(piece, currency, true)
  }

  api.openapi(stockChange, async (c) => {
    const { id } = c.req.valid('param')
    await sameId(c, id)
    const { quantity } = c.req.valid('json')
    const piece = await c.get('shop').catalogue.changeMerchStock(id, quantity)
    return c.json(forOwner(c, piece), 200)
  })
  for (const kind of productKinds) {
    api.openapi(addition(kind, currency), async (c) => {
      const piece = await c.get('shop').catalogue.create(c.req.valid('json'))
      return c.json(forOwner(c, piece), 201)
    })
    const operationId = `update${kindNames[kind].one}`
    const edit = change(kind, { operationId, ...edits[kind] }, pieceEditSchema(kind, currency))
    api.openapi(edit, async (c) => {
      const { id } = c.req.valid('param')
      await sameId(c, id)
      const piece = await c.get('shop').catalogue.update(kind, id, c.req.valid('json'))
      return c.json(forOwner(c, piece), 200)
    })
    api.openapi(removal(kind, deletePaths[kind]), async (c) => {
      const piece = await c.get('shop').catalogue.remove(kind, c.req.valid('param').id)
      return c.json(forOwner(c, piece), 200)
    })
  }
}
