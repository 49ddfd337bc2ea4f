import { beforeEach, expect, it } from 'vitest'
import { newId } from '#platform/ids.ts'
import { hour } from '#platform/time/clock.ts'
import { changeRows, rowsOf } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { addPins } from '#testing/fixtures/catalogue/products.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'

eachDatabase('refunds without a fresh sign-in', (lane) => {
  const shop = eachCheckout(lane)
  let orders: string[]
  beforeEach(async () => {
    const productId = await addPins(shop.db, 90)
    for (let n = 0; n < 3; n += 1) await shop.buy([{ kind: 'merch', productId, quantity: 30 }])
    orders = (await rowsOf(shop.db.read, 'orders', {}, 'number')).map(({ id }) => id)
  })

  const refund = (order: number, amount?: number) =>
    shop.refunds.refund(orders[order] ?? '', { attempt: newId(), restock: false, amount }, false)
  const refused = { code: 'confirm_sign_in' }

  it('are limited by currency, to about the same value', async () => {
    const setCurrency = (order: number, currency: string) =>
      changeRows(shop.db, 'orders', { currency }, { id: orders[order] ?? '' })
    await refund(0, 100_00)
    await setCurrency(1, 'GBP')
    await setCurrency(2, 'GBP')
    await refund(1, 60_00)
    await expect(refund(2, 1)).rejects.toMatchObject(refused)
    await setCurrency(2, 'HUF')
    await refund(2, 100_01)
  })

  if (lane !== 'sqlite') return

  it('are limited to 100.00 for an order, on however many days', async () => {
    await refund(0, 60_00)
    shop.clock.advance(25 * hour)
    await expect(refund(0, 40_01)).rejects.toMatchObject(refused)
    await refund(1, 40_01)
    await expect(refund(0)).rejects.toMatchObject(refused)
  })

  it('that were requested before need no proof again', async () => {
    const press = { attempt: newId(), restock: false, amount: 100_00 }
    await shop.refunds.refund(orders[0] ?? '', press, false)
    await shop.refunds.refund(orders[0] ?? '', press, false)
    expect(shop.payment.events.filter(({ type }) => type === 'refunded')).toHaveLength(1)
  })

  it('are limited to 100.00 a day, for however many orders', async () => {
    await refund(0, 60_00)
    await refund(1, 40_00)
    await expect(refund(2, 1)).rejects.toMatchObject(refused)
    shop.clock.advance(25 * hour)
    await refund(2, 1)
  })

  it('are counted one after the other in parallel requests', async () => {
    const all = await Promise.allSettled([0, 1, 2].map((order) => refund(order, 40_00)))
    expect(all.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  })
})
