import { describe, expect, it } from 'vitest'
import { minute } from '#platform/time/clock.ts'
import { allServices } from '#services/all-services.ts'
import type { ServiceStatus } from '#services/connections/service.ts'
import { type FakePrintful, openFakePrintful, printfulToken } from '#testing/fakes/fake-printful.ts'
import { eachStripeShop } from '#testing/fixtures/checkout/stripe-shop.ts'
import { everything, liveKey, testKey } from '#testing/fixtures/service-keys.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'

describe('a shop without a public address', () => {
  const at = eachStripeShop({})

  it('takes no key for real payments', async () => {
    at.stripe.keys.set(liveKey, { account: 'acct_heron', may: 'all' })
    const answer = at.api.owner.put('/api/services/payments', { provider: 'stripe', key: liveKey })
    expect(await failureOf(answer)).toMatchObject({
      field: 'key',
      message: expect.stringContaining('no address with https yet'),
    })
  })

  it('asks Stripe for events, every minute while an order is open', async () => {
    at.stripe.keys.set(testKey, { account: 'acct_heron', may: everything })
    const made = await bodyOf<ServiceStatus>(
      at.api.owner.put('/api/services/payments', { provider: 'stripe', key: testKey }),
    )
    expect(made).toMatchObject({ state: 'working' })
    expect(at.stripe.endpoints).toEqual([])
    await at.api.shop.jobs.schedule()
    const page = await at.press(await at.guestWith(at.theShirt()))
    at.stripe.pay(at.sessionIn(page))
    at.api.shop.clock.advance(2 * minute)
    await at.api.shop.jobs.runDue()
    expect(await at.theOrder()).toMatchObject({ state: 'paid' })
    // The shop asks for Stripe's fee later; those calls say nothing about payments.
    const asked = () =>
      at.stripe.calls.filter((call) => !call.includes('/v1/payment_intents/')).length
    const before = asked()
    at.api.shop.clock.advance(2 * minute)
    await at.api.shop.jobs.runDue()
    expect(asked()).toBe(before)
  })
})

describe('a service set by the machine', () => {
  const at = eachStripeShop()

  it('is shown as such, and can’t be changed in the admin', async () => {
    expect(await bodyOf(at.api.owner.get('/api/services/payments'))).toMatchObject({
      state: 'machine',
      provider: 'stripe',
    })
    const answer = at.api.owner.put('/api/services/payments', { provider: 'stripe', key: testKey })
    expect(await failureOf(answer)).toMatchObject({ code: 'changed' })
    expect(await bodyOf(at.api.owner.get('/api/services'))).toHaveLength(
      Object.keys(allServices).length,
    )
  })
})

describe('connecting Printful in the admin', () => {
  const printful = each(openFakePrintful)
  const api = each(() => {
    const env = { PRINTFUL_API_BASE: printful.url, PUBLIC_URL: 'https://heron.example' }
    return openOwnerApi('sqlite', { env })
  })
  const put = (input: object) =>
    api.owner.put('/api/services/printing', {
      provider: 'printful',
      token: printfulToken,
      ...input,
    })

  it('reads the token’s rights and its store, and makes the store report events', async () => {
    const made = await bodyOf<ServiceStatus>(put({}))
    expect(made).toMatchObject({ state: 'working', provider: 'printful' })
    expect(made.facts).toContainEqual({ label: 'Store', value: 'Heron & Moth' })
    expect(JSON.stringify(made)).not.toContain(printfulToken)
    expect(api.shop.services.payment.money).toBe('play')
    expect(printful.webhook?.url).toContain('https://heron.example/')
    const rows = await api.shop.db.read.selectFrom('service_connections').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(printfulToken)
  })

  it('lets the owner choose when the token opens several stores', async () => {
    printful.wantsStoreId = true
    printful.shelf.stores.push({ id: 9002, name: 'Second' })
    expect(await failureOf(put({}))).toMatchObject({ field: 'storeId' })
    const stores = await bodyOf(
      api.owner.post('/api/services/printing/stores', { token: printfulToken }),
    )
    expect(stores).toEqual([
      { id: '9001', name: 'Heron & Moth' },
      { id: '9002', name: 'Second' },
    ])
    expect(await failureOf(put({ storeId: '7' }))).toMatchObject({ field: 'storeId' })
    expect(await bodyOf(put({ storeId: '9001' }))).toMatchObject({ state: 'working' })
  })

  it.each([
    ['is of nobody', (fake: FakePrintful) => (fake.refusesToken = true), 'doesn’t take'],
    [
      'may not see stores',
      (fake: FakePrintful) => (fake.scopes = ['orders']),
      'may not look at your store',
    ],
    [
      'may not order',
      (fake: FakePrintful) => (fake.scopes = ['stores_list/read', 'sync_products/read']),
      'view and manage orders',
    ],
  ])('refuses a token that %s, and stays as it was', async (_, spoil, words) => {
    spoil(printful)
    expect(await failureOf(put({}))).toMatchObject({
      field: 'token',
      message: expect.stringContaining(words),
    })
    expect(await bodyOf(api.owner.get('/api/services/printing'))).toMatchObject({
      state: 'unset',
      provider: 'manual',
    })
  })

  it('leaves prints to the owner again after disconnecting', async () => {
    await bodyOf(put({}))
    expect(await bodyOf(api.owner.delete('/api/services/printing'))).toMatchObject({
      state: 'unset',
      provider: 'manual',
    })
  })
})
