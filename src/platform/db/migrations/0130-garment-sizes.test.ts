import { expect, it } from 'vitest'
import { eachDatabase, openTestDatabase } from '#testing/database/test-database.ts'
import { placeOrder } from '#testing/fixtures/orders.ts'
import { addShirt } from '#testing/fixtures/products.ts'
import { closing } from '#testing/harness/each.ts'
import { up } from './0130-garment-sizes.ts'

eachDatabase('the size of garments of earlier orders', (lane) => {
  it('is that of the one-of-a-kind piece that was sold, and unknown of any other', async () => {
    const db = await closing(openTestDatabase(lane))
    await addShirt(db)
    const bought = [
      { kind: 'clothing', name: 'Tide pool' },
      { kind: 'merch', name: 'Tide pool' },
    ] as const
    const { id } = await placeOrder(db, { bought: [...bought] })
    const { id: counted } = await placeOrder(db, { bought: [bought[0]] })
    await db.transact(async (trx) => {
      const made = trx.updateTable('order_lines').set({ making: 'counted' })
      await made.where('order_id', '=', counted).execute()
      await trx.schema.alterTable('order_lines').dropColumn('garment_size').execute()
      await up(trx as never)
    })
    const sizes = async (orderId: string) =>
      (
        await db.read
          .selectFrom('order_lines')
          .select('garment_size')
          .where('order_id', '=', orderId)
          .orderBy('id')
          .execute()
      ).map(({ garment_size }) => garment_size)
    expect(await sizes(id)).toEqual(['M', null])
    expect(await sizes(counted)).toEqual([null])
  })
})
