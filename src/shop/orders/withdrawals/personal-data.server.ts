import type { PersonalDataSource } from '#shop/people/privacy/personal-data-source.ts'

export const withdrawalsData: PersonalDataSource = {
  name: 'withdrawals',

  async find(reader, email) {
    const rows = await reader
      .selectFrom('withdrawals')
      .select(['name', 'order_number', 'pieces', 'stated_at'])
      .where('email', '=', email)
      .execute()
    return rows.map((row) => ({
      name: row.name,
      order: row.order_number,
      pieces: row.pieces,
      stated: row.stated_at === null ? null : new Date(row.stated_at).toISOString(),
    }))
  },

  async emails(reader) {
    const rows = await reader.selectFrom('withdrawals').select('email').distinct().execute()
    return rows.map(({ email }) => email.toLowerCase())
  },

  erasureBlocker: async () => null,

  async erase(trx, email) {
    const { numDeletedRows } = await trx
      .deleteFrom('withdrawals')
      .where('email', '=', email)
      .executeTakeFirst()
    return Number(numDeletedRows)
  },
}
