import { afterEach, beforeEach, expect, it } from 'vitest'
import { day, minute } from '#kernel/clock.ts'
import type { FulfilmentProvider } from '#shop/fulfilment/fulfilment.ts'
import { type FakeClock, fakeClock } from '#testing/fake-clock.ts'
import { fakePayment } from '#testing/fake-payment.ts'
import { eachDatabase, openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { openTill, putPrint, putShirt, shopperWith, type Till } from '#testing/till.ts'
import { createOwnerOrders, type OwnerOrders } from './owner-orders.server.ts'
import { ordersKeeper } from './personal-data.server.ts'

eachDatabase('a payment that is disputed', (lane) => {
  let db: TestDatabase
  let clock: FakeClock
  let till: Till
  let owner: OwnerOrders
  let id: string
  let placed: string[]
  let tell: (how: 'open' | 'won' | 'lost', dispute?: string) => Promise<void>

  beforeEach(async () => {
    db = await openTestDatabase(lane)
    clock = fakeClock()
    placed = []
    const fulfilment: FulfilmentProvider = {
      name: 'presses',
      async placeOrder({ orderId }) {
        placed.push(orderId)
        return { ref: orderId, state: 'sent', reason: null, parcels: [] }
      },
      getOrder: async () => null,
    }
    const payment = fakePayment(clock)
    till = openTill({ db, clock, payment, fulfilment })
    owner = createOwnerOrders({ db, clock, byHand: false })
    const buyer = await shopperWith(db, [
      { kind: 'prints', productId: await putPrint(db) },
      { kind: 'clothing', productId: await putShirt(db) },
    ])
    await till.checkout.startCheckout({ userId: buyer, network: 'here' })
    payment.pay('fake_1')
    await till.checkout.handleEvent('fake', ...payment.post(payment.events[0] as never))
    id = (await db.read.selectFrom('orders').select('id').executeTakeFirstOrThrow()).id
    tell = async (how, dispute = 'dp_1') => {
      clock.advance(minute)
      const about = { orderId: id, paymentRef: 'ref-fake_1', at: clock.now(), dispute }
      const event = { type: 'disputed', id: 'evt', ...about } as const
      const news = { ...event, open: how === 'open', lost: how === 'lost' }
      await till.checkout.handleEvent('fake', ...payment.post(news))
      await till.checkout.handleEvent('fake', ...payment.post(news))
    }
  })
  afterEach(() => db.close())

  const order = () => owner.get(id)
  const seeTo = async () => owner.attend(id, (await order()).attention ?? '')
  const remarks = async () => (await order()).moments.map(({ what }) => what)

  it('holds its prints back, and sends them once when it is won', async () => {
    await tell('open')
    await till.jobs.runDue()
    expect(placed).toEqual([])
    expect(await order()).toMatchObject({ needs: ['attention', 'dispute'] })
    await tell('won')
    expect(await order()).toMatchObject({ attention: null, needs: [], disputed: false })
    expect((await remarks()).filter((what) => what === 'dispute_won')).toHaveLength(1)
    await till.jobs.runDue()
    expect(placed).toEqual([id])
    await tell('won')
    await till.jobs.runDue()
    expect(placed).toEqual([id])
  })

  it('sends its prints when it is won after the owner has seen to it', async () => {
    await tell('open')
    await till.jobs.runDue()
    await seeTo()
    await till.jobs.runDue()
    expect(placed).toEqual([])
    await tell('won')
    await till.jobs.runDue()
    expect(placed).toEqual([id])
  })

  it('sends its prints when it is won on appeal, after it was lost', async () => {
    await tell('open')
    await tell('lost')
    await till.jobs.runDue()
    await seeTo()
    expect(placed).toEqual([])
    await tell('open')
    await tell('won')
    expect(await order()).toMatchObject({ calledOff: null, attention: null })
    await till.jobs.runDue()
    expect(placed).toEqual([id])
  })

  it('keeps its prints while something else asks for the owner, or another dispute stands', async () => {
    await tell('open')
    await tell('open', 'dp_2')
    await till.jobs.runDue()
    await tell('won')
    expect(await order()).toMatchObject({ disputed: true })
    await db.transact((trx) =>
      trx.updateTable('orders').set({ attention: 'Too little was paid.' }).execute(),
    )
    await tell('won', 'dp_2')
    await till.jobs.runDue()
    expect([await order(), placed]).toMatchObject([{ attention: 'Too little was paid.' }, []])
    await seeTo()
    await till.jobs.runDue()
    expect(placed).toEqual([id])
  })

  it('is over once it is lost: nothing of it is to send, late or under way', async () => {
    await tell('open')
    await tell('lost')
    await seeTo()
    clock.advance(60 * day)
    await till.jobs.runDue()
    expect(placed).toEqual([])
    expect(await owner.noteOverdue()).toEqual([])
    expect(await owner.overdue()).toEqual([])
    expect(await order()).toMatchObject({ calledOff: 'dispute_lost', needs: [], promisedBy: null })
    expect([await owner.countNeeds(), await owner.countToShip()]).toEqual([0, 0])
    expect(await till.fulfilment.waitingPrints()).toEqual({ queued: 0, failed: 0 })
    const inTheWay = ordersKeeper.inTheWay?.bind(ordersKeeper)
    expect(await db.transact((trx) => inTheWay?.(trx, 'robin@example.com') ?? null)).toBeNull()
  })

  it('asks for nobody when all that is ever heard of it is that it was won', async () => {
    await tell('won')
    expect(await order()).toMatchObject({ attention: null, needs: [] })
    await till.jobs.runDue()
    expect(placed).toEqual([id])
  })
})
