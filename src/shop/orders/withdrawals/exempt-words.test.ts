import { expect, it } from 'vitest'
import { rowsOf } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { addPictures, sampleMerch, samplePictures } from '#testing/fixtures/catalogue/products.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'
import { createWithdrawals, exemptWords } from './withdrawals.server.ts'

eachDatabase('the exemption in a statement of withdrawal', (lane) => {
  const shop = eachCheckout(lane)

  it('isn’t named for a piece whose name only begins alike', async () => {
    await addPictures(shop.db, samplePictures)
    const add = async (name: string, personalised: boolean) => {
      const { product } = await shop.catalogue.create(
        sampleMerch({ name, descName: name, price: 2800, personalised }),
      )
      return { kind: 'merch' as const, productId: product.id, quantity: 1 }
    }
    await shop.buy([await add('Mug', true), await add('Mug, large', false)])
    const withdrawals = createWithdrawals(shop)
    const words = async (pieces: string) => {
      const { number } = (await rowsOf(shop.db.read, 'orders', {}, 'number')).at(-1) ?? {}
      const by = { name: 'Robin', email: 'robin@example.com', orderNumber: String(number) }
      const token = await withdrawals.prepare({ ...by, pieces })
      await withdrawals.confirm(token)
      return exemptWords(shop.db.read, token)
    }
    expect(await words('the Mug, large')).toEqual([])
    const mug = [expect.stringMatching(/^“Mug” is made to your wishes/)]
    expect(await words('the Mug')).toEqual(mug)
    expect(await words('the Mug, large and the Mug')).toEqual(mug)
  })
})
