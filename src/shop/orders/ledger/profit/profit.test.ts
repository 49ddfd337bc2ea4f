import { expect, it } from 'vitest'
import { bookFees, bookPayment, createLedger } from '#shop/orders/ledger/ledger.server.ts'
import { eachDatabase, openTestDatabase } from '#testing/database/test-database.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { placeOrder } from '#testing/fixtures/orders/orders.ts'
import { each } from '#testing/harness/each.ts'
import { readOrderUnknowns } from './profit.server.ts'
import { profitLines, toProfit } from './profit.ts'

it('profit is sales less tax, refunds, fees and costs, with tax within or on top', () => {
  // 119.00 with 19.00 of VAT within: 119 − 19 − 3 − 20 − 5 = 72.
  const within = { pieces: 11_000, shipping: 900, fee: -300, print_cost: -2000, postage: -500 }
  expect(toProfit(within, 1900)).toEqual({
    sales: 11_900,
    tax: -1900,
    refunds: 0,
    fees: -300,
    costs: -2500,
    profit: 7200,
    making: -2000,
    postage: -500,
    replacements: 0,
  })
  // ¥1,000 with ¥100 on top, of which ¥550 go back with ¥50 of tax: 1,100 − 50 − 550 = 500.
  const onTop = { pieces: 1000, tax: 100, refund: -550 }
  const { profit, ...lines } = toProfit(onTop, 50)
  expect(profit).toBe(500)
  expect(profitLines.reduce((sum, line) => sum + lines[line], 0)).toBe(profit)
})

eachDatabase('the profit of a month', (lane) => {
  const db = each(() => openTestDatabase(lane))

  it('has that month’s rows, and the number of pieces without a known cost', async () => {
    const clock = fakeClock()
    const now = Date.UTC(2026, 2, 8)
    const paidAt = now
    const one = await placeOrder(db, {
      paidAt,
      bought: [{ kind: 'merch', name: 'A', quantity: 3 }],
    })
    const other = await placeOrder(db, { paidAt })
    const ledger = createLedger({ db, clock })
    const query = { period: '2026-03', zone: 'UTC', money: 'live' } as const
    await db.transact(async (trx) => {
      await trx.updateTable('orders').set({ money: 'live' }).execute()
      const orders = await trx.selectFrom('orders').selectAll().execute()
      for (const order of orders) await bookPayment(trx, order, order.total, now)
      await bookFees(trx, one.id, { payment: 90, refunds: 0, disputes: 0 }, now)
    })
    expect(await ledger.profit(query)).toMatchObject({
      sales: 5000,
      tax: 0,
      refunds: 0,
      fees: -90,
      costs: 0,
      profit: 4910,
      unknownCosts: 4,
      unknownPostage: 2,
    })
    const refunded = (sum: number) =>
      db.transact((trx) =>
        trx.updateTable('orders').set({ refunded: sum }).where('id', '=', one.id).execute(),
      )
    await refunded(4000)
    expect(await ledger.profit(query)).toMatchObject({ unknownCosts: 1, unknownPostage: 1 })
    expect(await readOrderUnknowns(db.read, one.id)).toEqual({ unknownCosts: 0, unknownPostage: 0 })
    await refunded(0)
    expect(await readOrderUnknowns(db.read, one.id)).toEqual({ unknownCosts: 3, unknownPostage: 1 })
    await ledger.setCost(other.id, 'print_cost', 100)
    expect(await ledger.profit(query)).toMatchObject({ unknownCosts: 3 })
    expect(await ledger.profit({ ...query, period: '2026-02' })).toMatchObject({ profit: 0 })
  })
})
