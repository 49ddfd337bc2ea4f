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
  const thisYear = () => new Date(api.shop.clock.now()).getUTCFullYear()

  it('show earnings, and profit once costs are entered', async () => {
    const id = await booked()
    const { total } = await rowOf(api.shop.db.read, 'orders')
    const noted = await bodyOf(
      api.owner.put(`/api/orders/id/${id}/cost`, { kind: 'postage', cost: '4.2' }),
    )
    expect(noted).toMatchObject({ postage: -4.2 })
    await api.owner.put(`/api/orders/id/${id}/cost`, { kind: 'postage', cost: 3 })
    const report = await bodyOf<{ sums: Record<string, number>; months: unknown[] }>(
      api.owner.get(`/api/reports?period=${thisYear()}`),
    )
    const sum = Object.values(report.sums).reduce((all, one) => all + one, 0)
    expect(sum).toBeCloseTo(total / 100 - 3)
    expect(report.months).toHaveLength(12)
    const table = await api.owner.get(`/api/reports/ledger.csv?period=${thisYear()}`)
    const rows = (await table.text()).trim().split('\r\n')
    expect(rows.filter((row) => row.includes('Postage'))).toHaveLength(2)
  })

  it.each([
    ['period', 'get', '/api/reports?period=2026-13', undefined],
    ['period', 'get', '/api/reports/ledger.csv?period=all', undefined],
    ['kind', 'put', '/api/orders/id/x/cost', { kind: 'gold', cost: 1 }],
    ['cost', 'put', '/api/orders/id/x/cost', { kind: 'postage', cost: '1.234' }],
    ['cost', 'put', '/api/orders/id/x/cost', { kind: 'postage', cost: -1 }],
  ] as const)('refuse a wrong %s', async (field, method, path, body) => {
    const answer = method === 'get' ? api.owner.get(path) : api.owner.put(path, body ?? {})
    expect(await failureOf(answer)).toMatchObject({ status: 400, field })
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
