import { expect, it } from 'vitest'
import { eachDatabase } from '#testing/database/test-database.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'
import { beginOrderNumbers, nextOrderNumber } from './order-numbers.server.ts'

eachDatabase('the numbers of orders', (lane) => {
  const shop = eachCheckout(lane)
  const next = () => nextOrderNumber(shop.db.read)
  const save = async (nextOrder: number) => {
    const { gives: _, ...settings } = await shop.invoices.settings()
    return shop.invoices.save({ ...settings, nextOrder })
  }

  it('continue in a shop with orders, and are never used twice', async () => {
    await shop.sendBuyer()
    await shop.db.transact(beginOrderNumbers)
    expect(await next()).toBe(2)
    await expect(save(1)).rejects.toMatchObject({ details: { field: 'nextOrder' } })
    expect((await save(2)).gives).toBe(2)
    await Promise.all([save(40), shop.sendBuyer()])
    const given = await shop.db.read.selectFrom('orders').select('number').execute()
    expect(new Set(given.map(({ number }) => number)).size).toBe(2)
  })

  if (lane !== 'sqlite') return

  it('begin at 1001 in a new shop, or at the owner’s number', async () => {
    expect(await next()).toBe(1)
    await shop.db.transact(beginOrderNumbers)
    expect(await next()).toBe(1001)
    expect(await save(5000)).toMatchObject({ gives: 5000, nextOrder: null })
    await shop.sendBuyer()
    expect((await shop.order()).number).toBe(5000)
    expect(await next()).toBe(5001)
  })
})
