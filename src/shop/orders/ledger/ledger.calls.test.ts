import { describe, expect, it } from 'vitest'
import { rowOf } from '#testing/database/rows.ts'
import { placeOrder } from '#testing/fixtures/orders/orders.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'
import { bookPayment } from './ledger.server.ts'

describe('reports', () => {
  const api = each(openOwnerApi)

  async function booked(): Promise<string> {
    await placeOrder(api.shop.db)
    const order = await api.shop.db.read.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    await api.shop.db.transact(async (trx) => {
      await trx.updateTable('orders').set({ money: api.shop.services.payment.money }).execute()
      await bookPayment(trx, order, order.total, api.shop.clock.now())
    })
    return order.id
  }

  it('show earnings, and profit once costs are entered', async () => {
    const id = await booked()
    const { total } = await rowOf(api.shop.db.read, 'orders')
    const noted = await bodyOf(
      api.owner.put(`/api/orders/id/${id}/cost`, { kind: 'postage', cost: '4.2' }),
    )
    expect(noted).toMatchObject({ postage: -4.2 })
    await api.owner.put(`/api/orders/id/${id}/cost`, { kind: 'postage', cost: 3 })
    const { services, admin } = api.shop
    const { money } = services.payment
    const period = String(new Date(api.shop.clock.now()).getUTCFullYear())
    expect(await admin.ledger.profit({ period, zone: 'UTC', money })).toMatchObject({
      profit: total - 300,
    })
  })

  it('refuse a wrong field', async () => {
    for (const [field, method, path, body] of [
      ['period', 'post', '/api/reports/fill-costs', { period: '2026-13' }],
      ['period', 'get', '/api/reports/books.csv?period=all', {}],
      ['kind', 'put', '/api/orders/id/x/cost', { kind: 'gold', cost: 1 }],
      ['cost', 'put', '/api/orders/id/x/cost', { kind: 'postage', cost: '1.234' }],
      ['cost', 'put', '/api/orders/id/x/cost', { kind: 'postage', cost: -1 }],
    ] as const) {
      expect(await failureOf(api.owner[method](path, body))).toMatchObject({ status: 400, field })
    }
  })

  it('are closed to helpers, and list existing orders only', async () => {
    const helper = await api.colleague('helper')
    const id = await booked()
    const order = `/api/orders/id/${id}`
    const ledgerOf = async (answer: Promise<Response>) =>
      (await bodyOf<{ ledger: object }>(answer)).ledger
    expect(await ledgerOf(api.owner.get(order))).toEqual({ pieces: 10, shipping: 5 })
    expect(await ledgerOf(helper.get(order))).toEqual({})
    const note = helper.put(`${order}/note`, { note: 'wrapped', version: 0 })
    expect(await ledgerOf(note)).toEqual({})
    const unknown = api.owner.put('/api/orders/id/x/cost', { kind: 'postage', cost: 1 })
    expect(await failureOf(unknown)).toMatchObject({ status: 404 })
  })
})
