import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { day, minute } from '#kernel/clock.ts'
import { ShopError } from '#kernel/errors.ts'
import { type FakeClock, fakeClock } from '#testing/fake-clock.ts'
import { type FakePayment, fakeAddress, fakePayment } from '#testing/fake-payment.ts'
import { eachDatabase, openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { openTill, putMerch, putPrint, shopperWith, type Till } from '#testing/till.ts'
import type { FulfilmentProvider, Parcel, PrintOrder, PrintOrderStatus } from './fulfilment.ts'
import { mayAdvance } from './part-states.ts'

describe('a part', () => {
  it.each([
    ['queued', 'sent', true],
    ['sent', 'in_production', true],
    ['in_production', 'shipped', true],
    ['queued', 'shipped', true],
    ['in_production', 'failed', true],
    ['failed', 'shipped', true],
    ['shipped', 'in_production', false],
    ['shipped', 'failed', false],
    ['in_production', 'sent', false],
    ['failed', 'in_production', false],
    ['sent', 'sent', false],
  ] as const)('goes from %s to %s: %s', (from, to, may) => {
    expect(mayAdvance(from, to)).toBe(may)
  })
})

eachDatabase('fulfilment', (lane) => {
  let db: TestDatabase
  let clock: FakeClock
  let payment: FakePayment
  let till: Till
  let orderId: string
  let placed: PrintOrder[]
  let answer: () => PrintOrderStatus
  let print: number

  const status = (state: PrintOrderStatus['state'], ...parcels: Parcel[]) => ({
    ref: 'print-77',
    state,
    reason: state === 'failed' ? 'The file is damaged.' : null,
    parcels,
  })
  const parcel = (trackingNumber: string): Parcel => ({
    carrier: 'Post',
    trackingNumber,
    trackingUrl: null,
  })
  const provider: FulfilmentProvider = {
    name: 'fake',
    async placeOrder(order) {
      placed.push(order)
      return answer()
    },
    getOrder: async () => null,
  }

  beforeEach(async () => {
    db = await openTestDatabase(lane)
    clock = fakeClock()
    payment = fakePayment(clock)
    till = openTill({ db, clock, payment, fulfilment: provider })
    placed = []
    answer = () => status('sent')
    print = await putPrint(db)
    const pin = await putMerch(db, 5)
    const userId = await shopperWith(db, [
      { kind: 'prints', productId: print, quantity: 2 },
      { kind: 'merch', productId: pin },
    ])
    await till.checkout.startCheckout({ userId, network: 'here' })
    payment.pay('fake_1')
    await till.checkout.returnFromPayment('fake_1')
    orderId = (await db.read.selectFrom('orders').select('id').executeTakeFirstOrThrow()).id
  })
  afterEach(() => db.close())

  const order = () => db.read.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  const view = async () => till.orders.findByToken((await order()).token)
  const partState = async (part: 'prints' | 'studio') =>
    (await view())?.parts.find((one) => one.part === part)?.state

  it('hands the prints to the provider, with where they go', async () => {
    await till.jobs.runDue()
    expect(placed).toEqual([
      {
        orderId,
        recipient: { ...fakeAddress, email: 'robin@example.com' },
        items: [{ variantId: `variant-${print}`, quantity: 2 }],
      },
    ])
    expect(await partState('prints')).toBe('sent')
    expect(await partState('studio')).toBe('queued')
  })

  it('tries again when the provider can’t be had', async () => {
    answer = () => {
      throw new ShopError('fulfilment_unavailable', 'It does not answer.')
    }
    await till.jobs.runDue()
    expect(await partState('prints')).toBe('queued')
    answer = () => status('sent')
    clock.advance(30 * minute)
    await till.jobs.runDue()
    expect(placed).toHaveLength(2)
    expect(await partState('prints')).toBe('sent')
  })

  it('tells the owner what the provider refuses, and does not insist', async () => {
    answer = () => {
      throw new ShopError('bad_input', 'Variant 1 is discontinued.')
    }
    await till.jobs.runDue()
    clock.advance(day)
    await till.jobs.runDue()
    expect(placed).toHaveLength(1)
    expect(await partState('prints')).toBe('failed')
    expect(await order()).toMatchObject({
      attention: 'The prints could not be ordered: Variant 1 is discontinued.',
    })
  })

  it('tells the owner when nobody said where the prints go', async () => {
    await db.transact((trx) => trx.updateTable('orders').set({ ship_to: null }).execute())
    await till.jobs.runDue()
    expect(placed).toEqual([])
    expect(await partState('prints')).toBe('failed')
    expect((await order()).attention).toContain('nobody told where to send them')
  })

  it('places nothing for an order that the owner must look at first', async () => {
    await db.transact((trx) => trx.updateTable('orders').set({ attention: 'Look!' }).execute())
    await till.jobs.runDue()
    expect(placed).toEqual([])
    expect((await view())?.beingChecked).toBe(true)
  })

  it('is complete when the last part is shipped', async () => {
    await till.jobs.runDue()
    await till.fulfilment.printNews(orderId, status('shipped', parcel('P1')))
    expect((await order()).state).toBe('paid')
    await till.fulfilment.shipPart(orderId, 'studio', parcel('S1'))
    expect((await order()).state).toBe('fulfilled')
  })

  it('is complete once, though both parts are shipped at the same moment', async () => {
    await Promise.all([
      till.fulfilment.shipPart(orderId, 'prints', null),
      till.fulfilment.shipPart(orderId, 'studio', null),
    ])
    expect((await order()).state).toBe('fulfilled')
  })

  it('is never taken back by late news', async () => {
    await till.fulfilment.printNews(orderId, status('shipped', parcel('P1')))
    await till.fulfilment.printNews(orderId, status('in_production'))
    await till.fulfilment.printNews(orderId, status('failed'))
    expect(await partState('prints')).toBe('shipped')
  })

  it('keeps the first parcel’s number when a second parcel comes', async () => {
    await till.fulfilment.printNews(orderId, status('shipped', parcel('P1')))
    await till.fulfilment.printNews(orderId, status('shipped', parcel('P2'), parcel('P1')))
    const prints = (await view())?.parts.find(({ part }) => part === 'prints')
    expect(prints?.parcels).toEqual([parcel('P1'), parcel('P2')])
  })

  it('knows no part that an order has not', async () => {
    expect(await till.fulfilment.shipPart('nobody', 'studio', null)).toBeNull()
  })
})
