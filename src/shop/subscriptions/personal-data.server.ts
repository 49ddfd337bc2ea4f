/* What the waiting list keeps about a person: her wishes. */
import type { PersonalDataSource } from '#shop/privacy/personal-data-source.ts'

export const subscriptionsData: PersonalDataSource = {
  name: 'waiting',

  async find(reader, email) {
    const rows = await reader
      .selectFrom('wishes')
      .select(['kind', 'product_id', 'state', 'asked_at'])
      .where('email', '=', email)
      .execute()
    return rows.map((row) => ({
      waitsFor: row.kind === 'shop' ? 'the shop' : `${row.kind} ${row.product_id}`,
      state: row.state,
      since: new Date(row.asked_at).toISOString(),
    }))
  },

  inTheWay: async () => null,

  async erase(trx, email) {
    const { numDeletedRows } = await trx
      .deleteFrom('wishes')
      .where('email', '=', email)
      .executeTakeFirst()
    return Number(numDeletedRows)
  },
}
