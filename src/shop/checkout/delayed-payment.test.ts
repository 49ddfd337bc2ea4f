import { beforeEach, expect, it } from 'vitest'
import { hour } from '#kernel/clock.ts'
import { createOwnerOrders } from '#shop/order-admin/owner-orders.server.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { type Basket, tillBench } from '#testing/harness/checkout.ts'
import { cartOf, fillCart } from '#testing/harness/checkout-parts.ts'

eachDatabase('settling a delayed payment', (lane) => {
  const bench = tillBench(lane)
  let basket: Basket
  beforeEach(async () => {
    basket = await bench.sendBuyer(3)
  })

  const session = 'fake_1'
  const fulfillments = () =>
    bench.db.read.selectFrom('fulfillments').select(['kind', 'state']).orderBy('kind').execute()

  it('keeps the hold of a delayed payment, and sells when the money comes', async () => {
    bench.payment.payLater(session)
    await bench.sendAll()
    expect(await bench.order()).toMatchObject({ state: 'processing', paid_at: null })
    expect(await bench.units()).toEqual(basket.held)
    expect(await cartOf(bench.db, basket.buyer)).toEqual({})
    expect(await fulfillments()).toEqual([])
    bench.payment.endDebit(session, true)
    await bench.sendAll()
    expect(await bench.order()).toMatchObject({ state: 'paid', paid_at: bench.clock.now() })
    expect(await bench.units()).toEqual(basket.sold)
  })

  it('takes the bought lines out of the cart once, though the money came later', async () => {
    const prints = { kind: 'prints', productId: basket.print } as const
    await fillCart(bench.db, basket.buyer, [{ ...prints, quantity: 4 }])
    bench.payment.payLater(session)
    await bench.sendAll()
    expect(await cartOf(bench.db, basket.buyer)).toEqual({ [`prints/${basket.print}`]: 1 })
    bench.payment.endDebit(session, true)
    await bench.sendAll()
    expect(await bench.order()).toMatchObject({ state: 'paid' })
    expect(await cartOf(bench.db, basket.buyer)).toEqual({ [`prints/${basket.print}`]: 1 })
  })

  it('gives the stock back when a delayed payment fails', async () => {
    bench.payment.payLater(session)
    bench.payment.endDebit(session, false)
    await bench.sendAll()
    expect(await bench.order()).toMatchObject({ state: 'cancelled' })
    expect(await bench.units()).toEqual(basket.free)
  })

  it('understands the events of a delayed payment in the wrong order', async () => {
    bench.payment.payLater(session)
    bench.payment.endDebit(session, true)
    await bench.send(bench.payment.events[1])
    await bench.send(bench.payment.events[0])
    expect(await bench.order()).toMatchObject({ state: 'paid' })
    expect(await bench.units()).toEqual(basket.sold)
  })

  /** The money arrives, and no event says so. */
  async function looksUntilPaid() {
    bench.clock.advance(hour)
    await bench.till.jobs.runDue()
    expect(await bench.order()).toMatchObject({ state: 'processing' })
    bench.payment.endDebit(session, true)
    bench.clock.advance(7 * hour)
    await bench.till.jobs.runDue()
    expect(await bench.order()).toMatchObject({ state: 'paid' })
  }

  it('looks again after delayed money whose event was lost', async () => {
    bench.payment.payLater(session)
    await bench.sendAll()
    await looksUntilPaid()
  })

  it('looks again after delayed money of which nobody ever said a word', async () => {
    bench.payment.payLater(session)
    await looksUntilPaid()
  })

  it('asks the owner to look at money that is on its way for two weeks', async () => {
    bench.payment.payLater(session)
    await bench.sendAll()
    bench.clock.advance(15 * 24 * hour)
    await bench.till.jobs.runDue()
    expect(await bench.order()).toMatchObject({
      state: 'processing',
      issues: ['The payment has been on its way for two weeks. Ask the payment provider.'],
    })
  })

  const late = 'The payment has been on its way for two weeks. Ask the payment provider.'
  const day = 24 * hour
  const giveUp = async () => bench.till.checkout.giveUpPayment((await bench.order()).id)
  const mails = async () =>
    (await bench.mails()).map(({ kind, facts }) => (facts.how ? `${kind}: ${facts.how}` : kind))
  const remarks = async () =>
    (await bench.db.read.selectFrom('order_events').select('type').execute()).map(
      ({ type }) => type,
    )
  async function waitTooLong(): Promise<void> {
    bench.payment.payLater(session)
    await bench.sendAll()
    bench.clock.advance(15 * day)
    await bench.till.jobs.runDue()
  }

  it('asks only daily then, and leaves the owner alone for a week once she has seen to it', async () => {
    await waitTooLong()
    const owner = createOwnerOrders({ ...bench, selfFulfilled: false })
    const { id } = await bench.order()
    const { issues } = await owner.get(id)
    await owner.resolveIssues(
      id,
      issues.map((issue) => issue.id),
    )
    let asked = 0
    bench.payment.meet = () => {
      asked += 1
      return null
    }
    for (let i = 0; i < 24; i += 1) {
      bench.clock.advance(6 * hour)
      await bench.till.jobs.runDue()
    }
    expect(asked).toBeLessThanOrEqual(7)
    expect((await bench.order()).issues).toEqual([])
    bench.clock.advance(2 * day)
    await bench.till.jobs.runDue()
    expect((await bench.order()).issues).toEqual([late])
  })

  it('gives the pieces back when the owner says so, once, and the job ends', async () => {
    await waitTooLong()
    expect(await Promise.all([giveUp(), giveUp()])).toEqual(['cancelled', 'cancelled'])
    expect(await giveUp()).toBe('cancelled')
    expect(await bench.order()).toMatchObject({ state: 'cancelled', issues: [] })
    expect(await bench.units()).toEqual(basket.free)
    expect(await mails()).toEqual(['needs-you', 'payment-failed: never_came'])
    expect(await remarks()).toEqual(['given_up'])
    bench.clock.advance(2 * day)
    await bench.till.jobs.runDue()
    bench.clock.advance(2 * day)
    expect(await bench.till.jobs.runDue()).toBe(0)
  })

  it('is not given up while the payment may still come', async () => {
    bench.payment.payLater(session)
    await bench.sendAll()
    bench.clock.advance(13 * day)
    await expect(giveUp()).rejects.toMatchObject({ code: 'changed' })
    expect(await bench.units()).toEqual(basket.held)
    const nobody = bench.till.checkout.giveUpPayment('0'.repeat(32))
    await expect(nobody).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is paid, not given up, when the provider has the money by then', async () => {
    await waitTooLong()
    bench.payment.endDebit(session, true)
    expect(await giveUp()).toBe('paid')
    expect(await bench.units()).toEqual(basket.sold)
    expect(await remarks()).toEqual([])
  })

  it('keeps its hold when the provider can’t be asked once more', async () => {
    await waitTooLong()
    bench.payment.meet = () => 'before'
    await expect(giveUp()).rejects.toMatchObject({ code: 'payment_unavailable' })
    expect(await bench.units()).toEqual(basket.held)
  })

  it('stays sold when the money’s event comes while it is being given up', async () => {
    await waitTooLong()
    bench.payment.getSession = async () => {
      bench.payment.endDebit(session, true)
      await bench.send(bench.payment.events.at(-1))
      return null
    }
    expect(await giveUp()).toBe('paid')
    expect(await bench.units()).toEqual(basket.sold)
  })

  it('can be given up though the provider no longer knows of it', async () => {
    await waitTooLong()
    bench.payment.getSession = async () => null
    bench.clock.advance(day)
    await bench.till.jobs.runDue()
    expect(await bench.order()).toMatchObject({ state: 'processing', issues: [late] })
    expect(await giveUp()).toBe('cancelled')
    expect(await bench.units()).toEqual(basket.free)
  })

  it('takes money that comes after it was given up, as all late money', async () => {
    await waitTooLong()
    await giveUp()
    bench.payment.endDebit(session, true)
    await bench.sendAll()
    expect(await bench.order()).toMatchObject({ state: 'paid', issues: [] })
    expect(await bench.units()).toEqual(basket.sold)
  })
})
