import { expect, it } from 'vitest'
import { day } from '#platform/time/clock.ts'
import { addRows } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { eachOwnerOrders, ownerOrdersOf } from '#testing/fixtures/orders/owner-orders.ts'
import type { OrderFilter } from './owner-order.ts'

eachDatabase('the owner’s list of orders', (lane) => {
  const at = eachOwnerOrders(lane)
  const { place } = at

  const find = async (search: string, filter: OrderFilter = 'all', from = at.orders) =>
    (await from.list({ filter, search, limit: 50 })).map((order) => order.number)
  const named = (name: string | null) => place({ name, email: null })

  it('lists the newest first, or the oldest for packing, in pages', async () => {
    for (let i = 0; i < 5; i += 1) await place()
    const page = async (more: Partial<Parameters<typeof at.orders.list>[0]>) =>
      (await at.orders.list({ filter: 'all', search: '', limit: 9, ...more })).map(
        (order) => order.number,
      )
    expect(await page({ limit: 2 })).toEqual([5, 4])
    expect(await page({ before: 4 })).toEqual([3, 2, 1])
    const toShip = { filter: 'to-ship', oldestFirst: true } as const
    expect(await page({ ...toShip, limit: 2 })).toEqual([1, 2])
    expect(await page({ ...toShip, before: 2 })).toEqual([3, 4, 5])
  })

  it('finds a number, a name, an e-mail and a piece, in any case', async () => {
    await place({ name: 'Ada Moss', email: 'ada@fern.example' })
    await place({ name: 'Ben Reed', bought: [{ kind: 'prints', name: 'Moon moths' }] })
    await place({ name: 'Cy Heath', bought: [{ kind: 'clothing', name: 'Night heron' }] })
    expect(await find('#2')).toEqual([2])
    expect(await find('2')).toEqual([2])
    expect(await find('aDA')).toEqual([1])
    expect(await find('FERN.ex')).toEqual([1])
    expect(await find('moon MOTHS')).toEqual([2])
    expect(await find('heron')).toEqual([3])
    expect(await find('hand printed')).toEqual([3, 1])
    expect(await find('reed moths')).toEqual([2])
    expect(await find('reed heron')).toEqual([])
    expect(await find('  ')).toEqual([3, 2, 1])
    await named('Élodie Åkesson')
    for (const words of ['élodie', 'ÉLODIE', 'Åke']) expect(await find(words)).toEqual([4])
  })

  it('counts unsent paid orders of a piece', async () => {
    const merch = { bought: [{ kind: 'merch' as const, name: 'Pin' }] }
    await place(merch)
    await place(merch)
    await place({ bought: [{ kind: 'clothing', name: 'Shirt' }] })
    await place({ ...merch, state: 'fulfilled', fulfillments: { studio: 'shipped' } })
    await place({ ...merch, state: 'pending', paidAt: null })
    expect([...(await at.orders.unsent('merch', [1, 2]))]).toEqual([[1, 2]])
    expect([...(await at.orders.unsent('merch', []))]).toEqual([])
  })

  it('treats %, _, quotes and backslashes literally', async () => {
    await named('100% Wool')
    await named('100x Wool')
    await named('a_b')
    await named('acb')
    await named('O\'Hara "the" \\ one')
    expect(await find('100%')).toEqual([1])
    expect(await find('%')).toEqual([1])
    expect(await find('a_b')).toEqual([3])
    expect(await find("O'H")).toEqual([5])
    expect(await find('"the"')).toEqual([5])
    expect(await find('\\')).toEqual([5])
    expect(await find("'; drop table orders; --")).toEqual([])
    expect(await find('')).toHaveLength(5)
  })

  it('hides unpaid attempts until they are asked for', async () => {
    await place({ state: 'pending', paidAt: null, fulfillments: {} })
    await place({ state: 'expired', paidAt: null, fulfillments: {} })
    await place({ state: 'processing', paidAt: null, fulfillments: {} })
    await place()
    expect(await find('')).toEqual([4, 3])
    expect(await find('', 'not-paid')).toEqual([2, 1])
    expect(await find('robin', 'not-paid')).toEqual([2, 1])
  })

  it('separates orders to ship, in the making, shipped and refunded', async () => {
    await place({ fulfillments: { studio: 'queued' } })
    await place({ fulfillments: { studio: 'shipped', prints: 'in_production' } })
    await place({ fulfillments: { prints: 'shipped' }, state: 'fulfilled' })
    await place({ fulfillments: { studio: 'queued' }, refunded: 1500 })
    await place({ fulfillments: { studio: 'queued', prints: 'queued' }, refunded: 100 })
    expect(await find('', 'to-ship')).toEqual([5, 1])
    expect(await find('', 'in-the-making')).toEqual([5, 2])
    expect(await find('', 'shipped')).toEqual([3])
    expect(await find('', 'refunded')).toEqual([5, 4])
  })

  it('counts prints as to ship when the studio makes them itself', async () => {
    await place({ fulfillments: { prints: 'sent' } })
    const own = at.selfFulfilled()
    expect(await find('', 'to-ship')).toEqual([])
    expect(await find('', 'to-ship', own)).toEqual([1])
    expect([await at.orders.countToShip(), await own.countToShip()]).toEqual([0, 1])
  })

  it('knows which orders need the owner, and why', async () => {
    const now = at.clock.now()
    await place({ issue: 'Look at it.' })
    await place({ disputed: true })
    await place({ fulfillments: { prints: 'failed' } })
    await place({ paidAt: now - 8 * day })
    const stuck = await place({ fulfillments: { prints: 'queued' } })
    await place()
    await place({ paidAt: now - 8 * day, fulfillments: { studio: 'shipped' }, state: 'fulfilled' })
    await place({ fulfillments: { prints: 'failed' }, refunded: 1500 })
    await place({ fulfillments: { prints: 'sent' }, paidAt: now - 8 * day })
    await deadLetter(stuck.id)
    await deadLetter(null)
    const { count, orders: needed, stuck: work } = await at.orders.needsYou(50)
    expect(needed.map(({ number, needs }) => [number, ...needs])).toEqual([
      [5, 'stuck'],
      [4, 'overdue'],
      [3, 'prints_failed'],
      [2, 'dispute'],
      [1, 'issue'],
    ])
    expect(count).toBe(6)
    expect(await at.orders.countNeeds()).toBe(6)
    expect(await find('', 'needs-you')).toEqual([5, 4, 3, 2, 1])
    expect(work.map(({ words, reason, number }) => ({ words, reason, number }))).toEqual([
      { words: 'A task of the shop', reason: 'Nobody said why.', number: null },
      {
        words: 'Handing the prints of order 5 to the printer',
        reason: 'Nobody answered there.',
        number: 5,
      },
    ])
  })

  async function countQueries(limit: number) {
    let queries = 0
    const read = at.db.read.withPlugin({
      transformQuery({ node }) {
        queries += 1
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const counted = ownerOrdersOf({ db: { ...at.db, read }, clock: at.clock })
    const { length } = await counted.list({ filter: 'all', search: 'robin', limit })
    return { queries, rows: length }
  }

  async function deadLetter(orderId: string | null): Promise<void> {
    await addRows(at.db, 'outbox', {
      topic: orderId ? 'prints.place' : 'clean-up',
      payload: JSON.stringify(orderId ? { orderId } : {}),
      state: 'dead_lettered',
      due_at: 0,
      leased_until: 0,
      attempts: 30,
      last_error: orderId ? 'connect ECONNREFUSED 127.0.0.1:1' : null,
      created_at: 1,
    })
  }

  if (lane !== 'sqlite') return

  it('shows the pieces and the dispatch date', async () => {
    const placed = await place({
      bought: [
        { kind: 'prints', name: 'Moon moths', quantity: 2, price: 3500 },
        { kind: 'merch', name: 'Newt' },
      ],
      fulfillments: { studio: 'queued', prints: 'sent' },
    })
    const [order] = await at.orders.list({ filter: 'all', search: '', limit: 1 })
    expect(order).toMatchObject({
      id: placed.id,
      total: 8500,
      dispatchBy: at.clock.now() + 7 * day,
      needs: [],
      fulfillments: [
        { kind: 'studio', state: 'queued', selfFulfilled: true },
        { kind: 'prints', state: 'sent', selfFulfilled: false },
      ],
      lines: [
        { name: 'Moon moths', size: '10x10', quantity: 2, unitPrice: 3500 },
        { name: 'Newt', size: '', quantity: 1 },
      ],
    })
  })

  it('needs as many queries for sixty orders as for one', async () => {
    await place()
    const one = await countQueries(20)
    for (let i = 0; i < 60; i += 1) await place()
    const many = await countQueries(100)
    expect(many.rows).toBe(61)
    expect(many.queries).toBe(one.queries)
    expect(many.queries).toBeGreaterThan(3)
    expect(many.queries).toBeLessThanOrEqual(9)
  })
})
