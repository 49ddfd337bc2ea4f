import { describe, expect, it } from 'vitest'
import { rowsOf } from '#testing/database/rows.ts'
import { pictureAt } from '#testing/fixtures/catalogue/products.ts'
import { openStockedApi } from '#testing/harness/api.ts'
import { asGuest, bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { each, shared } from '#testing/harness/each.ts'

interface Line {
  id: number
  cart_id: string
  price: number | null
  quantity: number
  state: string
  left: number | null
}

describe('a cart by its calls', () => {
  const api = shared(openStockedApi)
  const shopper = each(() => asGuest(api.client()))

  const addSticker = (quantity: unknown) =>
    shopper.post('/api/cart-merch/create', { merchId: 1, quantity })

  it('takes price and name from the catalogue, and ignores the client’s', async () => {
    const line = await bodyOf<Line>(
      shopper.post('/api/cart-prints/create', {
        id: 77,
        name: 'Mine',
        price: 0.01,
        size: '10x10',
        quantity: 2,
        location: 'https://elsewhere.example/x.jpg',
        variantId: 'moths-10',
        role: 'admin',
      }),
    )
    expect(line).toMatchObject({
      printId: 1,
      name: 'Moon moths',
      price: 25,
      size: '10x10',
      quantity: 2,
      location: pictureAt('main'),
      variantId: 'moths-10',
      state: 'ok',
      left: null,
      heldUntil: null,
    })
    expect(line.id).not.toBe(77)
  })

  it('answers every kind with the specification’s fields', async () => {
    const { id } = await bodyOf<{ id: string }>(
      shopper.post('/api/cart/create', { user_id: shopper.userId }),
    )
    await shopper.post('/api/cart-clothing/create', { cart_id: id, clothingId: 1, quantity: 9 })
    await shopper.post('/api/cart-merch/create', { cart_id: id, merchId: 1, quantity: 2 })
    expect(await bodyOf(shopper.get(`/api/cart-prints/id/${id}`))).toEqual([])
    expect(await bodyOf(shopper.get(`/api/cart-clothing/id/${id}`))).toEqual([
      {
        id: expect.any(Number),
        cart_id: id,
        clothingId: 1,
        printName: 'Moon moths',
        descName: 'Shirt',
        price: 48,
        quantity: 1,
        location: pictureAt('main'),
        state: 'ok',
        left: 1,
        heldUntil: null,
      },
    ])
    expect(await bodyOf(shopper.get(`/api/cart-merch/id/${id}`))).toEqual([
      {
        id: expect.any(Number),
        cart_id: id,
        merchId: 1,
        printName: 'Moon moths',
        descName: 'Sticker',
        name: null,
        price: 3.5,
        quantity: 2,
        location: pictureAt('main'),
        state: 'ok',
        left: 5,
        heldUntil: null,
      },
    ])
  })

  it('belongs to one user, and doesn’t exist before it is opened', async () => {
    expect(await bodyOf(shopper.get(`/api/cart/id/${shopper.userId}`))).toEqual({
      mostRecentCart: [],
    })
    const first = await shopper.post('/api/cart/create', { user_id: shopper.userId })
    const second = await shopper.post('/api/cart/create', { user_id: shopper.userId })
    expect([first.status, second.status]).toEqual([201, 200])
    const cart = await bodyOf(first)
    expect(await bodyOf(second)).toEqual(cart)
    expect(await bodyOf(shopper.get(`/api/cart/id/${shopper.userId}`))).toEqual({
      mostRecentCart: [cart],
    })
  })

  it('makes guest and cart for a client without them, and answers the number of items', async () => {
    const stranger = api.client()
    const add = (merchId: number, quantity: number) =>
      bodyOf(stranger.post('/api/cart-merch/create', { merchId, quantity }))
    const first = await add(1, 3)
    expect(first).toMatchObject({ quantity: 3, itemCount: 3, guest: { role: 'guest' } })
    expect(await add(2, 1)).toMatchObject({ quantity: 1, itemCount: 4, guest: null })
    expect(await bodyOf(stranger.get('/api/session'))).toMatchObject({
      user: (first as { guest: object }).guest,
      itemCount: 4,
    })
  })

  it('refuses the same print in the same size twice, but accepts another size', async () => {
    const add = (size: string) =>
      shopper.post('/api/cart-prints/create', { printId: 1, size, quantity: 1 })
    expect((await add('10x10')).status).toBe(201)
    expect((await add('14x14')).status).toBe(201)
    expect(await failureOf(add('10x10'))).toMatchObject({
      status: 409,
      code: 'duplicate',
      message: 'Item already in cart!',
    })
  })

  it('changes a quantity, and refuses an id that differs from the path’s', async () => {
    const line = await bodyOf<Line>(addSticker(1))
    const path = `/api/cart-merch/update-quantity/id/${line.id}`
    expect(await bodyOf(shopper.put(path, { id: line.id, quantity: '3' }))).toMatchObject({
      id: line.id,
      quantity: 3,
    })
    expect(await failureOf(shopper.put(path, { id: line.id + 1, quantity: 2 }))).toMatchObject({
      status: 400,
      field: 'id',
    })
  })

  it('removes a line of its own kind, once', async () => {
    const line = await bodyOf<Line>(addSticker(2))
    const other = shopper.delete(`/api/cart-clothing/delete/id/${line.id}`)
    expect(await failureOf(other)).toMatchObject({ status: 404, code: 'not_found' })
    const path = `/api/cart-merch/delete/id/${line.id}`
    expect(await bodyOf(shopper.delete(path))).toMatchObject({ id: line.id })
    expect(await failureOf(shopper.delete(path, { id: line.id }))).toMatchObject({ status: 404 })
  })

  it('deletes the whole cart, and finds none the second time', async () => {
    const { cart_id } = await bodyOf<Line>(addSticker(2))
    const remove = () => bodyOf(shopper.delete(`/api/cart/delete/id/${shopper.userId}`))
    expect(await remove()).toMatchObject({ mostRecentCart: [{ id: cart_id }] })
    expect(await remove()).toEqual({ mostRecentCart: [] })
    expect(await rowsOf(api.shop.db.read, 'cart_lines', { cart_id })).toEqual([])
  })
})
