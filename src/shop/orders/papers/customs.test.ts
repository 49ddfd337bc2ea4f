import { beforeEach, describe, expect, it } from 'vitest'
import { createLaw } from '#shop/store/law/law.server.ts'
import { changeRows, rowsOf } from '#testing/database/rows.ts'
import { fakeAddress } from '#testing/fakes/fake-payment.ts'
import { addPins, addShirt } from '#testing/fixtures/catalogue/products.ts'
import { metLaw } from '#testing/fixtures/law.ts'
import { ownerOrdersOf } from '#testing/fixtures/orders/owner-orders.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'

describe('the customs paper', () => {
  const shop = eachCheckout('sqlite')
  let pin: number
  let shirt: number
  beforeEach(async () => {
    pin = await addPins(shop.db, 9)
    shirt = await addShirt(shop.db)
    await shop.buy([
      { kind: 'merch', productId: pin, quantity: 3 },
      { kind: 'clothing', productId: shirt },
    ])
    await sendTo('GB')
    const labelling = JSON.stringify({ hsCode: '7117190000', originCountry: 'PT' })
    await changeRows(shop.db, 'pieces', { labelling, weights: '{"":20}' }, { kind: 'merch' })
  })
  const sendTo = (country: string) =>
    changeRows(shop.db, 'orders', { ship_to: JSON.stringify({ ...fakeAddress, country }) })
  const paper = async () => {
    const owner = ownerOrdersOf(shop, 'manual')
    return (await shop.papers.customs(await owner.get((await shop.order()).id)))?.paper ?? null
  }

  it('has code, origin, weight and value of each line, and names missing facts', async () => {
    await createLaw({ db: shop.db, clock: shop.clock }).save({ ...metLaw, packaging: [] })
    const found = await paper()
    expect(found).toMatchObject({
      title: 'For customs',
      from: 'Ada Marsh',
      to: expect.arrayContaining(['United Kingdom']),
    })
    const [pins, one] = found?.lines ?? []
    expect(pins?.details).toContain('Customs code 7117.19.00.00 · Origin Portugal · Weight 60 g')
    expect(one?.details).toContain('Customs code not filled in · Origin not filled in')
    expect(found?.sums[0]).toMatchObject({ term: 'Weight', words: 'not filled in' })
    expect(found?.sums[1]?.words).toMatch(/^\$/)
  })

  it('leaves out refunded units', async () => {
    const order = await shop.order()
    const rows = await rowsOf(shop.db.read, 'order_lines')
    const lines = rows.map(({ id }) => ({ lineId: id, quantity: 1 }))
    await shop.refunds.refund(order.id, { attempt: 'a', restock: false, lines })
    const found = await paper()
    expect(found?.lines.map(({ quantity }) => quantity)).toEqual([2])
    expect(found?.sums[0]).toMatchObject({ words: '40 g' })
    expect(found?.lines[0]?.sum).toBe(found?.sums[1]?.words)
  })

  it('is empty within the country', async () => {
    await sendTo('US')
    expect(await paper()).toBeNull()
  })
})
