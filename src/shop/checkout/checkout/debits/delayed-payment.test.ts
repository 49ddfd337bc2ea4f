import { beforeEach, describe, expect, it } from 'vitest'
import { hour } from '#platform/time/clock.ts'
import { cartOf, fillCart } from '#testing/fixtures/checkout/buyers.ts'
import { ownerOrdersOf, resolveAll } from '#testing/fixtures/orders/owner-orders.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'
import { each } from '#testing/harness/each.ts'

describe('settling a delayed payment', () => {
  const shop = eachCheckout('sqlite')
  const basket = each(() => shop.sendBuyer(3))

  const session = 'fake_1'
  const fulfillments = () =>
    shop.db.read.selectFrom('fulfillments').select(['kind', 'state']).orderBy('kind').execute()

  it('keeps the hold of a delayed payment, and sells when the money comes', async () => {
    shop.payment.payLater(session)
    await shop.sendAll()
    expect(await shop.order()).toMatchObject({ state: 'processing', paid_at: null })
    expect(await shop.units()).toEqual(basket.held)
    expect(await cartOf(shop.db, basket.buyer)).toEqual({})
    expect(await fulfillments()).toEqual([])
    shop.payment.endDebit(session, true)
    await shop.sendAll()
    expect(await shop.order()).toMatchObject({ state: 'paid', paid_at: shop.clock.now() })
    expect(await shop.units()).toEqual(basket.sold)
  })

  it('removes the bought lines from the cart once, although the money came later', async () => {
    const prints = { kind: 'prints', productId: basket.print } as const
    await fillCart(shop.db, basket.buyer, [{ ...prints, quantity: 4 }])
    shop.payment.payLater(session)
    await shop.sendAll()
    expect(await cartOf(shop.db, basket.buyer)).toEqual({ [`prints/${basket.print}`]: 1 })
    shop.payment.endDebit(session, true)
    await shop.sendAll()
    expect(await shop.order()).toMatchObject({ state: 'paid' })
    expect(await cartOf(shop.db, basket.buyer)).toEqual({ [`prints/${basket.print}`]: 1 })
  })

  it('releases the stock when a delayed payment fails', async () => {
    shop.payment.payLater(session)
    shop.payment.endDebit(session, false)
    await shop.sendAll()
    expect(await shop.order()).toMatchObject({ state: 'cancelled' })
    expect(await shop.units()).toEqual(basket.free)
  })

  it('accepts the events of a delayed payment in the wrong order', async () => {
    shop.payment.payLater(session)
    shop.payment.endDebit(session, true)
    await shop.send(shop.payment.events[1])
    await shop.send(shop.payment.events[0])
    expect(await shop.order()).toMatchObject({ state: 'paid' })
    expect(await shop.units()).toEqual(basket.sold)
  })

  it.each(['when its event was lost', 'without any event'])(
    'checks delayed money again %s',
    async (how) => {
      shop.payment.payLater(session)
      if (how === 'when its event was lost') await shop.sendAll()
      shop.clock.advance(hour)
      await shop.jobs.runDue()
      expect(await shop.order()).toMatchObject({ state: 'processing' })
      shop.payment.endDebit(session, true)
      shop.clock.advance(7 * hour)
      await shop.jobs.runDue()
      expect(await shop.order()).toMatchObject({ state: 'paid' })
    },
  )

  const late = 'The payment has been on its way for two weeks. Ask the payment provider.'
  const day = 24 * hour
  const giveUp = async () => shop.checkout.giveUpPayment((await shop.order()).id)
  const mails = async () =>
    (await shop.mails()).map(({ kind, how }) => (how ? `${kind}: ${how}` : kind))
  const eventTypes = async () =>
    (await shop.db.read.selectFrom('order_events').select('type').execute()).map(({ type }) => type)
  async function waitTooLong(): Promise<void> {
    shop.payment.payLater(session)
    await shop.sendAll()
    shop.clock.advance(15 * day)
    await shop.jobs.runDue()
  }

  it('then asks the provider only daily, and the owner again only after a week', async () => {
    await waitTooLong()
    const owner = ownerOrdersOf(shop)
    const { id } = await shop.order()
    await resolveAll(owner, id)
    let asked = 0
    shop.payment.meet = () => {
      asked += 1
      return null
    }
    for (let i = 0; i < 24; i += 1) {
      shop.clock.advance(6 * hour)
      await shop.jobs.runDue()
    }
    expect(asked).toBeLessThanOrEqual(7)
    expect((await shop.order()).issues).toEqual([])
    shop.clock.advance(2 * day)
    await shop.jobs.runDue()
    expect((await shop.order()).issues).toEqual([late])
  })

  it('releases the pieces at the owner’s word, once, and the job ends', async () => {
    await waitTooLong()
    expect(await Promise.all([giveUp(), giveUp()])).toEqual(['cancelled', 'cancelled'])
    expect(await giveUp()).toBe('cancelled')
    expect(await shop.order()).toMatchObject({ state: 'cancelled', issues: [] })
    expect(await shop.units()).toEqual(basket.free)
    expect(await mails()).toEqual(['needs-you', 'payment-failed: never_came'])
    expect(await eventTypes()).toEqual(['given_up'])
    shop.payment.endDebit(session, false)
    shop.clock.advance(2 * day)
    await shop.jobs.runDue()
    shop.clock.advance(2 * day)
    expect(await shop.jobs.runDue()).toBe(0)
  })

  it('can’t be given up while the payment may still arrive', async () => {
    shop.payment.payLater(session)
    await shop.sendAll()
    shop.clock.advance(13 * day)
    await expect(giveUp()).rejects.toMatchObject({ code: 'changed' })
    expect(await shop.units()).toEqual(basket.held)
    const nobody = shop.checkout.giveUpPayment('0'.repeat(32))
    await expect(nobody).rejects.toMatchObject({ code: 'not_found' })
  })

  it('given up keeps its hold while the provider is away, and is paid if the provider has the money', async () => {
    await waitTooLong()
    shop.payment.meet = () => 'before'
    await expect(giveUp()).rejects.toMatchObject({ code: 'payment_unavailable' })
    expect(await shop.units()).toEqual(basket.held)
    shop.payment.meet = () => null
    shop.payment.endDebit(session, true)
    expect(await giveUp()).toBe('paid')
    expect(await shop.units()).toEqual(basket.sold)
    expect(await eventTypes()).toEqual([])
  })

  it('stays sold when the money’s event arrives while it is being given up', async () => {
    await waitTooLong()
    shop.payment.getSession = async () => {
      shop.payment.endDebit(session, true)
      await shop.send(shop.payment.events.at(-1))
      return null
    }
    expect(await giveUp()).toBe('paid')
    expect(await shop.units()).toEqual(basket.sold)
  })

  it('can be given up when the provider no longer knows it', async () => {
    await waitTooLong()
    shop.payment.getSession = async () => null
    shop.clock.advance(day)
    await shop.jobs.runDue()
    expect(await shop.order()).toMatchObject({ state: 'processing', issues: [late] })
    expect(await giveUp()).toBe('cancelled')
    expect(await shop.units()).toEqual(basket.free)
  })

  describe('a delayed payment whose hold the owner ends', () => {
    beforeEach(async () => {
      shop.payment.payLater(session)
      await shop.sendAll()
    })
    const end = async () => shop.checkout.endHold((await shop.order()).id)
    const refunds = () => shop.db.read.selectFrom('refunds').select(['amount', 'state']).execute()

    it('releases the pieces at once, and tells the buyer', async () => {
      expect(await Promise.all([end(), end()])).toEqual(['cancelled', 'cancelled'])
      expect(await shop.units()).toEqual(basket.free)
      expect(await mails()).toEqual(['payment-failed: ended'])
      expect(await eventTypes()).toEqual(['debit_ended'])
      expect(await shop.checkout.holds()).toEqual([])
    })

    it('refunds the sum that was paid, if it isn’t the order’s', async () => {
      await end()
      const open = await shop.payment.getSession(session)
      if (!open) throw new Error('there is no session')
      const paid = { ...open, status: 'complete', paid: true, total: 100 } as const
      await shop.send({ type: 'session', id: 'evt', session: paid })
      expect(await refunds()).toEqual([{ amount: 100, state: 'asked' }])
    })

    it('refunds later money, and sells, prints and numbers nothing', async () => {
      await end()
      shop.payment.endDebit(session, true)
      await shop.sendAll()
      await shop.sendAll()
      shop.clock.advance(hour)
      await shop.jobs.runDue()
      const { total } = await shop.order()
      expect(await refunds()).toEqual([{ amount: total, state: 'done' }])
      expect(await shop.order()).toMatchObject({ state: 'paid', refunded: total, issues: [] })
      expect(shop.payment.holds(`ref-${session}`)).toBe(0)
      expect(await shop.units()).toEqual(basket.free)
      expect(await fulfillments()).toEqual([])
      expect(shop.placed).toEqual([])
      expect(await mails()).toEqual(['payment-failed: ended', 'order-refunded'])
    })

    it('asks for no refund of later money that went back at the provider', async () => {
      await end()
      const { id, total } = await shop.order()
      shop.payment.endDebit(session, true)
      const about = { orderId: id, paymentRef: `ref-${session}`, at: shop.clock.now() }
      await shop.send({ type: 'refunded', id: 'e', ...about, refunded: total })
      await shop.sendAll()
      expect(await refunds()).toEqual([])
      expect(await shop.order()).toMatchObject({ state: 'paid', refunded: total, issues: [] })
    })

    it('asks for no refund of later money that the bank took back', async () => {
      await end()
      const { id } = await shop.order()
      shop.payment.endDebit(session, true)
      const about = { orderId: id, paymentRef: `ref-${session}`, at: shop.clock.now() }
      const lost = { dispute: 'dp_1', open: false, lost: true }
      await shop.send({ type: 'disputed', id: 'e', ...about, ...lost })
      await shop.sendAll()
      expect(await refunds()).toEqual([])
      expect((await shop.order()).state).toBe('paid')
    })

    it('finds later money without an event', async () => {
      await end()
      shop.payment.endDebit(session, true)
      shop.clock.advance(2 * day)
      await shop.jobs.runDue()
      shop.clock.advance(hour)
      await shop.jobs.runDue()
      expect(await refunds()).toMatchObject([{ state: 'done' }])
    })

    it('asks the owner when the provider refuses the refund', async () => {
      await end()
      shop.payment.endDebit(session, true)
      await shop.sendAll()
      shop.payment.meet = () => 'refused'
      shop.clock.advance(hour)
      await shop.jobs.runDue()
      expect((await shop.order()).issues).toEqual([expect.stringMatching(/^A refund of/)])
    })
  })

  it('finds money after it was given up, without an event', async () => {
    await waitTooLong()
    await giveUp()
    shop.clock.advance(2 * day)
    await shop.jobs.runDue()
    expect(await shop.order()).toMatchObject({ state: 'cancelled', issues: [] })
    shop.payment.endDebit(session, true)
    shop.clock.advance(2 * day)
    await shop.jobs.runDue()
    expect(await shop.order()).toMatchObject({ state: 'paid', issues: [] })
    expect(await shop.units()).toEqual(basket.sold)
  })

  it('is no longer checked two months after it was given up', async () => {
    await waitTooLong()
    await giveUp()
    shop.clock.advance(60 * day)
    await shop.jobs.runDue()
    shop.clock.advance(2 * day)
    expect(await shop.jobs.runDue()).toBe(0)
  })
})
