import { describe, expect, it } from 'vitest'
import { addRows } from '#testing/database/rows.ts'
import { openStockedApi } from '#testing/harness/api.ts'
import { asGuest, bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { each, shared } from '#testing/harness/each.ts'

interface Line {
  id: number
  cart_id: string
}

describe('what a cart’s calls refuse', () => {
  const api = shared(openStockedApi)
  const shopper = each(() => asGuest(api.client()))

  const addSticker = (quantity: unknown) =>
    shopper.post('/api/cart-merch/create', { merchId: 1, quantity })

  it('requires a size for a print, and refuses a size that belongs to another variant', async () => {
    const add = (body: object) =>
      failureOf(shopper.post('/api/cart-prints/create', { printId: 1, quantity: 1, ...body }))
    const words = 'Please select print size.'
    expect(await add({})).toMatchObject({ status: 400, field: 'size', message: words })
    const another = { size: '10x10', variantId: 'moths-18' }
    expect(await add(another)).toMatchObject({ status: 400, field: 'variantId' })
  })

  it.each([0, -1, 1.5, 1e12, '2x', '', null, true, [1], { a: 1 }])(
    'refuses %j as a quantity and names it',
    async (quantity) => {
      const line = await bodyOf<Line>(addSticker(1))
      const put = shopper.put(`/api/cart-merch/update-quantity/id/${line.id}`, { quantity })
      expect(await failureOf(put)).toMatchObject({ status: 400, field: 'quantity' })
      const print = { printId: 1, size: '10x10', quantity }
      expect(await failureOf(shopper.post('/api/cart-prints/create', print))).toMatchObject({
        status: 400,
        code: 'bad_input',
        field: 'quantity',
      })
    },
  )

  it('accepts 1000 prints in a line, and not one more', async () => {
    const print = { printId: 1, size: '10x10' }
    const tooMany = shopper.post('/api/cart-prints/create', { ...print, quantity: 1001 })
    expect(await failureOf(tooMany)).toMatchObject({ status: 400, field: 'quantity' })
    const most = await shopper.post('/api/cart-prints/create', { ...print, quantity: 1000 })
    expect(most.status).toBe(201)
  })

  it('keep a stranger out of a cart and its lines', async () => {
    const line = await bodyOf<Line>(addSticker(2))
    const stranger = api.client()
    await stranger.post('/api/users/create', {})
    const tries = [
      stranger.get(`/api/cart/id/${shopper.userId}`),
      stranger.get(`/api/cart-merch/id/${line.cart_id}`),
      stranger.post('/api/cart/create', { user_id: shopper.userId }),
      stranger.post('/api/cart-merch/create', { cart_id: line.cart_id, merchId: 2, quantity: 1 }),
      stranger.put(`/api/cart-merch/update-quantity/id/${line.id}`, { quantity: 1 }),
      stranger.delete(`/api/cart-merch/delete/id/${line.id}`),
      stranger.delete(`/api/cart/delete/id/${shopper.userId}`),
    ]
    const statuses = await Promise.all(tries.map(async (answer) => (await answer).status))
    expect(statuses).toEqual(tries.map(() => 403))
    expect(await bodyOf<Line[]>(shopper.get(`/api/cart-merch/id/${line.cart_id}`))).toMatchObject([
      { quantity: 2 },
    ])
  })

  it('let the owner look into a cart', async () => {
    const line = await bodyOf<Line>(addSticker(2))
    await api.shop.identity.ensureOwner({ email: 'owner@example.com', password: 'a long password' })
    const owner = api.client()
    await owner.post('/api/users/login', {
      email: 'owner@example.com',
      password: 'a long password',
    })
    expect(await bodyOf(owner.get(`/api/cart-merch/id/${line.cart_id}`))).toHaveLength(1)
    const nobodys = owner.post('/api/cart/create', { user_id: 'a'.repeat(32) })
    expect(await failureOf(nobodys)).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('require a session', async () => {
    const nobody = api.client()
    expect(await failureOf(nobody.post('/api/cart/create', {}))).toMatchObject({
      status: 401,
      code: 'no_session',
    })
    expect((await nobody.get(`/api/cart/id/${shopper.userId}`)).status).toBe(401)
  })

  it('answer malformed and unknown ids clearly', async () => {
    const unknown = '0'.repeat(32)
    const statuses = await Promise.all(
      [
        shopper.get('/api/cart/id/1'),
        shopper.get('/api/cart-prints/id/x'),
        shopper.get(`/api/cart-prints/id/${unknown}`),
        shopper.get('/api/cart-prints/id/%00'),
        shopper.delete('/api/cart-merch/delete/id/abc'),
        shopper.delete('/api/cart-merch/delete/id/99999999999999999999'),
        shopper.delete('/api/cart-merch/delete/id/-1'),
        shopper.delete('/api/cart-merch/delete/id/4711'),
        shopper.post('/api/cart-merch/create', { merchId: 4711, quantity: 1 }),
        shopper.post('/api/cart-merch/create', { merchId: 'x', quantity: 1 }),
        shopper.post('/api/cart-merch/create', { cart_id: unknown, merchId: 1, quantity: 1 }),
        shopper.post('/api/cart-merch/create', { cart_id: 5, merchId: 1, quantity: 1 }),
        shopper.post('/api/cart-prints/create', { variantId: 'nope', quantity: 1 }),
        shopper.post('/api/cart-prints/create', { quantity: 1 }),
      ].map(async (answer) => (await answer).status),
    )
    expect(statuses).toEqual([400, 400, 404, 400, 400, 400, 400, 404, 404, 400, 404, 400, 404, 400])
  })

  it('accept a hundred different pieces and no more', async () => {
    const line = await bodyOf<Line>(addSticker(1))
    await addRows(
      api.shop.db,
      'cart_lines',
      Array.from({ length: 99 }, (_, index) => ({
        cart_id: line.cart_id,
        kind: 'prints' as const,
        product_id: 1000 + index,
        size: '10x10',
        quantity: 1,
        location: '',
        created_at: 1,
      })),
    )
    expect(
      await failureOf(shopper.post('/api/cart-clothing/create', { clothingId: 1 })),
    ).toMatchObject({ status: 400, code: 'bad_input' })
  })
})
