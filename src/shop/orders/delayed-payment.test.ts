import { afterEach, beforeEach, expect, it } from 'vitest'
import { hour } from '#kernel/clock.ts'
import type { PaymentEvent } from '#shop/checkout/payment.ts'
import { type FakeClock, fakeClock } from '#testing/fake-clock.ts'
import { type FakePayment, fakePayment } from '#testing/fake-payment.ts'
import { eachDatabase, openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  cartOf,
  fillCart,
  openTill,
  putMerch,
  putPrint,
  putShirt,
  shopperWith,
  type Till,
  unitsOf,
} from '#testing/till.ts'

eachDatabase('settling a delayed payment', (lane) => {
  let db: TestDatabase
  let clock: FakeClock
  let payment: FakePayment
  let till: Till
  let shirt: number
  let pin: number
  let print: number
  let buyer: string

  beforeEach(async () => {
    db = await openTestDatabase(lane)
    clock = fakeClock()
    payment = fakePayment(clock)
    till = openTill({ db, clock, payment })
    shirt = await putShirt(db)
    pin = await putMerch(db, 5)
    print = await putPrint(db)
    buyer = await shopperWith(db, [
      { kind: 'prints', productId: print, quantity: 3 },
      { kind: 'clothing', productId: shirt },
      { kind: 'merch', productId: pin, quantity: 2 },
    ])
    await till.checkout.startCheckout({ userId: buyer, network: 'here' })
  })
  afterEach(() => db.close())

  const session = 'fake_1'
  const send = (event: PaymentEvent | undefined) =>
    till.checkout.handleEvent('fake', ...payment.post(event as PaymentEvent))
  const sendAll = async () => {
    for (const event of payment.events) await send(event)
  }
  const order = () => db.read.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  const parts = () =>
    db.read.selectFrom('order_parts').select(['part', 'state']).orderBy('part').execute()

  const sold = () => ({ [`clothing/${shirt}`]: [0, 0], [`merch/${pin}`]: [3, 0] })
  const held = () => ({ [`clothing/${shirt}`]: [1, 1], [`merch/${pin}`]: [5, 2] })
  const free = () => ({ [`clothing/${shirt}`]: [1, 0], [`merch/${pin}`]: [5, 0] })

  it('keeps the hold of a delayed payment, and sells when the money comes', async () => {
    payment.payLater(session)
    await sendAll()
    expect(await order()).toMatchObject({ state: 'processing', paid_at: null })
    expect(await unitsOf(db)).toEqual(held())
    expect(await cartOf(db, buyer)).toEqual({})
    expect(await parts()).toEqual([])
    payment.endDebit(session, true)
    await sendAll()
    expect(await order()).toMatchObject({ state: 'paid', paid_at: clock.now() })
    expect(await unitsOf(db)).toEqual(sold())
  })

  it('takes the bought lines out of the cart once, though the money came later', async () => {
    const prints = { kind: 'prints', productId: print } as const
    await fillCart(db, buyer, [{ ...prints, quantity: 4 }])
    payment.payLater(session)
    await sendAll()
    expect(await cartOf(db, buyer)).toEqual({ [`prints/${print}`]: 1 })
    payment.endDebit(session, true)
    await sendAll()
    expect(await order()).toMatchObject({ state: 'paid' })
    expect(await cartOf(db, buyer)).toEqual({ [`prints/${print}`]: 1 })
  })

  it('gives the stock back when a delayed payment fails', async () => {
    payment.payLater(session)
    payment.endDebit(session, false)
    await sendAll()
    expect(await order()).toMatchObject({ state: 'cancelled' })
    expect(await unitsOf(db)).toEqual(free())
  })

  it('understands the events of a delayed payment in the wrong order', async () => {
    payment.payLater(session)
    payment.endDebit(session, true)
    await send(payment.events[1])
    await send(payment.events[0])
    expect(await order()).toMatchObject({ state: 'paid' })
    expect(await unitsOf(db)).toEqual(sold())
  })

  it('looks again after delayed money whose event was lost', async () => {
    payment.payLater(session)
    await sendAll()
    clock.advance(hour)
    await till.jobs.runDue()
    expect(await order()).toMatchObject({ state: 'processing' })
    payment.endDebit(session, true)
    clock.advance(7 * hour)
    await till.jobs.runDue()
    expect(await order()).toMatchObject({ state: 'paid' })
  })

  it('looks again after delayed money of which nobody ever said a word', async () => {
    payment.payLater(session)
    clock.advance(hour)
    await till.jobs.runDue()
    expect(await order()).toMatchObject({ state: 'processing' })
    payment.endDebit(session, true)
    clock.advance(7 * hour)
    await till.jobs.runDue()
    expect(await order()).toMatchObject({ state: 'paid' })
  })

  it('asks the owner to look at money that is on its way for two weeks', async () => {
    payment.payLater(session)
    await sendAll()
    clock.advance(15 * 24 * hour)
    await till.jobs.runDue()
    expect(await order()).toMatchObject({
      state: 'processing',
      attention: 'The payment has been on its way for two weeks. Ask the payment provider.',
    })
  })
})
