import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody, kindNames } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { afterForm } from '#http/forms.ts'
import { requireVisitor, visitorOrGuest } from '#http/session.ts'
import { type ProductKind, productKinds } from '#platform/addresses/kinds.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { badInput } from '#platform/errors.ts'
import type { Currency } from '#platform/money/currency.ts'
import { publicUser } from '#shop/people/identity/visitor.ts'
import {
  addedLineSchemas,
  cartIdSchema,
  lineIdBody,
  lineIdSchema,
  lineSchemas,
  newLineSchemas,
  quantitySchemas,
} from './cart.schema.ts'
import { lineJson } from './cart-line-json.calls.ts'

/*
 * The lines of a cart, by kind (specification §7). A plain form reaches PUT and DELETE with a
 * hidden field `_method`, and leads to the cart.
 */

const tags = ['Cart lines']
const lineParams = z.object({ lineId: lineIdSchema })

export function cartLineRoutes(api: Api, currency: Currency): void {
  for (const kind of productKinds) {
    readRoute(api, kind, currency)
    addRoute(api, kind, currency)
    removeRoute(api, kind, currency)
    quantityRoute(api, kind, currency)
  }
}

function readRoute(api: Api, kind: ProductKind, currency: Currency): void {
  const route = createRoute({
    method: 'get',
    path: `/api/cart-${kind}/id/{cartId}`,
    ...allow('everyone'),
    tags,
    operationId: `list${kindNames[kind].one}Lines`,
    summary: `The cart’s ${kind} lines, in the order in which they were added`,
    request: { params: z.object({ cartId: cartIdSchema }) },
    responses: {
      200: json(z.array(lineSchemas[kind]), 'The lines, at today’s prices and stock'),
      ...failures('bad_input', 'no_session', 'forbidden', 'not_found'),
    },
  })
  api.openapi(route, async (c) => {
    const visitor = requireVisitor(c)
    const lines = await c
      .get('shop')
      .storefront.cart.lines(visitor, c.req.valid('param').cartId, kind)
    return c.json(
      lines.map((line) => lineJson(line, currency)),
      200,
    )
  })
}

function addRoute(api: Api, kind: ProductKind, currency: Currency): void {
  const route = createRoute({
    method: 'post',
    path: `/api/cart-${kind}/create`,
    ...allow('everyone'),
    tags,
    operationId: `add${kindNames[kind].one}Line`,
    summary: `Add ${kind} to a cart`,
    description:
      'Without a session a guest and a cart are made. Name, price and picture may be sent along; the catalogue’s count.',
    request: jsonBody(newLineSchemas[kind]),
    responses: {
      201: json(addedLineSchemas[kind], 'The new line, and the cart’s count'),
      ...failures('bad_input', 'forbidden', 'not_found', 'too_many'),
      ...failures('duplicate', 'sold_out', 'held', 'changed', 'one_each'),
    },
  })
  api.openapi(route, async (c) => {
    const known = c.get('visitor')
    const visitor = await visitorOrGuest(c)
    const { cart } = c.get('shop').storefront
    const line = await cart.addLine(visitor, c.req.valid('json'))
    const { itemCount } = await cart.summary(visitor.userId)
    afterForm(c, pagePaths.cart)
    return c.json(
      { ...lineJson(line, currency), itemCount, guest: known ? null : publicUser(visitor) },
      201,
    )
  })
}

function quantityRoute(api: Api, kind: keyof typeof quantitySchemas, currency: Currency): void {
  const route = createRoute({
    method: 'put',
    path: `/api/cart-${kind}/update-quantity/id/{lineId}`,
    ...allow('everyone'),
    tags,
    operationId: `update${kindNames[kind].one}LineQuantity`,
    summary: 'Change a line’s quantity',
    request: { params: lineParams, ...jsonBody(quantitySchemas[kind]) },
    responses: {
      200: json(lineSchemas[kind], 'The line'),
      ...failures('bad_input', 'no_session', 'forbidden', 'not_found'),
      ...failures('sold_out', 'held', 'changed', 'one_each'),
    },
  })
  api.openapi(route, async (c) => {
    const visitor = requireVisitor(c)
    const { lineId } = c.req.valid('param')
    const { id, quantity } = c.req.valid('json')
    sameId(lineId, id)
    const line = await c.get('shop').storefront.cart.changeQuantity(visitor, kind, lineId, quantity)
    afterForm(c, pagePaths.cart)
    return c.json(lineJson(line, currency), 200)
  })
}

function removeRoute(api: Api, kind: ProductKind, currency: Currency): void {
  const route = createRoute({
    method: 'delete',
    path: `/api/cart-${kind}/delete/id/{lineId}`,
    ...allow('everyone'),
    tags,
    operationId: `remove${kindNames[kind].one}Line`,
    summary: 'Remove a line from the cart',
    request: {
      params: lineParams,
      body: { ...jsonBody(lineIdBody).body, required: false },
    },
    responses: {
      200: json(lineSchemas[kind], 'The line that is gone'),
      ...failures('bad_input', 'no_session', 'forbidden', 'not_found'),
    },
  })
  api.openapi(route, async (c) => {
    const visitor = requireVisitor(c)
    const { lineId } = c.req.valid('param')
    sameId(lineId, c.req.valid('json').id)
    const line = await c.get('shop').storefront.cart.removeLine(visitor, kind, lineId)
    afterForm(c, pagePaths.cart)
    return c.json(lineJson(line, currency), 200)
  })
}

function sameId(inPath: number, inBody: number | undefined): void {
  if (inBody !== undefined && inBody !== inPath) {
    throw badInput('id', 'The id in the body is another one than in the address.')
  }
}
