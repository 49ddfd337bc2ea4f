import { afterEach, beforeEach, expect, it } from 'vitest'
import { day } from '#kernel/clock.ts'
import type { FulfilmentProvider } from '#shop/fulfilment/fulfilment.ts'
import { type FakeClock, fakeClock } from '#testing/fake-clock.ts'
import { type FakePayment, fakePayment } from '#testing/fake-payment.ts'
import { eachDatabase, openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  openTill,
  putMerch,
  putPrint,
  putShirt,
  shopperWith,
  type Till,
  unitsOf,
} from '#testing/till.ts'
import type { OrderFilter } from './owner-order.ts'
import { createOwnerOrders, type OwnerOrders } from './owner-orders.server.ts'
import { ordersKeeper } from './personal-data.server.ts'

eachDatabase('an order that cost nothing', (lane) => {
  let db: TestDatabase
  let clock: FakeClock
  let payment: FakePayment
  let till: Till
  let owner: OwnerOrders
  let placed: string[]
  let shirt: number
  let pin: number

  beforeEach(async () => {
    db = await openTestDatabase(lane)
    clock = fakeClock()
    payment = fakePayment(clock)
    placed = []
    const fulfilment: FulfilmentProvider = {
      name: 'presses',
      async placeOrder({ orderId }) {
        placed.push(orderId)
        return { ref: orderId, state: 'sent', reason: null, parcels: [] }
      },
      getOrder: async () => null,
    }
    till = openTill({ db, clock, payment, fulfilment })
    owner = createOwnerOrders({ db, clock, byHand: false })
    shirt = await putShirt(db, 4800)
    pin = await putMerch(db, 5, 500)
    const print = await putPrint(db, 3500)
    const buyer = await shopperWith(db, [
      { kind: 'prints', productId: print },
      { kind: 'clothing', productId: shirt },
      { kind: 'merch', productId: pin, quantity: 2 },
    ])
    await till.checkout.startCheckout({ userId: buyer, network: 'here' })
    payment.pay('fake_1', { discount: (await row()).total })
    for (const event of payment.events) {
      await till.checkout.handleEvent('fake', ...payment.post(event))
    }
  })
  afterEach(() => db.close())

  const row = () => db.read.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  const order = async () => owner.get((await row()).id)
  const page = async () => till.orders.findByToken((await row()).token)
  const found = async (filter: OrderFilter) =>
    (await owner.list({ filter, search: '', limit: 9 })).length
  const inTheWay = () =>
    db.transact((trx) => ordersKeeper.inTheWay?.(trx, 'robin@example.com') ?? null)
  const mails = async () =>
    (
      await db.read
        .selectFrom('outbox')
        .select('payload')
        .where('topic', '=', 'mail.send')
        .execute()
    )
      .map(({ payload }) => JSON.parse(payload).kind as string)
      .sort()
  const callOff = async (more: object = {}) =>
    till.refunds.refund((await row()).id, { attempt: 'attempt-1', putBack: true, ...more })

  it('is an order like any other until it has left', async () => {
    const { id, total, payment_ref } = await row()
    expect({ total, payment_ref }).toEqual({ total: 0, payment_ref: null })
    expect(await mails()).toEqual(['order-confirmation', 'sold'])
    expect(await till.fulfilment.waitingPrints()).toEqual({ queued: 1, failed: 0 })
    await till.jobs.runDue()
    expect(placed).toEqual([id])
    expect(await unitsOf(db)).toEqual({ [`clothing/${shirt}`]: [0, 0], [`merch/${pin}`]: [3, 0] })
    expect([await found('to-ship'), await found('in-the-making')]).toEqual([1, 1])
    expect(await owner.countToShip()).toBe(1)
    expect(await inTheWay()).toContain('still under way')
    expect(await page()).toMatchObject({ state: 'paid', total: 0, calledOff: null })
    clock.advance(30 * day)
    expect(await owner.noteOverdue()).toMatchObject([{ orderId: id, part: 'studio' }])
    expect((await order()).needs).toEqual(['overdue'])
    expect(await owner.countNeeds()).toBe(1)
    const nothing = { carrier: null, trackingNumber: null, trackingUrl: null }
    await till.fulfilment.shipByHand(id, 'studio', nothing)
    await till.fulfilment.shipByHand(id, 'prints', nothing)
    expect(await page()).toMatchObject({ state: 'fulfilled', calledOff: null })
    expect(await owner.countNeeds()).toBe(0)
    expect(await inTheWay()).toBeNull()
  })

  it('is shown as refused when its prints are', async () => {
    await db.transact((trx) =>
      trx
        .updateTable('order_parts')
        .set({ state: 'failed' })
        .where('part', '=', 'prints')
        .execute(),
    )
    expect(await till.fulfilment.waitingPrints()).toEqual({ queued: 0, failed: 1 })
    expect((await order()).needs).toEqual(['prints_failed'])
    expect(await found('needs-you')).toBe(1)
  })

  it('is called off once: its pieces come back, nothing of it is printed, sent or late', async () => {
    payment.refund = () => Promise.reject(new Error('There is nothing to ask the provider for.'))
    await Promise.all([callOff(), callOff()])
    expect(await callOff()).toEqual({ refunded: 0, total: 0 })
    expect(await unitsOf(db)).toEqual({ [`clothing/${shirt}`]: [1, 0], [`merch/${pin}`]: [5, 0] })
    expect(await mails()).toEqual(['order-confirmation', 'order-refunded', 'sold'])
    await till.jobs.runDue()
    clock.advance(30 * day)
    await till.jobs.runDue()
    expect(placed).toEqual([])
    expect(await owner.noteOverdue()).toEqual([])
    expect(await order()).toMatchObject({ calledOff: 'taken_back', needs: [], promisedBy: null })
    expect((await order()).moments.at(-1)).toMatchObject({ what: 'called_off', detail: null })
    expect([await found('to-ship'), await found('in-the-making')]).toEqual([0, 0])
    expect(await page()).toMatchObject({ calledOff: 'taken_back' })
    expect(await inTheWay()).toBeNull()
    await expect(callOff({ attempt: 'once-more' })).rejects.toThrow('called off already')
  })

  it('keeps its pieces away from the shop when they are not to come back', async () => {
    await callOff({ putBack: false })
    expect(await unitsOf(db)).toEqual({ [`clothing/${shirt}`]: [0, 0], [`merch/${pin}`]: [3, 0] })
  })

  it('has no sum to pay back, and is called off as a whole', async () => {
    await expect(callOff({ amount: 100 })).rejects.toMatchObject({ details: { field: 'amount' } })
    const lines = [{ lineId: 1, quantity: 1 }]
    await expect(callOff({ lines })).rejects.toMatchObject({ details: { field: 'lines' } })
    expect(await order()).toMatchObject({ calledOff: null })
  })
})
