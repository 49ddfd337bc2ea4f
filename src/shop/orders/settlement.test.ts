import { afterEach, beforeEach, expect, it } from 'vitest'
import { minute } from '#kernel/clock.ts'
import type { PaymentEvent } from '#shop/checkout/payment.ts'
import { type FakeClock, fakeClock } from '#testing/fake-clock.ts'
import { type FakePayment, fakeAddress, fakePayment } from '#testing/fake-payment.ts'
import { eachDatabase, openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  cartOf,
  fillCart,
  openTill,
  ownerChanges,
  putMerch,
  putPrint,
  putShirt,
  shopperWith,
  type Till,
  unitsOf,
} from '#testing/till.ts'

eachDatabase('settling a payment', (lane) => {
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
  const orderCount = async () => (await db.read.selectFrom('orders').select('id').execute()).length
  const parts = () =>
    db.read.selectFrom('order_parts').select(['part', 'state']).orderBy('part').execute()
  const jobs = (topic: 'prints.place' | 'hold.expire') =>
    db.read.selectFrom('outbox').select('dedupe_key').where('topic', '=', topic).execute()

  const sold = () => ({ [`clothing/${shirt}`]: [0, 0], [`merch/${pin}`]: [3, 0] })
  const held = () => ({ [`clothing/${shirt}`]: [1, 1], [`merch/${pin}`]: [5, 2] })
  const free = () => ({ [`clothing/${shirt}`]: [1, 0], [`merch/${pin}`]: [5, 0] })

  it('sells the stock, empties the cart, and sends the prints on their way', async () => {
    payment.pay(session)
    await sendAll()
    expect(await order()).toMatchObject({
      state: 'paid',
      payment_ref: 'ref-fake_1',
      buyer_email: 'robin@example.com',
      ship_to: JSON.stringify(fakeAddress),
      paid_at: clock.now(),
      attention: null,
    })
    expect(await unitsOf(db)).toEqual(sold())
    expect(await cartOf(db, buyer)).toEqual({})
    expect(await db.read.selectFrom('carts').select('id').execute()).toEqual([])
    expect(await parts()).toEqual([
      { part: 'prints', state: 'queued' },
      { part: 'studio', state: 'queued' },
    ])
    expect(await jobs('prints.place')).toHaveLength(1)
  })

  it('raises the content version, so that no kept page shows what is sold', async () => {
    const before = await db.contentVersion()
    payment.pay(session)
    await sendAll()
    expect(await db.contentVersion()).toBeGreaterThan(before)
  })

  it('makes one order of an event that is repeated and raced with the return page', async () => {
    payment.pay(session)
    await Promise.all([
      sendAll(),
      till.checkout.returnFromPayment(session),
      sendAll(),
      till.checkout.returnFromPayment(session),
    ])
    await sendAll()
    expect(await unitsOf(db)).toEqual(sold())
    expect(await orderCount()).toBe(1)
    expect(await parts()).toHaveLength(2)
    expect(await jobs('prints.place')).toHaveLength(1)
  })

  it('takes out of the cart what was bought, and leaves what came later', async () => {
    const wishes = [
      { kind: 'prints', productId: print, quantity: 4 },
      { kind: 'merch', productId: pin, quantity: 2 },
    ] as const
    payment.pay(session)
    await fillCart(db, buyer, wishes)
    await sendAll()
    expect(await cartOf(db, buyer)).toEqual({ [`prints/${print}`]: 1 })
  })

  it('sells as agreed what the owner edits, hides or deletes while it is being paid', async () => {
    const { total } = await order()
    await db.transact(async (trx) => {
      await trx.updateTable('clothing').set({ deleted_at: 1, price: 99_900 }).execute()
      await trx.updateTable('merch').set({ hidden: 1, price: 1 }).execute()
    })
    payment.pay(session)
    await sendAll()
    expect(await order()).toMatchObject({ state: 'paid', total, attention: null })
    expect(await unitsOf(db)).toEqual(sold())
  })

  it('keeps the session open when a card is declined', async () => {
    const open = await payment.getSession(session)
    if (!open) throw new Error('there is no session')
    await send({ type: 'session', id: 'evt', session: { ...open, failed: true } })
    expect(await order()).toMatchObject({ state: 'pending' })
    expect(await unitsOf(db)).toEqual(held())
  })

  it('gives the stock back when the provider says that the session has expired', async () => {
    clock.advance(36 * minute)
    payment.tick()
    await sendAll()
    expect(await order()).toMatchObject({ state: 'expired' })
    expect(await unitsOf(db)).toEqual(free())
  })

  it('takes the stock again when the money comes after the hold has ended', async () => {
    await send({ type: 'session', id: 'evt', session: await told('expired', false) })
    expect(await unitsOf(db)).toEqual(free())
    await send({ type: 'session', id: 'evt', session: await told('complete', true) })
    expect(await order()).toMatchObject({ state: 'paid', attention: null })
    expect(await unitsOf(db)).toEqual(sold())
  })

  it('takes nothing and asks for the owner when late money finds a piece gone', async () => {
    await send({ type: 'session', id: 'evt', session: await told('expired', false) })
    await ownerChanges(db, pin, -4)
    await send({ type: 'session', id: 'evt', session: await told('complete', true) })
    expect(await order()).toMatchObject({
      state: 'paid',
      attention: expect.stringContaining('Tide pool had gone meanwhile. Nothing was taken'),
    })
    expect(await unitsOf(db)).toEqual({ [`clothing/${shirt}`]: [1, 0], [`merch/${pin}`]: [1, 0] })
    expect(await jobs('prints.place')).toEqual([])
  })

  it('asks for the owner, and prints nothing, when another sum was paid', async () => {
    payment.pay(session, { total: 100 })
    await sendAll()
    expect(await order()).toMatchObject({
      state: 'paid',
      attention: 'The order is for $170.00, but $1.00 was paid.',
    })
    expect(await unitsOf(db)).toEqual(sold())
    expect(await jobs('prints.place')).toEqual([])
  })

  it('writes money without an order down for the owner, once', async () => {
    const stray = { ...(await told('complete', true)), id: 'fake_99', orderId: null }
    await send({ type: 'session', id: 'evt', session: stray })
    await send({ type: 'session', id: 'evt', session: stray })
    const rows = await db.read
      .selectFrom('orders')
      .select(['state', 'attention'])
      .where('session_id', '=', 'fake_99')
      .execute()
    expect(rows).toEqual([
      { state: 'paid', attention: expect.stringContaining('was paid without an order') },
    ])
    expect(await unitsOf(db)).toEqual(held())
  })

  it('writes a second payment of one order down for the owner', async () => {
    payment.pay(session)
    await sendAll()
    const second = { ...(await told('complete', true)), id: 'fake_99' }
    await send({ type: 'session', id: 'evt', session: second })
    const { attention } = await db.read
      .selectFrom('orders')
      .select('attention')
      .where('session_id', '=', 'fake_99')
      .executeTakeFirstOrThrow()
    expect(attention).toContain('a second time for order 1')
    expect(await unitsOf(db)).toEqual(sold())
  })

  it('finds the order by its session when the metadata is gone', async () => {
    const anonymous = { ...(await told('complete', true)), orderId: null }
    await send({ type: 'session', id: 'evt', session: anonymous })
    expect(await order()).toMatchObject({ state: 'paid' })
  })

  it('changes nothing for an unknown event, a stranger’s expiry or another kind of event', async () => {
    const stranger = { ...(await told('expired', false)), id: 'other', orderId: null }
    await send({ type: 'session', id: 'evt', session: stranger })
    await send({ type: 'other', id: 'evt' })
    await send({ type: 'refunded', id: 'evt', orderId: null, paymentRef: 'x', at: 1, refunded: 5 })
    expect(await order()).toMatchObject({ state: 'pending', refunded: 0 })
    expect(await orderCount()).toBe(1)
    expect(await unitsOf(db)).toEqual(held())
  })

  it('refuses an event with somebody else’s signature', async () => {
    payment.pay(session)
    const forged = payment.post(payment.events[0] as PaymentEvent, true)
    await expect(till.checkout.handleEvent('fake', ...forged)).rejects.toMatchObject({
      code: 'forbidden',
    })
    expect(await unitsOf(db)).toEqual(held())
  })

  it('keeps the largest refund, whatever the order of events', async () => {
    payment.pay(session)
    await sendAll()
    const about = { type: 'refunded', orderId: null, paymentRef: 'ref-fake_1', at: 1 } as const
    await send({ ...about, id: 'evt-a', refunded: 900 })
    await send({ ...about, id: 'evt-b', refunded: 400 })
    expect(await order()).toMatchObject({ refunded: 900, state: 'paid' })
  })

  it('flags a dispute and stops prints that have not been sent', async () => {
    payment.pay(session)
    await sendAll()
    const about = {
      type: 'disputed',
      orderId: null,
      paymentRef: 'ref-fake_1',
      dispute: 'd',
    } as const
    await send({ ...about, id: 'evt-a', at: 1, open: true })
    await till.jobs.runDue()
    expect(await order()).toMatchObject({
      disputed: 1,
      attention: 'The buyer disputes the payment.',
    })
    expect(await parts()).toContainEqual({ part: 'prints', state: 'queued' })
    await send({ ...about, id: 'evt-b', at: 2, open: false })
    expect(await order()).toMatchObject({ disputed: 0 })
    // Told after its end, of the same second.
    await send({ ...about, id: 'evt-c', at: 2, open: true })
    expect(await order()).toMatchObject({ disputed: 0 })
  })

  it('prints nothing once a dispute is lost, and says so, whatever the owner had seen', async () => {
    payment.pay(session)
    await sendAll()
    const about = {
      type: 'disputed',
      orderId: null,
      paymentRef: 'ref-fake_1',
      dispute: 'd',
    } as const
    await send({ ...about, id: 'evt-a', at: 1, open: true })
    await db.transact((trx) => trx.updateTable('orders').set({ attention: null }).execute())
    await send({ ...about, id: 'evt-b', at: 2, open: false, lost: true })
    await send({ ...about, id: 'evt-c', at: 1, open: true })
    expect(await order()).toMatchObject({
      disputed: 2,
      attention: expect.stringContaining('The dispute is lost'),
    })
    await db.transact((trx) => trx.updateTable('orders').set({ attention: null }).execute())
    await till.jobs.runDue()
    expect(await parts()).toContainEqual({ part: 'prints', state: 'queued' })
  })

  async function told(status: 'expired' | 'complete', paid: boolean) {
    const open = await payment.getSession(session)
    if (!open) throw new Error('there is no session')
    return { ...open, status, paid, url: null }
  }
})
