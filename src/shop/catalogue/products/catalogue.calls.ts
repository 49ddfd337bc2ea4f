import { z } from 'zod'
import { isStaff } from '#http/access.ts'
import { kindNames } from '#http/answers.ts'
import { call, calls } from '#http/call.ts'
import { type ProductKind, productKinds } from '#platform/addresses/kinds.ts'
import { ShopError } from '#platform/errors.ts'
import { productsCopy } from './copy.ts'
import { entitySchemas, listQuerySchema, productIdSchema } from './entity.schema.ts'
import { pieceJson } from './product-json.ts'

/* Specification §7. */

/** `most`: unless the client names a limit. */
const list = (kind: ProductKind, path: '' | '/recent', most: number) =>
  call({
    id: `list${path && 'Recent'}${kindNames[kind].many}`,
    at: `GET /api/${kind}${path}`,
    least: 'everyone',
    summary: path ? `The newest ${kind}` : `All ${kind} in the gallery, newest first`,
    query: listQuerySchema,
    answer: [z.array(entitySchemas[kind]), 'Without sold clothing'],
    async run({ shop, query: { limit = most, before }, currency, c }) {
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
  productKinds.flatMap((kind) => [list(kind, '/recent', 24), list(kind, '', 100), read(kind)]),
)
