import { call, calls } from '#http/call.ts'
import { pricesAdminAudit } from './admin/copy.ts'
import { priceParams, pricesSchema } from './prices.schema.ts'

export default calls('The owner: products', [
  call({
    id: 'setPiecePrices',
    at: 'PUT /api/pieces/{kind}/{id}/prices',
    least: 'helper',
    audit: ['piece.edited', pricesAdminAudit.edited],
    summary: 'Change the prices of a piece, and nothing else of it',
    path: priceParams,
    body: pricesSchema,
    sameId: 'id',
    status: 204,
    answer: 'They are changed',
    fails: ['not_found', 'gone', 'changed'],
    run: async ({ shop, path: { kind, id }, body: { prices, version }, c }) => {
      await shop.catalogue.setPrices(kind, id, prices, version)
      return c.body(null, 204)
    },
  }),
])
