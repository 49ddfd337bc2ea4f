import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { type ProductKind, productKinds } from '#platform/addresses/kinds.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import type { Currency } from '#platform/money/currency.ts'
import { toDecimal } from '#platform/money/money.ts'
import { productIdSchema } from '#shop/catalogue/products/entity.schema.ts'
import { archiveAdminAudit } from './admin/copy.ts'
import { inArchiveSchema, offlineSaleInputSchema, offlineSaleSchema } from './archive.schema.ts'
import type { OfflineSale } from './offline-sale.ts'

const params = z.object({ id: productIdSchema })

const setInArchive = (kind: ProductKind) =>
  call({
    id: `archive${kind}`,
    at: `PUT /api/${kind}/archive/id/{id}`,
    least: 'helper',
    audit: ['piece.archived', archiveAdminAudit.archived],
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

export default calls('Archive and offline sales', [
  call({
    id: 'listOfflineSales',
    at: 'GET /api/offline-sales',
    least: 'helper',
    summary: 'Offline sales, the newest first',
    answer: [z.array(offlineSaleSchema), 'At most 100, undone ones too'],
    run: async ({ shop, currency }) =>
      (await shop.storefront.offlineSales.list()).map((sale) => saleJson(sale, currency)),
  }),
  call({
    id: 'createOfflineSale',
    at: 'POST /api/offline-sales/create',
    least: 'helper',
    audit: ['piece.sold-elsewhere', archiveAdminAudit.soldElsewhere],
    summary: 'Record an offline sale; its units leave the stock',
    body: offlineSaleInputSchema,
    status: 201,
    answer: [offlineSaleSchema, 'The sale; the same `attempt` again answers the same one'],
    fails: ['held', 'sold_out', 'not_found', 'gone'],
    leads: pagePaths.admin,
    run: async ({ shop, body, currency }) =>
      saleJson(await shop.storefront.offlineSales.add(body), currency),
  }),
  call({
    id: 'undoOfflineSale',
    at: 'POST /api/offline-sales/undo/id/{id}',
    least: 'helper',
    audit: ['piece.sale-undone', archiveAdminAudit.saleUndone],
    summary: 'Undo a sale that was a mistake, within 30 days; its units come back',
    path: params,
    answer: [offlineSaleSchema, 'The sale, undone'],
    fails: ['not_found', 'gone'],
    leads: pagePaths.admin,
    run: async ({ shop, path, currency }) =>
      saleJson(await shop.storefront.offlineSales.undo(path.id), currency),
  }),
  ...productKinds.map(setInArchive),
])

const saleJson = (sale: OfflineSale, currency: Currency) => ({
  ...sale,
  amount: toDecimal(sale.amount, currency),
})
