import type { PersonalDataSource } from '#shop/people/privacy/personal-data-source.ts'
import type { Present } from './present.ts'

export const cartsData: PersonalDataSource = {
  name: 'carts',

  async find(reader, email) {
    const carts = await reader
      .selectFrom('carts')
      .select(['discount_code', 'gift_note', 'updated_at'])
      .where('buyer_email', '=', email)
      .execute()
    const links = await reader
      .selectFrom('cart_links')
      .select(['mailed_at', 'present'])
      .where('email', '=', email)
      .execute()
    return [
      ...carts.map((cart) => ({
        code: cart.discount_code,
        giftNote: cart.gift_note || null,
        changedAt: new Date(cart.updated_at).toISOString(),
      })),
      ...links.map(({ mailed_at, present }) => ({
        cartMailedAt: mailed_at === null ? null : new Date(mailed_at).toISOString(),
        ...(present !== null && { present: JSON.parse(present) as Present }),
      })),
    ]
  },

  inTheWay: async () => null,

  async erase(trx, email) {
    const carts = await trx
      .updateTable('carts')
      .set({ buyer_email: null, discount_code: null, gift_note: null, wanted_by: null })
      .where('buyer_email', '=', email)
      .executeTakeFirst()
    const links = await trx.deleteFrom('cart_links').where('email', '=', email).executeTakeFirst()
    return Number(carts.numUpdatedRows) + Number(links.numDeletedRows)
  },
}
