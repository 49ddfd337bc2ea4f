import type { Present } from '#shop/checkout/present/present.ts'
import type { PersonalDataSource } from '#shop/people/privacy/personal-data-source.ts'

export const cartsData: PersonalDataSource = {
  name: 'carts',

  async find(reader, email) {
    const carts = await reader
      .selectFrom('carts')
      .select(['id', 'discount_code', 'gift_note', 'updated_at'])
      .where('buyer_email', '=', email)
      .execute()
    const ids = ['', ...carts.map(({ id }) => id)]
    const texts = await reader
      .selectFrom('cart_lines')
      .select(['cart_id', 'personal_text'])
      .where('cart_id', 'in', ids)
      .where('personal_text', '!=', '')
      .execute()
    const links = await reader
      .selectFrom('cart_links')
      .select(['mailed_at', 'present'])
      .where((eb) => eb.or([eb('email', '=', email), eb('cart_id', 'in', ids)]))
      .execute()
    return [
      ...carts.map((cart) => ({
        code: cart.discount_code,
        giftNote: cart.gift_note || null,
        ownWords: texts.flatMap((line) => (line.cart_id === cart.id ? [line.personal_text] : [])),
        changedAt: new Date(cart.updated_at).toISOString(),
      })),
      ...links.map(({ mailed_at, present }) => ({
        cartMailedAt: mailed_at === null ? null : new Date(mailed_at).toISOString(),
        ...(present !== null && { present: JSON.parse(present) as Present }),
      })),
    ]
  },

  async emails(reader) {
    const carts = await reader
      .selectFrom('carts')
      .select('buyer_email as email')
      .distinct()
      .execute()
    const links = await reader.selectFrom('cart_links').select('email').distinct().execute()
    return [...carts, ...links].flatMap(({ email }) => email?.toLowerCase() ?? [])
  },

  erasureBlocker: async () => null,

  async erase(trx, email) {
    const own = trx.selectFrom('carts').select('id').where('buyer_email', '=', email)
    const links = await trx
      .deleteFrom('cart_links')
      .where((eb) => eb.or([eb('email', '=', email), eb('cart_id', 'in', own)]))
      .executeTakeFirst()
    // Without its words such a line may equal another line.
    await trx
      .deleteFrom('cart_lines')
      .where('personal_text', '!=', '')
      .where('cart_id', 'in', own)
      .execute()
    const carts = await trx
      .updateTable('carts')
      .set({ buyer_email: null, discount_code: null, gift_note: null, wanted_by: null })
      .where('buyer_email', '=', email)
      .executeTakeFirst()
    return Number(carts.numUpdatedRows) + Number(links.numDeletedRows)
  },
}
