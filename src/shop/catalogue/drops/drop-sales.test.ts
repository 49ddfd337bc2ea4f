import { beforeEach, expect, it } from 'vitest'
import { addRows, changeRows, rowOf } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { openCatalogue } from '#testing/fixtures/catalogue/catalogue.ts'
import { sampleClothing, sampleMerch } from '#testing/fixtures/catalogue/products.ts'
import { placeOrder } from '#testing/fixtures/orders/orders.ts'
import { each } from '#testing/harness/each.ts'
import { readDropSales } from './drop-sales.server.ts'
import { createDrops } from './drops.server.ts'

eachDatabase('what a drop has sold', (lane) => {
  const shop = each(() => openCatalogue(lane))
  let drop: { id: number; opensAt: number }

  beforeEach(async () => {
    const { catalogue, clock } = shop
    const shirt = (await catalogue.create(sampleClothing({ hidden: true }))).product
    const pins = (await catalogue.create(sampleMerch({ hidden: true, quantity: 9 }))).product
    const made = { title: 'Night herons', words: '', announced: true, oneEach: false }
    const pieces = [shirt, pins].map(({ kind, id }) => ({ kind, id }))
    drop = await createDrops(shop).save(null, { ...made, opensAt: clock.now(), pieces })
  })

  const buy = async () => {
    const bought = [
      { kind: 'clothing' as const, name: 'Moth' },
      { kind: 'merch' as const, name: 'Heron', quantity: 3 },
    ]
    const { id } = await placeOrder(shop.db, { bought, paidAt: shop.clock.now() })
    return id
  }
  const refund = (orderId: string, lines: object[]) =>
    addRows(shop.db, 'refunds', {
      id: orderId,
      order_id: orderId,
      attempt: orderId,
      amount: 0,
      lines: JSON.stringify(lines),
      restock: 1,
      state: 'done',
      asked_at: 1,
    })
  const lineOf = async (orderId: string, kind: 'clothing' | 'merch') =>
    (await rowOf(shop.db.read, 'order_lines', { order_id: orderId, kind })).id
  const sold = async () =>
    (await readDropSales(shop.db.read, drop)).map(({ kind, units }) => [kind, units]).sort()

  it('leaves out refunded units of an order', async () => {
    const id = await buy()
    expect(await sold()).toEqual([
      ['clothing', 1],
      ['merch', 3],
    ])
    await refund(id, [
      { lineId: await lineOf(id, 'clothing'), quantity: 1 },
      { lineId: await lineOf(id, 'merch'), quantity: 1 },
    ])
    expect(await sold()).toEqual([['merch', 2]])
  })

  it('leaves out orders that are refunded, disputed or, when they were free, cancelled', async () => {
    const [refunded, disputed, free] = [await buy(), await buy(), await buy()]
    await changeRows(shop.db, 'orders', { refunded: 4500 }, { id: refunded })
    await changeRows(shop.db, 'orders', { lost_amount: 4500 }, { id: disputed })
    await changeRows(shop.db, 'orders', { total: 0 }, { id: free })
    expect(await sold()).toEqual([
      ['clothing', 1],
      ['merch', 3],
    ])
    await refund(free, [])
    expect(await sold()).toEqual([])
  })
})
