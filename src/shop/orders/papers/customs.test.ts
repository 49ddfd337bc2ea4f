import { beforeEach, expect, it } from 'vitest'
import { createLaw } from '#shop/store/law/law.server.ts'
import { changeRows } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { addPins, addShirt } from '#testing/fixtures/catalogue/products.ts'
import { metLaw } from '#testing/fixtures/law.ts'
import { ownerOrdersOf } from '#testing/fixtures/orders/owner-orders.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'

eachDatabase('the customs paper', (lane) => {
  const shop = eachCheckout(lane)
  let pin: number
  let shirt: number
  beforeEach(async () => {
    pin = await addPins(shop.db, 9)
    shirt = await addShirt(shop.db)
    await shop.buy([
      { kind: 'merch', productId: pin, quantity: 3 },
      { kind: 'clothing', productId: shirt },
    ])
    const shipTo = { name: 'Jo', line1: '1 Hill', line2: null, city: 'Leeds', state: null }
    await shop.db.transact(async (trx) => {
      await trx
        .updateTable('orders')
        .set({ ship_to: JSON.stringify({ ...shipTo, postal_code: 'LS1', country: 'GB' }) })
        .execute()
      await trx
        .updateTable('pieces')
        .set({
          labelling: JSON.stringify({ hsCode: '7117190000', originCountry: 'PT' }),
          weights: '{"":20}',
        })
        .where('kind', '=', 'merch')
        .execute()
    })
  })
  const paper = async () => {
    const owner = ownerOrdersOf(shop, true)
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
    const lines = await shop.db.read.selectFrom('order_lines').selectAll().execute()
    const pins = lines.find(({ kind }) => kind === 'merch')
    const piece = lines.find(({ kind }) => kind === 'clothing')
    await shop.refunds.refund(order.id, {
      attempt: 'a',
      restock: false,
      lines: [
        { lineId: pins?.id ?? 0, quantity: 1 },
        { lineId: piece?.id ?? 0, quantity: 1 },
      ],
    })
    const found = await paper()
    expect(found?.lines.map(({ quantity }) => quantity)).toEqual([2])
    expect(found?.sums[0]).toMatchObject({ words: '40 g' })
    expect(found?.lines[0]?.sum).toBe(found?.sums[1]?.words)
  })

  it('is empty within the country', async () => {
    await changeRows(shop.db, 'orders', {
      ship_to: JSON.stringify({
        name: 'Jo',
        line1: '1',
        line2: null,
        city: 'A',
        state: 'ME',
        postal_code: '1',
        country: 'US',
      }),
    })
    expect(await paper()).toBeNull()
  })
})
