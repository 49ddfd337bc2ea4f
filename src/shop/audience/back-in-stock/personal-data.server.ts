import type { PersonalDataSource } from '#shop/people/privacy/personal-data-source.ts'
import { subscriptionsCopy } from './copy.ts'

export const subscriptionsData = {
  name: 'subscriptions',

  async find(reader, email) {
    const rows = await reader
      .selectFrom('back_in_stock_subscriptions')
      .select(['kind', 'product_id', 'size', 'state', 'state_since'])
      .where('email', '=', email)
      .execute()
    return rows.map((row) => ({
      waitsFor:
        subscriptionsCopy.wholeShop[row.kind] ??
        [row.kind, row.product_id, row.size].join(' ').trim(),
      state: row.state,
      since: new Date(row.state_since).toISOString(),
    }))
  },

  async emails(reader) {
    const rows = await reader
      .selectFrom('back_in_stock_subscriptions')
      .select('email')
      .distinct()
      .execute()
    return rows.map(({ email }) => email.toLowerCase())
  },

  erasureBlocker: async () => null,

  async erase(trx, email) {
    const { numDeletedRows } = await trx
      .deleteFrom('back_in_stock_subscriptions')
      .where('email', '=', email)
      .executeTakeFirst()
    return Number(numDeletedRows)
  },

  entries: {
    async ids(trx) {
      const rows = await trx.selectFrom('back_in_stock_subscriptions').select('token').execute()
      return rows.map(({ token }) => token)
    },
    async erase(trx, token) {
      const { numDeletedRows } = await trx
        .deleteFrom('back_in_stock_subscriptions')
        .where('token', '=', token)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  },
} satisfies PersonalDataSource
