import { describe, expect, it } from 'vitest'
import type { ServiceStatus } from '#services/connections/service.ts'
import { connectingStripe } from '#testing/fixtures/checkout/connecting-stripe.ts'
import { eachStripeShop } from '#testing/fixtures/checkout/stripe-shop.ts'
import { testKey } from '#testing/fixtures/service-keys.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'

describe('an account that took money before', () => {
  const at = eachStripeShop({ PUBLIC_URL: 'https://heron.example' })
  const { keys, connect, status, rows, report } = connectingStripe(at)

  it('is forgotten after it was replaced and no order needs it', async () => {
    keys()
    await connect(testKey)
    await report()
    at.stripe.pay(at.sessionIn(await at.press(await at.guestWith(at.theShirt()))))
    await report()
    expect((await status()).former).toEqual([])
    const other = 'sk_test_51AnotherAccount'
    at.stripe.keys.set(other, { account: 'acct_other', may: 'all' })
    const { former } = await connect(other)
    expect(former).toMatchObject([
      { facts: expect.arrayContaining([{ label: 'Key', value: '…1234' }]) },
    ])
    const path = `/api/services/payments/former/${former[0]?.id}`
    expect(await failureOf(at.api.owner.delete(path))).toMatchObject({
      code: 'changed',
      message: 'One order still needs this account: send or refund what it took first.',
    })
    const { id } = await at.theOrder()
    await bodyOf(at.api.owner.post(`/api/orders/id/${id}/refund`, { attempt: 'attempt-1' }))
    expect((await bodyOf<ServiceStatus>(at.api.owner.delete(path))).former).toEqual([])
    expect((await rows()).map(({ account }) => account)).toEqual(['acct_other/test'])
    expect((await at.api.owner.delete(path)).status).toBe(404)
    const trail = JSON.stringify(await bodyOf(at.api.owner.get('/api/audit')))
    expect(trail).toContain('service.forgotten')
    expect(trail).not.toContain(testKey)
    expect(await status()).toMatchObject({ provider: 'stripe', former: [] })
  })

  it('stays while nothing replaces it, which would bring play money back', async () => {
    keys()
    await connect(testKey)
    const { former } = await bodyOf<ServiceStatus>(at.api.owner.delete('/api/services/payments'))
    const path = `/api/services/payments/former/${former[0]?.id}`
    expect(await failureOf(at.api.owner.delete(path))).toMatchObject({ code: 'changed' })
    await bodyOf(at.api.owner.put('/api/services/payments', { provider: 'demo' }))
    expect((await bodyOf<ServiceStatus>(at.api.owner.delete(path))).former).toEqual([])
  })
})
