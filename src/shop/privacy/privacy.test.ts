import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { OrderState } from '#db/tables.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { addOrder } from '#testing/fixtures/orders.ts'
import { type OwnerApi, openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf } from '#testing/harness/api-client.ts'

const ada = { email: 'Ada@Example.com' }
const shipTo = JSON.stringify({ name: 'Ada Byron', line1: '12 Engine Row', city: 'Bath' })

eachDatabase('a person’s data', (lane) => {
  let api: OwnerApi
  let order: string

  async function buy(email: string, state: OrderState): Promise<string> {
    return api.shop.db.transact(async (trx) => {
      const { id } = await addOrder(trx, { user_id: 'u1', state })
      const facts = { buyer_name: 'Ada Byron', buyer_email: email, ship_to: shipTo, total: 5000 }
      await trx.updateTable('orders').set(facts).where('id', '=', id).execute()
      await trx
        .insertInto('order_lines')
        .values({
          order_id: id,
          kind: 'prints',
          product_id: 1,
          size: '10x10',
          variant_id: 'v',
          quantity: 2,
          unit_price: 2500,
          name: 'Moon moths',
          location: '/media/x.jpg',
        })
        .execute()
      await trx
        .insertInto('order_notes')
        .values({ order_id: id, note: 'Ada likes moths', updated_at: 1 })
        .execute()
      return id
    })
  }
  const post = (path: string, body: object) => api.owner.post(`/api/people/${path}`, body)

  beforeEach(async () => {
    api = await openOwnerApi(lane)
    order = await buy('ada@example.com', 'fulfilled')
    await buy('bert@example.com', 'fulfilled')
  })
  afterEach(() => api.close())

  it('is found however the address is written, and nobody else’s with it', async () => {
    expect(await bodyOf(post('find', ada))).toMatchObject({ found: { orders: 1 } })
    expect(await bodyOf(post('find', { email: 'eve@example.com' }))).toMatchObject({
      found: { orders: 0 },
    })
  })

  it('is handed over whole: what was bought, where it went, what was noted', async () => {
    const all = JSON.stringify(await bodyOf(post('export', ada)))
    for (const fact of [
      'Ada Byron',
      '12 Engine Row',
      'Moon moths',
      'Ada likes moths',
      '"total":50',
    ])
      expect(all).toContain(fact)
    expect(all).not.toContain('bert')
  })

  it('is forgotten in one action, while the books still add up', async () => {
    const { token, total } = await orderRow(order)
    expect((await post('erase', ada)).status).toBe(200)
    const after = await orderRow(order)
    expect(after).toMatchObject({ buyer_name: null, buyer_email: null, ship_to: null, total })
    expect((await api.stranger.get(`/api/orders/${token}`)).status).toBe(404)
    expect(await bodyOf(post('find', ada))).toMatchObject({ found: { orders: 0 } })
    const everything = await Promise.all(
      (['orders', 'order_lines', 'order_notes', 'parcels', 'outbox'] as const).map((table) =>
        api.shop.db.read.selectFrom(table).selectAll().execute(),
      ),
    )
    const kept = JSON.stringify(everything.flat().filter((row) => !isBerts(row)))
    expect(kept).not.toMatch(/ada/i)
    expect(kept).toContain('Moon moths')
  })

  it('is forgotten in mails that were written into files, too', async () => {
    const folder = join(api.shop.config.dataDir, 'mail')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'a.eml'), 'To: Ada <ada@example.com>')
    writeFileSync(join(folder, 'b.eml'), 'To: Bert <bert@example.com>')
    expect((await post('erase', ada)).status).toBe(200)
    expect(readdirSync(folder)).toEqual(['b.eml'])
  })

  it('stays while an order is under way that needs the address, and then all of it stays', async () => {
    await buy('ada@example.com', 'paid')
    const refusal = await post('erase', ada)
    expect(refusal.status).toBe(409)
    expect(JSON.stringify(await refusal.json())).toContain('still under way')
    expect(await orderRow(order)).toMatchObject({ buyer_name: 'Ada Byron' })
  })

  it('is asked for by an e-mail address', async () => {
    const answer = await post('erase', { email: 'Ada' })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { field: 'email' } })
  })

  const orderRow = (id: string) =>
    api.shop.db.read.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  function isBerts(row: object): boolean {
    return (
      JSON.stringify(row).includes('bert@') ||
      ('note' in row && 'order_id' in row && row.order_id !== order)
    )
  }
})
