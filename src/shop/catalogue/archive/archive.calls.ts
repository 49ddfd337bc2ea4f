import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { type ProductKind, productKinds } from '#platform/addresses/kinds.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import type { Currency } from '#platform/money/currency.ts'
import { toDecimal } from '#platform/money/money.ts'
import { productIdSchema } from '#shop/catalogue/products/entity.schema.ts'
import { inArchiveSchema, outsideSaleInputSchema, outsideSaleSchema } from './archive.schema.ts'
import type { OutsideSale } from './offline-sale.ts'

const params = z.object({ id: productIdSchema })

const setInArchive = (kind: ProductKind) =>
  call({
    id: `archive${kind}`,
    at: `PUT /api/${kind}/archive/id/{id}`,
    least: 'helper',
    audit: 'piece.archived',
    summary: `Whether the archive shows one of the ${kind} once it is sold`,
    path: params,
    body: inArchiveSchema,
    answer: [inArchiveSchema, 'As it stands from now on'],
    fails: ['not_found', 'gone'],
    leads: pagePaths.admin,
    async run({ shop, path, body: { inArchive } }) {
      await shop.catalogue.setInArchive(kind, path.id, inArchive)
      return { inArchive }
    },
  })

export const soldCalls = calls('Sold', [
  call({
    id: 'listOutsideSales',
    at: 'GET /api/sold-elsewhere',
    least: 'helper',
    summary: 'What was sold elsewhere, the newest first',
    answer: [z.array(outsideSaleSchema), 'At most 100, undone ones too'],
    run: async ({ shop, currency }) =>
      (await shop.storefront.sold.elsewhere.list()).map((sale) => saleJson(sale, currency)),
  }),
  call({
    id: 'createOutsideSale',
    at: 'POST /api/sold-elsewhere/create',
    least: 'helper',
    audit: 'piece.sold-elsewhere',
    summary: 'Write down that a piece was sold elsewhere; its units leave the stock',
    body: outsideSaleInputSchema,
    status: 201,
    answer: [outsideSaleSchema, 'The sale; the same `attempt` again answers the same one'],
    fails: ['held', 'sold_out', 'not_found', 'gone'],
    leads: pagePaths.admin,
    run: async ({ shop, body, currency }) =>
      saleJson(await shop.storefront.sold.elsewhere.add(body), currency),
  }),
  call({
    id: 'undoOutsideSale',
    at: 'POST /api/sold-elsewhere/undo/id/{id}',
    least: 'helper',
    audit: 'piece.sale-undone',
    summary: 'Undo a sale that was a mistake, within 30 days; its units come back',
    path: params,
    answer: [outsideSaleSchema, 'The sale, undone'],
    fails: ['not_found', 'gone'],
    leads: pagePaths.admin,
    run: async ({ shop, path, currency }) =>
      saleJson(await shop.storefront.sold.elsewhere.undo(path.id), currency),
  }),
  ...productKinds.map(setInArchive),
])

const saleJson = (sale: OutsideSale, currency: Currency) => ({
  ...sale,
  amount: toDecimal(sale.amount, currency),
})
