import { describe, expect, it } from 'vitest'
import { openStockedApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { each, shared } from '#testing/harness/each.ts'

describe('a present by its calls', () => {
  const api = shared(openStockedApi)
  const shopper = each(() => api.client())

  it('is chosen in a form, changed, and undone', async () => {
    await shopper.post('/api/cart-merch/create', { merchId: 1, quantity: 1 })
    const said = { _method: 'PUT', note: ' For Kim\r\nwith love ', wantedBy: '2030-12-24' }
    const answer = await shopper.form('/api/cart/present', said)
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/cart#present'])
    const { user } = await bodyOf<{ user: { id: string } }>(shopper.get('/api/session'))
    const present = async () => (await api.shop.storefront.cart.view(user.id)).present
    expect(await present()).toEqual({ note: 'For Kim\nwith love', wantedBy: '2030-12-24' })
    await shopper.form('/api/cart/present', { _method: 'PUT', note: '', wantedBy: '' })
    expect(await present()).toEqual({ note: '', wantedBy: null })
    await shopper.form('/api/cart/present', { _method: 'DELETE' })
    expect(await present()).toBeNull()
  })

  it.each([
    [{ note: 'x'.repeat(201) }, 'note'],
    [{ note: 7 }, 'note'],
    [{ wantedBy: '2030-02-30' }, 'wantedBy'],
    [{ wantedBy: '2020-01-01' }, 'wantedBy'],
  ])('of %j is refused, naming the field', async (body, field) => {
    await shopper.post('/api/cart-merch/create', { merchId: 1, quantity: 1 })
    expect(await failureOf(shopper.put('/api/cart/present', body))).toMatchObject({
      status: 400,
      field,
    })
  })
})
