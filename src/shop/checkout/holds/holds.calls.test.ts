import { expect, it } from 'vitest'
import { day, minute } from '#platform/time/clock.ts'
import { debitsSetting } from '#shop/checkout/checkout/debits/debits.schema.ts'
import { changeRows } from '#testing/database/rows.ts'
import { addRail, addShirt } from '#testing/fixtures/catalogue/products.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { asGuest, bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'

const api = each(() => openOwnerApi('sqlite', { env: { RATE_LIMITS: 'on' } }))

interface Hold {
  orderId: string
  pieces: object[]
}

/** A guest whose cart holds so many new shirts, on the way to the payment page. */
async function proceed(shirts: number, address = '192.0.2.7') {
  const client = await asGuest(api.client({ address }))
  for (let n = 0; n < shirts; n++) {
    const clothingId = await addShirt(api.shop.db)
    await bodyOf(client.post('/api/cart-clothing/create', { clothingId }))
  }
  return client.post(`/api/cart/create-checkout-session/id/${client.userId}`)
}

it('shows the owner held pieces with start and end, but no buyer, and ends a hold once', async () => {
  await bodyOf(proceed(1))
  const [hold] = await bodyOf<Hold[]>(api.owner.get('/api/holds'))
  const since = api.shop.clock.now()
  expect(hold).toEqual({
    orderId: expect.stringMatching(/^[0-9a-f]{32}$/),
    since,
    until: since + 35 * 60_000,
    pieces: [{ lineId: 1, kind: 'clothing', productId: 1, name: 'Tide pool', quantity: 1 }],
  })
  const end = () => api.owner.delete(`/api/holds/${hold?.orderId}`)
  expect(await bodyOf(end())).toEqual({ state: 'cancelled' })
  expect(await bodyOf(end())).toEqual({ state: 'cancelled' })
  expect(await bodyOf(api.owner.get('/api/holds'))).toEqual([])
  expect(await failureOf(api.owner.delete(`/api/holds/${'0'.repeat(32)}`))).toMatchObject({
    code: 'not_found',
  })
})

it('names the held sizes of a piece', async () => {
  const clothingId = await addRail(api.shop.db, { S: 2, M: 2 })
  const client = await asGuest(api.client())
  for (const size of ['S', 'M']) {
    await bodyOf(client.post('/api/cart-clothing/create', { clothingId, size }))
  }
  await bodyOf(client.post(`/api/cart/create-checkout-session/id/${client.userId}`))
  const [hold] = await bodyOf<Hold[]>(api.owner.get('/api/holds'))
  expect(hold?.pieces).toMatchObject([{ name: 'Tide pool, S' }, { name: 'Tide pool, M' }])
})

it('lets the owner allow debits for single pieces', async () => {
  const forSingles = true
  expect(await bodyOf(api.owner.put('/api/holds/debits', { forSingles }))).toEqual({ forSingles })
  expect(await api.shop.settings.get(debitsSetting)).toEqual({ forSingles })
})

it('counts a debit of weeks ago by its network, although the key has changed twice', async () => {
  await api.shop.identity.networkKeys()
  api.shop.clock.advance(7 * day - 2 * minute)
  for (let n = 0; n < 3; n++) await bodyOf(proceed(1))
  await changeRows(api.shop.db, 'orders', { state: 'processing' })
  for (const days of [0, 7, 7]) {
    api.shop.clock.advance(days * day + 3 * minute)
    expect((await proceed(1)).status).toBe(429)
  }
})

it('names the pieces when a cart exceeds a visitor’s limit', async () => {
  expect(await failureOf(proceed(6))).toMatchObject({
    code: 'quantity_limit',
    items: Array(6).fill('Tide pool'),
  })
})
