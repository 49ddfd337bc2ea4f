import { call, calls } from '#http/call.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { openingAudit } from './admin/copy.ts'
import { openingListSchema, openingSchema, openShopSchema } from './opening.schema.ts'

export default calls('The owner: the studio', [
  call({
    id: 'getOpening',
    at: 'GET /api/opening',
    least: 'partner',
    summary: 'Whether the shop was opened, and what is still missing, looked at now',
    answer: [openingListSchema, 'The list'],
    async run({ shop, visitor: { userId } }) {
      const { opening } = shop.storefront
      const [status, steps] = await Promise.all([opening.read(), opening.list(userId)])
      return { ...status, steps }
    },
  }),
  call({
    id: 'openShop',
    at: 'POST /api/opening/open',
    least: 'partner',
    audit: ['shop.opened', openingAudit.shopOpened],
    summary: 'Open a new shop for everybody; nothing happens to one that is open',
    body: openShopSchema,
    answer: [openingSchema, 'The shop is open'],
    leads: pagePaths.admin,
    async run({ shop, body, visitor: { userId } }) {
      const { opening } = shop.storefront
      const status = await opening.open({ userId, ...body })
      return status
    },
  }),
  call({
    id: 'putOpeningListAway',
    at: 'POST /api/opening/put-away',
    least: 'partner',
    audit: ['opening-list.put-away', openingAudit.openingListPutAway],
    summary: 'Put away what is left of the list, once the shop is open',
    answer: [openingSchema, 'It is put away'],
    leads: pagePaths.admin,
    run: ({ shop }) => shop.storefront.opening.putAway(),
  }),
])
