import { expect, it } from 'vitest'
import type { MoneyMode } from '#platform/money/money.ts'
import { advanceFulfillment } from '#shop/orders/record/fulfillments.server.ts'
import { changeOrder } from '#shop/orders/record/order-record.server.ts'
import { createWithdrawals } from '#shop/orders/withdrawals/withdrawals.server.ts'
import { rowOf, rowsOf } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'
import { each } from '#testing/harness/each.ts'
import { createTestOrders } from './test-orders.server.ts'

const keeping = [
  'orders',
  'order_lines',
  'fulfillments',
  'parcels',
  'order_notes',
  'order_events',
  'order_issues',
  'refunds',
  'payment_events',
  'hold_uses',
] as const

eachDatabase('clearing test orders', (lane) => {
  const shop = eachCheckout(lane)
  const basket = each(() => shop.sendBuyer())
  const tests = each(() => createTestOrders({ db: shop.db }))

  const pay = async (session = 'fake_1') => {
    shop.payment.pay(session)
    await shop.sendAll()
  }
  const orderOf = (session: string) => rowOf(shop.db.read, 'orders', { session_id: session })
  const take = async (money: MoneyMode, session = 'fake_1') => {
    const { id } = await orderOf(session)
    await shop.db.transact((trx) => changeOrder(trx, id, { money }, 1))
    return id
  }
  const rows = async () => {
    const all = await Promise.all(keeping.map((table) => rowsOf(shop.db.read, table)))
    return all.map(({ length }) => length)
  }
  const jobsAbout = async (id: string) => {
    const jobs = await shop.db.read.selectFrom('outbox').select('payload').execute()
    return jobs.filter(({ payload }) => payload.includes(id)).length
  }

  it('keeps a statement of withdrawal without its order', async () => {
    await pay()
    await take('play')
    const { number, buyer_email } = await orderOf('fake_1')
    const withdrawals = createWithdrawals(shop)
    const email = (buyer_email ?? '').toLowerCase()
    const statement = { name: 'Robin Field', pieces: '', email, orderNumber: String(number) }
    const token = await withdrawals.prepare(statement)
    await withdrawals.confirm(token)
    const orderIds = shop.db.read.selectFrom('withdrawals').select('order_id')
    expect(await orderIds.execute()).not.toEqual([{ order_id: null }])
    expect(await tests.clear()).toEqual({ removed: 1, staying: 0 })
    expect(await orderIds.execute()).toEqual([{ order_id: null }])
  })

  if (lane !== 'sqlite') return

  it('is done completely or not at all', async () => {
    await pay()
    const id = await take('play')
    const before = await rows()
    const crashing = createTestOrders({
      db: {
        ...shop.db,
        transact: (work) =>
          shop.db.transact(async (trx) => {
            await work(trx)
            throw new Error('The power is gone.')
          }),
      },
    })
    await expect(crashing.clear()).rejects.toThrow('The power is gone.')
    expect(await rows()).toEqual(before)
    expect(await shop.units()).toEqual(basket.sold)
    expect(await jobsAbout(id)).toBeGreaterThan(0)
    expect(await tests.clear()).toMatchObject({ removed: 1 })
  })

  it('restocks only units that refunds have not restocked before', async () => {
    await pay()
    const id = await take('play')
    const { id: lineId } = await rowOf(shop.db.read, 'order_lines', { kind: 'merch' })
    const lines = [{ lineId, quantity: 1 }]
    await shop.refunds.refund(id, { attempt: 'one', restock: true, lines })
    await tests.clear()
    expect(await shop.units()).toEqual(basket.free)
  })

  it('removes orders of test money completely, and a second press finds nothing', async () => {
    await pay()
    const id = await take('test')
    expect(await shop.units()).toEqual(basket.sold)
    expect(await jobsAbout(id)).toBeGreaterThan(0)
    expect(await tests.count()).toEqual({ removable: 1, staying: 0 })
    expect(await tests.clear()).toEqual({ removed: 1, staying: 0 })
    expect(await rows()).toEqual(keeping.map(() => 0))
    expect(await jobsAbout(id)).toBe(0)
    expect(await tests.clear()).toEqual({ removed: 0, staying: 0 })
    expect(await shop.units()).toEqual(basket.free)
  })

  it('never removes an order of real money', async () => {
    await pay()
    const real = await orderOf('fake_1')
    const other = await shop.sendBuyer()
    await pay('fake_2')
    await take('play', 'fake_2')
    expect(await tests.clear()).toEqual({ removed: 1, staying: 0 })
    expect(await orderOf('fake_1')).toEqual(real)
    expect(await jobsAbout(real.id)).toBeGreaterThan(0)
    expect(await shop.units()).toEqual({ ...basket.sold, ...other.free })
  })

  it('keeps an order in payment, or whose prints a printer has', async () => {
    const id = await take('test')
    expect(await tests.clear()).toEqual({ removed: 0, staying: 1 })
    expect(await shop.units()).toEqual(basket.held)
    await pay()
    const sent = {
      state: 'sent',
      ref: '7',
      provider: 'printful',
      reason: null,
      parcels: [],
    } as const
    await shop.db.transact((trx) => advanceFulfillment(trx, id, 'prints', sent, 1))
    expect(await tests.clear()).toEqual({ removed: 0, staying: 1 })
  })
})
