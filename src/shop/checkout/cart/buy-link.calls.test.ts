import { describe, expect, it } from 'vitest'
import { openStockedApi } from '#testing/harness/api.ts'
import { type ApiClient, bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { shared } from '#testing/harness/each.ts'
import { buyItemsSchema, readableItems } from './buy-link.schema.ts'

describe('a link that names pieces', () => {
  const api = shared(openStockedApi)

  const read = (items: string) => buyItemsSchema.parse(items)
  const listed = async (items: string) => {
    const { lines, missing } = await api.shop.storefront.cartLinks.listed(read(items))
    const named = lines.map(({ kind, size, quantity, unitPrice }) => [
      kind,
      size,
      quantity,
      unitPrice,
    ])
    return { named, missing }
  }
  const encoded = (id: string) => `~${Buffer.from(id).toString('base64url')}`
  const where = (answer: Response) => [answer.status, answer.headers.get('Location')]
  const countOf = async (visitor: ApiClient) =>
    (await bodyOf<{ itemCount: number }>(visitor.get('/api/session'))).itemCount
  const buy = async (visitor: ApiClient, fields: Record<string, string>) =>
    where(await visitor.form('/api/cart/buy', fields))

  it('adds as many as are left, and says that some are missing', async () => {
    const { named, missing } = await listed('merch-1:400,merch-1:400,clothing-1:2')
    const [[, , most] = []] = named
    expect([missing, named[1]?.[2]]).toEqual([2, 1])
    expect(most).toBeLessThan(800)
    const visitor = api.client()
    const some = [303, '/cart?notice=listed_some']
    expect(await buy(visitor, { items: 'merch-1:800', continue_to: '/about' })).toEqual(some)
    expect(await countOf(visitor)).toBe(most)
  })

  it('adds the full quantity, although the cart had fewer', async () => {
    const visitor = api.client()
    for (const [named, held] of [
      [2, 2],
      [400, 400],
      [3, 400],
    ] as const) {
      const answer = await buy(visitor, { items: `prints-1-10x10:${named}` })
      expect([answer, await countOf(visitor)]).toEqual([[303, '/cart?notice=listed'], held])
    }
  })

  it('shows them at the catalogue’s prices, and fills a cart after a press', async () => {
    const items = 'prints-1-10x10:2,merch-1'
    expect(await listed(items)).toMatchObject({
      named: [
        ['prints', '10x10', 2, 2500],
        ['merch', '', 1, expect.any(Number)],
      ],
      missing: 0,
    })
    const visitor = api.client()
    expect(await buy(visitor, { items, price: '1' })).toEqual([303, '/cart?notice=listed'])
    expect(await countOf(visitor)).toBe(3)
  })

  it('reads an id in base64url, and merges a piece named twice', async () => {
    const items = `${encoded('prints-1-10x10')}:2,merch-1,prints-1-10x10,${encoded('merch-1')}:1`
    const both = [
      ['prints', '10x10', 3, 2500],
      ['merch', '', 2, expect.any(Number)],
    ]
    expect(await listed(items)).toEqual({ named: both, missing: 0 })
  })

  it('reads a quantity of a billion as the available units, and keeps the present cart', async () => {
    const { named, missing } = await listed('merch-1:1000000000')
    expect([missing, named.length]).toEqual([1, 1])
    const visitor = api.client()
    await buy(visitor, { items: 'prints-1-10x10:2' })
    for (const items of ['merch-1:1000000000', 'merch-999', 'x']) {
      expect(await buy(visitor, { items })).toEqual([303, '/cart?notice=listed_some'])
    }
    expect(await countOf(visitor)).toBe(2 + Number(named[0]?.[2]))
  })

  it('is read up to its limit of a thousand pieces, and says that some are left out', () => {
    const many = Array.from({ length: 1000 }, (_, at) => `merch-${at + 1}:1`).join()
    expect(read(readableItems(many))).toMatchObject({
      items: { length: 20, 0: { productId: 1 } },
      unread: expect.toSatisfy((count: number) => count > 100),
    })
    const short = 'merch-1:1,merch-2'
    expect(readableItems(short)).toBe(short)
    const same = read(readableItems(Array(1000).fill('merch-1').join()))
    expect(same).toMatchObject({ items: [{ productId: 1 }], unread: 1 })
  })

  it('leads only to a page of this shop', async () => {
    const items = 'merch-1:1'
    expect(await buy(api.client(), { items, continue_to: '/about?a=1' })).toEqual([
      303,
      '/about?a=1',
    ])
    for (const foreign of [
      'https://elsewhere.example',
      '//elsewhere.example',
      '/\\elsewhere.example',
      '/\n/elsewhere.example',
      '/about us',
      'javascript:alert(1)',
      '/api/session',
      `/${'a'.repeat(2000)}`,
    ]) {
      const answer = api.client().post('/api/cart/buy', { items, continue_to: foreign })
      expect(await failureOf(answer)).toMatchObject({ status: 400, field: 'continue_to' })
    }
  })

  it.each([
    ['a piece that isn’t there', 'prints-999999:1'],
    ['a size that the piece doesn’t have', 'prints-1-99x99:1'],
    ['a kind that isn’t sold', 'cars-1:1'],
    ['a quantity of none', 'merch-1:0'],
    ['a price', 'merch-1:1:0.01'],
    ['another address', '../../admin'],
    ['SQL', "merch-1';drop table carts--"],
    ['what isn’t base64url', '~merch-1:1'],
    ['base64url of no text', '~____'],
    ['base64url in another spelling', '~bWVyY2gtMR:1'],
    ['base64url of a control character', encoded('merch-1\n')],
    ['base64url of nothing', '~:1'],
  ])('leaves out %s, and says so', async (_, items) => {
    expect(await listed(items)).toEqual({ named: [], missing: 1 })
    expect(await listed(`${items},merch-1`)).toMatchObject({
      named: [['merch', '', 1, expect.any(Number)]],
      missing: 1,
    })
  })

  it('names at most twenty pieces, and refuses an empty or endless link', async () => {
    const many = Array.from({ length: 50 }, (_, at) => `merch-${at + 1}`)
    expect(read(many.join())).toMatchObject({ items: { length: 20 }, unread: 30 })
    for (const items of ['', many.join().repeat(9)]) {
      const refused = api.client().post('/api/cart/buy', { items })
      expect(await failureOf(refused)).toMatchObject({ status: 400, field: 'items' })
    }
  })
})
