import { describe, expect, it } from 'vitest'
import { rowOf } from '#testing/database/rows.ts'
import { openStockedApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { shared } from '#testing/harness/each.ts'

describe('a cart for another device, by its calls', () => {
  const api = shared(openStockedApi)
  const shopper = shared(() => api.client())

  it('is made by a form, mailed, and taken into a new cart', async () => {
    await shopper.post('/api/cart-merch/create', { merchId: 1, quantity: 2 })
    const made = await shopper.form('/api/cart/link', {})
    expect(made.status).toBe(303)
    const [, token] =
      /^\/carts\/([\w-]{43})\?made=1$/.exec(made.headers.get('Location') ?? '') ?? []
    const mailed = await shopper.form(`/api/cart/link/${token}/mail`, { email: 'Kim@Example.com' })
    expect(mailed.headers.get('Location')).toBe(`/carts/${token}?made=1&sent=1`)
    const { payload } = await rowOf(api.shop.db.read, 'outbox', { topic: 'mail.send' })
    expect(payload).not.toContain('kim')
    const phone = api.client()
    const taken = await phone.form(`/api/cart/link/${token}/take`, {})
    expect([taken.status, taken.headers.get('Location')]).toEqual([303, '/cart?notice=taken'])
    const { itemCount } = await bodyOf<{ itemCount: number }>(phone.get('/api/session'))
    expect(itemCount).toBe(2)
  })

  it('is unknown for a wrong token, and says so', async () => {
    const other = `/api/cart/link/${'x'.repeat(43)}`
    expect(await failureOf(shopper.post(`${other}/take`, {}))).toMatchObject({ status: 404 })
    const mail = shopper.post(`${other}/mail`, { email: 'kim@example.com' })
    expect(await failureOf(mail)).toMatchObject({ status: 404 })
    expect(await failureOf(shopper.post('/api/cart/link/x/take', {}))).toMatchObject({
      status: 400,
    })
    const noAddress = shopper.post(`${other}/mail`, { email: 'kim' })
    expect(await failureOf(noAddress)).toMatchObject({ status: 400, field: 'email' })
  })
})
