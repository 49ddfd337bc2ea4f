import { createRoute, z } from '@hono/zod-openapi'
import { type ProductKind, productKinds } from '#kernel/kinds.ts'
import { pagePaths } from '#kernel/page-paths.ts'
import { clothingEditSchema, newClothingSchema } from '#shop/catalogue/clothing.schema.ts'
import { entitySchemas, productIdSchema } from '#shop/catalogue/entity.schema.ts'
import { merchEditSchema, newMerchSchema, stockChangeSchema } from '#shop/catalogue/merch.schema.ts'
import type { Piece } from '#shop/catalogue/piece.ts'
import { newPrintSchema, printEditSchema } from '#shop/catalogue/print.schema.ts'
import { allow } from './access.ts'
import { failures, json, jsonBody, kindNames } from './answers.ts'
import type { Api, ApiContext } from './api.ts'
import { afterForm } from './forms.ts'
import { pieceJson } from './product-json.ts'
import { sameId } from './same-id.ts'

/*
 * The owner's calls on products (specification §7, admin create, edit and delete). Bodies are
 * checked in the specification's order and words (§5), edits as well.
 */
const tags = ['The owner: products']
const params = z.object({ id: productIdSchema })

function addition<S extends z.ZodType>(kind: ProductKind, schema: S) {
  return createRoute({
    method: 'post',
    path: `/api/${kind}/create`,
    ...allow('helper', 'piece.created'),
    tags,
    operationId: `create${kindNames[kind].one}`,
    summary: `Add to the ${kind}`,
    request: jsonBody(schema),
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

const newPrint = addition('prints', newPrintSchema)
const newClothing = addition('clothing', newClothingSchema)
const newMerch = addition('merch', newMerchSchema)

const printEdit = change(
  'prints',
  { operationId: 'updatePrint', path: '/api/prints/update/id/{id}', summary: 'Edit a print' },
  printEditSchema,
)
const clothingEdit = change(
  'clothing',
  {
    operationId: 'updateClothing',
    path: '/api/clothing/update/id/{id}',
    summary: 'Edit a piece of clothing',
  },
  clothingEditSchema,
)
const merchEdit = change(
  'merch',
  {
    operationId: 'updateMerch',
    path: '/api/merch/update-product/id/{id}',
    summary: 'Edit merch and its stock on hand',
  },
  merchEditSchema,
)
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

function forOwner(c: ApiContext, piece: Piece) {
  afterForm(c, pagePaths.admin)
  return pieceJson(piece, true)
}

export function productWriteRoutes(api: Api): void {
  api.openapi(newPrint, async (c) => {
    const piece = await c.get('shop').catalogue.createPrint(c.req.valid('json'))
    return c.json(forOwner(c, piece), 201)
  })
  api.openapi(newClothing, async (c) => {
    const piece = await c.get('shop').catalogue.createClothing(c.req.valid('json'))
    return c.json(forOwner(c, piece), 201)
  })
  api.openapi(newMerch, async (c) => {
    const piece = await c.get('shop').catalogue.createMerch(c.req.valid('json'))
    return c.json(forOwner(c, piece), 201)
  })
  api.openapi(printEdit, async (c) => {
    const { id } = c.req.valid('param')
    await sameId(c, id)
    const piece = await c.get('shop').catalogue.updatePrint(id, c.req.valid('json'))
    return c.json(forOwner(c, piece), 200)
  })
  api.openapi(clothingEdit, async (c) => {
    const { id } = c.req.valid('param')
    await sameId(c, id)
    const piece = await c.get('shop').catalogue.updateClothing(id, c.req.valid('json'))
    return c.json(forOwner(c, piece), 200)
  })
  api.openapi(merchEdit, async (c) => {
    const { id } = c.req.valid('param')
    await sameId(c, id)
    const piece = await c.get('shop').catalogue.updateMerch(id, c.req.valid('json'))
    return c.json(forOwner(c, piece), 200)
  })
  api.openapi(stockChange, async (c) => {
    const { id } = c.req.valid('param')
    await sameId(c, id)
    const { quantity } = c.req.valid('json')
    const piece = await c.get('shop').catalogue.changeMerchStock(id, quantity)
    return c.json(forOwner(c, piece), 200)
  })
  for (const kind of productKinds) {
    api.openapi(removal(kind, deletePaths[kind]), async (c) => {
      const piece = await c.get('shop').catalogue.remove(kind, c.req.valid('param').id)
      return c.json(forOwner(c, piece), 200)
    })
  }
}
