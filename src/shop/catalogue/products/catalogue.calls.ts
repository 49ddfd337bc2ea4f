import { createRoute, z } from '@hono/zod-openapi'
import { allow, isStaff } from '#http/access.ts'
import { failures, json, kindNames } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { type ProductKind, productKinds } from '#platform/addresses/kinds.ts'
import { ShopError } from '#platform/errors.ts'
import type { Currency } from '#platform/money/currency.ts'
import { entitySchemas, listQuerySchema, productIdSchema } from './entity.schema.ts'
import type { HungPiece } from './piece.ts'
import { pieceJson } from './product-json.calls.ts'

/** Reading the catalogue (specification §7). */
export function catalogueRoutes(api: Api, currency: Currency): void {
  for (const kind of productKinds) {
    recentRoute(api, kind, currency)
    listRoute(api, kind, currency)
    detailRoute(api, kind, currency)
  }
}

const tags = ['Catalogue']
const wholeList = 100
const recentPieces = 24

function listRoute(api: Api, kind: ProductKind, currency: Currency): void {
  const route = createRoute({
    method: 'get',
    path: `/api/${kind}`,
    ...allow('everyone'),
    tags,
    operationId: `list${kindNames[kind].many}`,
    summary: `All ${kind} in the gallery, newest first`,
    request: { query: listQuerySchema },
    responses: {
      200: json(z.array(entitySchemas[kind]), 'Without sold clothing'),
      ...failures('bad_input'),
    },
  })
  // Every visitor gets the same list: its text is kept as long as the catalogue keeps the list.
  let kept: { pieces: readonly HungPiece[]; text: string } | null = null
  api.openapi(route, async (c) => {
    const { limit = wholeList, before } = c.req.valid('query')
    const { catalogue } = c.get('shop')
    if (limit === wholeList && before === undefined && !isStaff(c)) {
      const pieces = await catalogue.newest(kind)
      if (kept?.pieces !== pieces) {
        kept = {
          pieces,
          text: JSON.stringify(pieces.map((piece) => pieceJson(piece, currency, false))),
        }
      }
      return c.body(kept.text, 200, { 'Content-Type': 'application/json' }) as never
    }
    const pieces = await catalogue.list(kind, { limit, before })
    return c.json(
      pieces.map((piece) => pieceJson(piece, currency, isStaff(c))),
      200,
    )
  })
}

function recentRoute(api: Api, kind: ProductKind, currency: Currency): void {
  const route = createRoute({
    method: 'get',
    path: `/api/${kind}/recent`,
    ...allow('everyone'),
    tags,
    operationId: `listRecent${kindNames[kind].many}`,
    summary: `The newest ${kind}`,
    request: { query: listQuerySchema },
    responses: {
      200: json(z.array(entitySchemas[kind]), 'Newest first'),
      ...failures('bad_input'),
    },
  })
  api.openapi(route, async (c) => {
    const { limit = recentPieces, before } = c.req.valid('query')
    const pieces = await c.get('shop').catalogue.list(kind, { limit, before })
    return c.json(
      pieces.map((piece) => pieceJson(piece, currency, isStaff(c))),
      200,
    )
  })
}

function detailRoute(api: Api, kind: ProductKind, currency: Currency): void {
  const route = createRoute({
    method: 'get',
    path: `/api/${kind}/id/{id}`,
    ...allow('everyone'),
    tags,
    operationId: `get${kindNames[kind].one}`,
    summary: 'One product',
    description: 'Clothing that is sold answers 404 with the code `sold`.',
    request: { params: z.object({ id: productIdSchema }) },
    responses: {
      200: json(entitySchemas[kind], 'The product; `heldUntil` while another buyer pays for it'),
      ...failures('bad_input', 'not_found', 'gone', 'sold'),
    },
  })
  api.openapi(route, async (c) => {
    const found = await c.get('shop').catalogue.find(kind, c.req.valid('param').id)
    if (found.status === 'sold') {
      throw new ShopError('sold', 'So sorry! This item has already been sold.')
    }
    if (found.status === 'deleted') {
      throw new ShopError('gone', 'This piece has been taken out of the shop.')
    }
    const secret = found.status === 'hidden' && !isStaff(c)
    if (found.status === 'unknown' || secret)
      throw new ShopError('not_found', 'There is no such piece.')
    return c.json(pieceJson(found.product, currency, isStaff(c)), 200)
  })
}
