import { beforeEach, describe, expect, it } from 'vitest'
import { day } from '#platform/time/clock.ts'
import type { OrderFilter } from '#shop/orders/back-office/owner-order.ts'
import { advanceFulfillment } from '#shop/orders/record/fulfillments.server.ts'
import { ordersData } from '#shop/orders/record/personal-data.server.ts'
import { noParcel } from '#testing/fixtures/orders/orders.ts'
import { ownerOrdersOf } from '#testing/fixtures/orders/owner-orders.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'
import { each } from '#testing/harness/each.ts'

describe('an order that cost nothing', () => {
  const shop = eachCheckout('sqlite')
  const basket = each(() => shop.sendBuyer())
  const owner = each(() => ownerOrdersOf(shop))
  beforeEach(async () => {
    shop.payment.pay('fake_1', { discount: (await shop.order()).total })
    await shop.sendAll()
  })

  const order = async () => owner.get((await shop.order()).id)
  const page = async () => shop.orders.findByToken((await shop.order()).token)
  const found = async (filter: OrderFilter) =>
    (await owner.list({ filter, search: '', limit: 9 })).length
  const erasureBlocker = () =>
    shop.db.transact((trx) => ordersData.erasureBlocker?.(trx, 'robin@example.com') ?? null)
  const mails = async () => (await shop.mails()).map(({ kind }): string => kind).sort()
  const cancel = async (more: object = {}) =>
    shop.refunds.refund((await shop.order()).id, {
      attempt: 'attempt-1',
      restock: true,
      ...more,
    })

  it('is shown as refused when its prints are', async () => {
    const { id } = await shop.order()
    await shop.db.transact((trx) =>
      advanceFulfillment(trx, id, 'prints', { state: 'failed', reason: 'no ink' }, 1),
    )
    expect(await shop.fulfillment.waitingPrints()).toBe(0)
    expect((await order()).needs).toEqual(['prints_failed'])
    expect(await found('needs-you')).toBe(1)
  })

  it('is like any other order until it is sent', async () => {
    const { id, total, payment_ref } = await shop.order()
    expect({ total, payment_ref }).toEqual({ total: 0, payment_ref: null })
    expect(await mails()).toEqual(['order-confirmation', 'sold'])
    expect(await shop.fulfillment.waitingPrints()).toBe(1)
    await shop.jobs.runDue()
    expect(shop.placed).toEqual([id])
    expect(await shop.units()).toEqual(basket.sold)
    expect([await found('to-ship'), await found('in-the-making')]).toEqual([1, 1])
    expect(await owner.countToShip()).toBe(1)
    expect(await erasureBlocker()).toContain('still under way')
    expect(await page()).toMatchObject({ state: 'paid', total: 0, voidReason: null })
    shop.clock.advance(30 * day)
    expect(await owner.recordOverdue()).toMatchObject([
      { orderId: id, kind: 'studio' },
      { orderId: id, kind: 'prints' },
    ])
    expect((await order()).needs).toEqual(['overdue'])
    expect(await owner.countNeeds()).toBe(1)
    await shop.fulfillment.ship(id, 'studio', noParcel)
    await shop.fulfillment.ship(id, 'prints', noParcel)
    expect(await page()).toMatchObject({ state: 'fulfilled', voidReason: null })
    expect(await owner.countNeeds()).toBe(0)
    expect(await erasureBlocker()).toBeNull()
  })

  it('is cancelled once: its pieces are restocked, nothing is printed, sent or late', async () => {
    shop.payment.refund = () =>
      Promise.reject(new Error('There is nothing to ask the provider for.'))
    await Promise.all([cancel(), cancel()])
    expect(await cancel()).toEqual({ refunded: 0, total: 0 })
    expect(await shop.units()).toEqual(basket.free)
    expect(await mails()).toEqual(['order-confirmation', 'order-refunded', 'sold'])
    await shop.jobs.runDue()
    shop.clock.advance(30 * day)
    await shop.jobs.runDue()
    expect(shop.placed).toEqual([])
    expect(await owner.recordOverdue()).toEqual([])
    expect(await order()).toMatchObject({ voidReason: 'voided', needs: [], dispatchBy: null })
    expect((await order()).events.at(-1)).toMatchObject({ type: 'voided', detail: null })
    expect([await found('to-ship'), await found('in-the-making')]).toEqual([0, 0])
    expect(await page()).toMatchObject({ voidReason: 'voided' })
    expect(await erasureBlocker()).toBeNull()
    await expect(cancel({ attempt: 'once-more' })).rejects.toThrow('cancelled already')
  })

  it('has no sum to refund, is cancelled as a whole, and stays unstocked if the owner keeps its pieces', async () => {
    await expect(cancel({ amount: 100 })).rejects.toMatchObject({ details: { field: 'amount' } })
    const lines = [{ lineId: 1, quantity: 1 }]
    await expect(cancel({ lines })).rejects.toMatchObject({ details: { field: 'lines' } })
    expect(await order()).toMatchObject({ voidReason: null })
    await cancel({ restock: false })
    expect(await shop.units()).toEqual(basket.sold)
  })
})
