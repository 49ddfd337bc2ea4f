import { z } from 'zod'
import { isStaff } from '#http/access.ts'
import { kindNames } from '#http/answers.ts'
import { call, calls } from '#http/call.ts'
import { type ProductKind, productKinds } from '#platform/addresses/kinds.ts'
import { ShopError } from '#platform/errors.ts'
import type { Currency } from '#platform/money/currency.ts'
import { productsCopy } from './copy.ts'
import { entitySchemas, listQuerySchema, productIdSchema } from './entity.schema.ts'
import type { ListedProduct } from './piece.ts'
import { pieceJson } from './product-json.ts'

/* Specification §7. */

const wholeList = 100
const recentPieces = 24

function list(kind: ProductKind) {
  // Every visitor gets the same list: its bytes are kept as long as the list.
  let kept: {
    pieces: readonly ListedProduct[]
    currency: Currency
    bytes: Buffer<ArrayBuffer>
  } | null = null
  return call({
    id: `list${kindNames[kind].many}`,
    at: `GET /api/${kind}`,
    least: 'everyone',
    summary: `All ${kind} in the gallery, newest first`,
    query: listQuerySchema,
    answer: [z.array(entitySchemas[kind]), 'Without sold clothing'],
    async run({ shop, query: { limit = wholeList, before }, currency, c }) {
      const { catalogue } = shop
      if (limit === wholeList && before === undefined && !isStaff(c)) {
        const pieces = await catalogue.newest(kind)
        if (kept?.pieces !== pieces || kept.currency !== currency) {
          const sent = pieces.map((piece) => pieceJson(piece, currency, false))
          kept = { pieces, currency, bytes: Buffer.from(JSON.stringify(sent)) }
        }
        return c.body(kept.bytes, 200, { 'Content-Type': 'application/json' })
      }
      const pieces = await catalogue.list(kind, { limit, before })
      return pieces.map((piece) => pieceJson(piece, currency, isStaff(c)))
    },
  })
}

const listRecent = (kind: ProductKind) =>
  call({
    id: `listRecent${kindNames[kind].many}`,
    at: `GET /api/${kind}/recent`,
    least: 'everyone',
    summary: `The newest ${kind}`,
    query: listQuerySchema,
    answer: [z.array(entitySchemas[kind]), 'Newest first'],
    async run({ shop, query: { limit = recentPieces, before }, currency, c }) {
      const pieces = await shop.catalogue.list(kind, { limit, before })
      return pieces.map((piece) => pieceJson(piece, currency, isStaff(c)))
    },
  })

const read = (kind: ProductKind) =>
  call({
    id: `get${kindNames[kind].one}`,
    at: `GET /api/${kind}/id/{id}`,
    least: 'everyone',
    summary: 'One product',
    description: 'Clothing that is sold answers 404 with the code `sold`.',
    path: z.object({ id: productIdSchema }),
    answer: [entitySchemas[kind], 'The product; `heldUntil` while another buyer pays for it'],
    fails: ['not_found', 'gone', 'sold'],
    async run({ shop, path, currency, c }) {
      const found = await shop.catalogue.find(kind, path.id)
      if (found.status === 'sold') {
        throw new ShopError('sold', productsCopy.sold)
      }
      if (found.status === 'deleted') {
        throw new ShopError('gone', productsCopy.takenOut)
      }
      const secret = found.status === 'hidden' && !isStaff(c)
      if (found.status === 'unknown' || secret)
        throw new ShopError('not_found', productsCopy.noSuchPiece)
      return pieceJson(found.product, currency, isStaff(c))
    },
  })

export default calls(
  'Catalogue',
  productKinds.flatMap((kind) => [listRecent(kind), list(kind), read(kind)]),
)
