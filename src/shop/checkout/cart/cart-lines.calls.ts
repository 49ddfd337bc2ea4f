import { z } from 'zod'
import { kindNames } from '#http/answers.ts'
import { call, calls } from '#http/call.ts'
import { requireVisitor, visitorOrGuest } from '#http/session.ts'
import { type ProductKind, productKinds } from '#platform/addresses/kinds.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { publicUser } from '#shop/people/identity/visitor.ts'
import {
  addedLineSchemas,
  cartIdSchema,
  lineIdBody,
  lineIdSchema,
  lineSchemas,
  newLineSchemas,
  quantitySchemas,
  textSchemas,
} from './cart.schema.ts'
import { lineJson } from './cart-line-json.calls.ts'

/* Specification §7. Plain forms reach PUT and DELETE by a hidden field `_method`. */

const params = z.object({ lineId: lineIdSchema })

const list = (kind: ProductKind) =>
  call({
    id: `list${kindNames[kind].one}Lines`,
    at: `GET /api/cart-${kind}/id/{cartId}`,
    least: 'everyone',
    summary: `The cart’s ${kind} lines, in the order in which they were added`,
    path: z.object({ cartId: cartIdSchema }),
    answer: [z.array(lineSchemas[kind]), 'The lines, at today’s prices and stock'],
    fails: ['no_session', 'forbidden', 'not_found'],
    async run({ shop, path, currency, visitor }) {
      const lines = await shop.storefront.cart.lines(visitor, path.cartId, kind)
      return lines.map((line) => lineJson(line, currency))
    },
  })

const add = (kind: ProductKind) =>
  call({
    id: `add${kindNames[kind].one}Line`,
    at: `POST /api/cart-${kind}/create`,
    least: 'everyone',
    summary: `Add ${kind} to a cart`,
    description:
      'Without a session a guest and a cart are made. Name, price and picture may be sent along; the catalogue’s count.',
    body: newLineSchemas[kind],
    status: 201,
    answer: [addedLineSchemas[kind], 'The new line, and the cart’s count'],
    fails: [
      ...(['forbidden', 'not_found', 'too_many', 'duplicate'] as const),
      ...(['sold_out', 'held', 'changed', 'one_each'] as const),
    ],
    leads: pagePaths.cart,
    async run({ shop, body, currency, c }) {
      const known = c.get('visitor')
      const visitor = await visitorOrGuest(c)
      const input = { ...body, mends: c.get('form') }
      const { itemCount, ...line } = await shop.storefront.cart.addLine(visitor, input)
      return { ...lineJson(line, currency), itemCount, guest: known ? null : publicUser(visitor) }
    },
  })

const changeQuantity = (kind: keyof typeof quantitySchemas) =>
  call({
    id: `update${kindNames[kind].one}LineQuantity`,
    at: `PUT /api/cart-${kind}/update-quantity/id/{lineId}`,
    least: 'everyone',
    summary: 'Change a line’s quantity',
    path: params,
    body: quantitySchemas[kind],
    sameId: 'lineId',
    answer: [lineSchemas[kind], 'The line'],
    fails: [
      ...(['no_session', 'forbidden', 'not_found'] as const),
      ...(['sold_out', 'held', 'changed', 'one_each'] as const),
    ],
    leads: pagePaths.cart,
    async run({ shop, path: { lineId }, body: { quantity }, currency, c }) {
      const visitor = requireVisitor(c)
      const line = await shop.storefront.cart.changeQuantity(visitor, kind, lineId, quantity)
      return lineJson(line, currency)
    },
  })

const changeText = (kind: keyof typeof textSchemas) =>
  call({
    id: `update${kindNames[kind].one}LineText`,
    at: `PUT /api/cart-${kind}/update-text/id/{lineId}`,
    least: 'everyone',
    summary: 'Change a line’s own words, of a piece that asks for them',
    path: params,
    body: textSchemas[kind],
    sameId: 'lineId',
    answer: [lineSchemas[kind], 'The line'],
    fails: ['no_session', 'forbidden', 'not_found', 'sold_out', 'duplicate'],
    leads: pagePaths.cart,
    async run({ shop, path: { lineId }, body: { personalText }, currency, c }) {
      const visitor = requireVisitor(c)
      const words = { personalText, mends: c.get('form') }
      const line = await shop.storefront.cart.changeText(visitor, kind, lineId, words)
      return lineJson(line, currency)
    },
  })

const remove = (kind: ProductKind) =>
  call({
    id: `remove${kindNames[kind].one}Line`,
    at: `DELETE /api/cart-${kind}/delete/id/{lineId}`,
    least: 'everyone',
    summary: 'Remove a line from the cart',
    path: params,
    body: lineIdBody,
    bodyOptional: true,
    sameId: 'lineId',
    answer: [lineSchemas[kind], 'The line that is gone'],
    fails: ['no_session', 'forbidden', 'not_found'],
    leads: pagePaths.cart,
    async run({ shop, path: { lineId }, currency, c }) {
      const visitor = requireVisitor(c)
      return lineJson(await shop.storefront.cart.removeLine(visitor, kind, lineId), currency)
    },
  })

export default calls(
  'Cart lines',
  productKinds.flatMap((kind) => [
    list(kind),
    add(kind),
    remove(kind),
    changeQuantity(kind),
    changeText(kind),
  ]),
)
