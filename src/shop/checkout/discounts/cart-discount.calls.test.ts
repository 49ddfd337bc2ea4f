import { beforeAll, describe, expect, it } from 'vitest'
import { openStockedApi, ownerLogin } from '#testing/harness/api.ts'
import { asGuest, bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { each, shared } from '#testing/harness/each.ts'

const where = (answer: Response) => [answer.status, answer.headers.get('Location')]

describe('codes by their calls', () => {
  const api = shared(openStockedApi)
  const owner = shared(() => api.client())
  const shopper = each(() => api.client())
  beforeAll(async () => {
    await api.shop.identity.ensureOwner(ownerLogin)
    await owner.post('/api/users/login', ownerLogin)
  })

  const create = (body: object) => owner.post('/api/discounts/create', body)

  it('are made with days, listed with their uses and a link, and ended', async () => {
    const made = await bodyOf<{ id: string }>(
      create({ code: 'spring 10', percent: 10, from: '2026-01-01', until: '2026-12-31', most: 5 }),
    )
    const code = {
      code: 'SPRING10',
      percent: 10,
      amount: null,
      used: 0,
      most: 5,
      endedAt: null,
      link: 'http://localhost:3000/cart?code=SPRING10',
    }
    expect(made).toMatchObject(code)
    expect(await bodyOf(owner.get('/api/discounts'))).toMatchObject([code])
    const ended = await bodyOf(owner.post(`/api/discounts/end/id/${made.id}`, {}))
    expect(ended).toMatchObject({ endedAt: expect.any(Number) })
    const trail = await bodyOf<{ action: string; target: string }[]>(owner.get('/api/audit'))
    expect(trail).toMatchObject([
      { action: 'discount.ended', target: `discounts:${made.id}` },
      { action: 'discount.created', target: `discounts:${made.id}` },
      { action: 'sign-in' },
    ])
  })

  it('get their own name without one, and no name twice', async () => {
    const { code } = await bodyOf<{ code: string }>(create({ amount: '4.50' }))
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{10}$/)
    expect(await failureOf(create({ code, percent: 5 }))).toMatchObject({
      status: 409,
      code: 'duplicate',
      field: 'code',
    })
  })

  it.each([
    [{ code: 'A' }, 'code'],
    [{ code: 'A B_C', percent: 5 }, 'code'],
    [{ percent: 0 }, 'percent'],
    [{ percent: 101 }, 'percent'],
    [{ percent: 1.5 }, 'percent'],
    [{ amount: -1 }, 'amount'],
    [{ amount: 'lots' }, 'amount'],
    [{ percent: 5, amount: 5 }, 'amount'],
    [{}, 'amount'],
    [{ percent: 5, from: '2026-05-02', until: '2026-05-01' }, 'until'],
    [{ percent: 5, until: 'soon' }, 'until'],
    [{ percent: 5, most: 0 }, 'most'],
    [{ percent: 5, least: 'a' }, 'least'],
    [{ percent: 5, scope: { kinds: [], pieces: [] } }, 'scope'],
    [{ percent: 5, scope: { kinds: [], pieces: [], collections: [] } }, 'scope'],
    [{ percent: 5, scope: { kinds: [], pieces: [], collections: [0] } }, 'scope.collections.0'],
    [{ percent: 5, scope: { kinds: [], pieces: [], collections: [999] } }, 'scope'],
    [{ percent: 5, scope: { kinds: ['hats'], pieces: [] } }, 'scope.kinds.0'],
  ])('of %j are refused, naming the field', async (body, field) => {
    expect(await failureOf(create(body))).toMatchObject({ status: 400, field })
  })

  it('are typed into the cart by a form, which makes a guest and a cart', async () => {
    await create({ code: 'SPRING', percent: 10 })
    const put = await shopper.form('/api/cart/code', { code: 'spring' })
    expect(where(put)).toEqual([303, '/cart#code'])
    await shopper.post('/api/cart-merch/create', { merchId: 1, quantity: 2 })
    const { discount } = await bodyOf<{ discount: object }>(
      shopper.post('/api/cart/code', { code: 'SPRING' }),
    )
    expect(discount).toEqual({ code: 'SPRING', amount: 0.7, freeShipping: false, problem: null })
    const dropped = await shopper.form('/api/cart/code', { _method: 'DELETE' })
    expect(where(dropped)).toEqual([303, '/cart#code'])
  })

  it('return to the cart’s field with the reason and the typed code when refused', async () => {
    await create({ code: 'OVER', percent: 10, until: '2020-01-01' })
    const typed = async (code: string) => where(await shopper.form('/api/cart/code', { code }))
    expect(await typed('NONE')).toEqual([303, '/cart?notice=code_unknown&code=NONE#code'])
    expect(await typed('?!')).toEqual([303, '/cart?notice=code_unknown&code=%3F%21#code'])
    expect(await typed('OVER')).toEqual([303, '/cart?notice=code_over&code=OVER#code'])
    expect(await typed('')).toEqual([303, '/cart?notice=bad_input&code=#code'])
  })
})

describe('guesses at codes', () => {
  const api = each(() => openStockedApi('sqlite', { RATE_LIMITS: 'on' }))

  it('by one guest are limited', async () => {
    const shopper = await asGuest(api.client())
    const statuses: number[] = []
    for (let guess = 0; guess < 20; guess++) {
      statuses.push((await shopper.post('/api/cart/code', { code: `CODE-${guess}` })).status)
    }
    expect(statuses).toEqual([...Array(15).fill(404), ...Array(5).fill(429)])
  })

  /** Wrong codes that are looked at, of so many networks with so many guesses each. */
  async function lookedAt(count: number, each: number, addressOf: (n: number) => string) {
    let found = 0
    for (let n = 0; n < count; n++) {
      const guesser = api.client({ address: addressOf(n) })
      for (let guess = 0; guess < each; guess++) {
        const { status } = await guesser.post('/api/cart/code', { code: `CODE-${n}-${guess}` })
        if (status === 404) found += 1
      }
    }
    return found
  }

  it('from many networks are counted together in a /48, and in a /32', async () => {
    const ofOne48 = (n: number) => `2001:db8:7:${n.toString(16)}::1`
    expect(await lookedAt(7, 10, ofOne48)).toBe(60)
    const ofOne32 = (n: number) => `2001:db8:${(n + 8).toString(16)}::1`
    expect(await lookedAt(20, 10, ofOne32)).toBe(240 - 60)
  })
})
