import { z } from 'zod'
import { kindNames } from '#http/answers.ts'
import { call, calls } from '#http/call.ts'
import { type ProductKind, productKinds } from '#platform/addresses/kinds.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { entitySchemas, productIdSchema } from '#shop/catalogue/products/entity.schema.ts'
import { pieceJson } from '#shop/catalogue/products/product-json.calls.ts'

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

const setHidden = (kind: ProductKind) =>
  call({
    id: `set${kindNames[kind].one}Hidden`,
    at: `PUT /api/${kind}/hidden/id/{id}`,
    least: 'helper',
    audit: 'piece.hidden',
    summary: 'Hide a product as a draft, or publish it',
    path: z.object({ id: productIdSchema }),
    body: draftSchema,
    answer: [entitySchemas[kind], 'The piece as it stands now'],
    fails: ['not_found', 'gone'],
    leads: pagePaths.admin,
    run: async ({ shop, path, body, currency }) =>
      pieceJson(await shop.catalogue.setHidden(kind, path.id, body.hidden), currency, true),
  })

const reorder = (kind: ProductKind) =>
  call({
    id: `reorder${kindNames[kind].many}`,
    at: `PUT /api/${kind}/order`,
    least: 'helper',
    audit: 'gallery.arranged',
    summary: `Change the order of the ${kind} gallery`,
    body: orderSchema,
    answer: [orderSchema, 'The order'],
    leads: pagePaths.admin,
    async run({ shop, body: { ids } }) {
      await shop.catalogue.arrange(kind, ids)
      return { ids }
    },
  })

export const arrangingCalls = calls(
  'The owner: products',
  productKinds.flatMap((kind) => [setHidden(kind), reorder(kind)]),
)
