import { expect, it } from 'vitest'
import { eachDatabase } from '#testing/database/test-database.ts'
import { sampleClothing, sampleMerch, squarePrint } from '#testing/fixtures/catalogue/products.ts'
import { type PlacedFacts, placeOrder } from '#testing/fixtures/orders/orders.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'

interface Found {
  orders: { number: number; buyer: string | null; state: string }[]
  pieces: { name: string; hidden: boolean; sold: boolean }[]
  people: { name: string; email: string; orders: number; letters: number }[]
}

eachDatabase('the search of the admin', (lane) => {
  const api = each(() => openOwnerApi(lane))

  const ask = (words: string, who = api.owner) =>
    who.get(`/api/admin-search?find=${encodeURIComponent(words)}`)
  const find = (words: string) => bodyOf<Found>(ask(words))
  const place = (facts: PlacedFacts = {}) =>
    placeOrder(api.shop.db, { paidAt: api.shop.clock.now(), ...facts })
  const write = (name: string, email: string) =>
    api.shop.storefront.messages.leave({ name, email, subject: 'Hello', message: 'A letter.' })

  it('finds pieces of every kind by a part of their name, also drafts and sold ones, then by their texts', async () => {
    const { catalogue } = api.shop
    await catalogue.create(squarePrint('a', { name: 'Slow heron' }))
    await catalogue.create(sampleMerch({ name: 'Heron pin', hidden: true }))
    const shirt = await catalogue.create(sampleClothing({ name: 'Night heron' }))
    await catalogue.create(sampleMerch({ name: 'Newt', story: 'It waits for the heron.' }))
    await api.sell('clothing', shirt.product.id)
    expect((await find('hero')).pieces).toMatchObject([
      { name: 'Night heron', sold: true },
      { name: 'Heron pin', hidden: true },
      { name: 'Slow heron', hidden: false, sold: false },
      { name: 'Newt' },
    ])
    expect((await find('eron pi')).pieces).toMatchObject([{ name: 'Heron pin' }])
  })

  if (lane !== 'sqlite') return

  it('finds an order by its number and by its buyer, with its state', async () => {
    await place({ name: 'Ada Moss', email: 'ada@example.com' })
    await place({ name: 'Ben Reed', email: 'ben@example.com' })
    const ben = { number: 2, buyer: 'Ben Reed', state: 'To ship' }
    expect((await find('#2')).orders).toEqual([ben])
    expect((await find('reed')).orders).toEqual([ben])
  })

  it('finds buyers and writers, each address once', async () => {
    await place({ name: 'Ada Moss', email: 'Ada@example.com' })
    await place({ name: 'Ada Moss', email: 'ada@example.com' })
    await write('Ada', 'ada@example.com')
    await write('Adam', 'adam@example.com')
    expect((await find('ada')).people).toEqual([
      { name: 'Ada Moss', email: 'ada@example.com', orders: 2, letters: 1 },
      { name: 'Adam', email: 'adam@example.com', orders: 0, letters: 1 },
    ])
  })

  it('is open to helpers, too', async () => {
    await place({ name: 'Ada Moss' })
    const helper = await api.colleague('helper')
    expect((await bodyOf<Found>(ask('moss', helper))).orders).toHaveLength(1)
  })

  it('finds a few results of each kind, and none without words', async () => {
    for (let n = 0; n < 8; n += 1) {
      await place({ name: `Ada ${n}`, email: `ada${n}@example.com` })
      await api.shop.catalogue.create(sampleMerch({ name: `Ada ${n}` }))
    }
    const { orders, pieces, people } = await find('ada')
    expect([orders.length, pieces.length, people.length]).toEqual([5, 6, 5])
    expect(await find('  ')).toEqual({ orders: [], pieces: [], people: [] })
    expect((await ask('x'.repeat(101))).status).toBe(400)
  })
})
