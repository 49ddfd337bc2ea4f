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
import { createOwnerOrders } from './owner-orders.server.ts'

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

  const late = 'The payment has been on its way for two weeks. Ask the payment provider.'
  const day = 24 * hour
  const giveUp = async () => till.checkout.giveUpPayment((await order()).id)
  const mails = async () =>
    (
      await db.read
        .selectFrom('outbox')
        .select('payload')
        .where('topic', '=', 'mail.send')
        .execute()
    )
      .map(({ payload }) => JSON.parse(payload))
      .map(({ kind, facts }) => (facts.how ? `${kind}: ${facts.how}` : kind))
  const remarks = async () =>
    (await db.read.selectFrom('order_remarks').select('what').execute()).map(({ what }) => what)
  async function waitTooLong(): Promise<void> {
    payment.payLater(session)
    await sendAll()
    clock.advance(15 * day)
    await till.jobs.runDue()
  }

  it('asks only daily then, and leaves the owner alone for a week once she has seen to it', async () => {
    await waitTooLong()
    const owner = createOwnerOrders({ db, clock, byHand: false })
    await owner.attend((await order()).id, late)
    let asked = 0
    payment.meet = () => {
      asked += 1
      return null
    }
    for (let i = 0; i < 24; i += 1) {
      clock.advance(6 * hour)
      await till.jobs.runDue()
    }
    expect(asked).toBeLessThanOrEqual(7)
    expect((await order()).attention).toBeNull()
    clock.advance(2 * day)
    await till.jobs.runDue()
    expect((await order()).attention).toBe(late)
  })

  it('gives the pieces back when the owner says so, once, and the job ends', async () => {
    await waitTooLong()
    expect(await Promise.all([giveUp(), giveUp()])).toEqual(['cancelled', 'cancelled'])
    expect(await giveUp()).toBe('cancelled')
    expect(await order()).toMatchObject({ state: 'cancelled', attention: null })
    expect(await unitsOf(db)).toEqual(free())
    expect(await mails()).toEqual(['needs-you', 'payment-failed: never_came'])
    expect(await remarks()).toEqual(['given_up'])
    clock.advance(2 * day)
    await till.jobs.runDue()
    clock.advance(2 * day)
    expect(await till.jobs.runDue()).toBe(0)
  })

  it('is not given up while the payment may still come', async () => {
    payment.payLater(session)
    await sendAll()
    clock.advance(13 * day)
    await expect(giveUp()).rejects.toMatchObject({ code: 'changed' })
    expect(await unitsOf(db)).toEqual(held())
    const nobody = till.checkout.giveUpPayment('0'.repeat(32))
    await expect(nobody).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is paid, not given up, when the provider has the money by then', async () => {
    await waitTooLong()
    payment.endDebit(session, true)
    expect(await giveUp()).toBe('paid')
    expect(await unitsOf(db)).toEqual(sold())
    expect(await remarks()).toEqual([])
  })

  it('keeps its hold when the provider can’t be asked once more', async () => {
    await waitTooLong()
    payment.meet = () => 'before'
    await expect(giveUp()).rejects.toMatchObject({ code: 'payment_unavailable' })
    expect(await unitsOf(db)).toEqual(held())
  })

  it('stays sold when the money’s event comes while it is being given up', async () => {
    await waitTooLong()
    payment.getSession = async () => {
      payment.endDebit(session, true)
      await send(payment.events.at(-1))
      return null
    }
    expect(await giveUp()).toBe('paid')
    expect(await unitsOf(db)).toEqual(sold())
  })

  it('can be given up though the provider no longer knows of it', async () => {
    await waitTooLong()
    payment.getSession = async () => null
    clock.advance(day)
    await till.jobs.runDue()
    expect(await order()).toMatchObject({ state: 'processing', attention: late })
    expect(await giveUp()).toBe('cancelled')
    expect(await unitsOf(db)).toEqual(free())
  })

  it('takes money that comes after it was given up, as all late money', async () => {
    await waitTooLong()
    await giveUp()
    payment.endDebit(session, true)
    await sendAll()
    expect(await order()).toMatchObject({ state: 'paid', attention: null })
    expect(await unitsOf(db)).toEqual(sold())
  })
})
