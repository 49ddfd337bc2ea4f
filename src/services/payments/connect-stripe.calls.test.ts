import { describe, expect, it } from 'vitest'
import { changePages, raiseContentVersion } from '#platform/db/content-version.ts'
import { writeSetting } from '#platform/db/settings.ts'
import { minute } from '#platform/time/clock.ts'
import type { ServiceStatus } from '#services/connections/service.ts'
import { storeSetting } from '#shop/store/store-settings/store-settings.schema.ts'
import { connectingStripe } from '#testing/fixtures/checkout/connecting-stripe.ts'
import { eachStripeShop } from '#testing/fixtures/checkout/stripe-shop.ts'
import { everything, liveKey, testKey } from '#testing/fixtures/service-keys.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'

describe('connecting Stripe in the admin', () => {
  const at = eachStripeShop({ PUBLIC_URL: 'https://heron.example' })

  const { keys, put, connect, status, rows, report, url } = connectingStripe(at)

  it('names the key’s account, makes its own endpoint, and shows only the key’s end', async () => {
    keys()
    const made = await connect(`  ${testKey.slice(0, 12)}\n${testKey.slice(12)} `)
    expect(made).toMatchObject({ state: 'waiting', provider: 'stripe' })
    expect(made.facts).toContainEqual({ label: 'Account', value: 'Atelier Heron' })
    expect(made.facts).toContainEqual({ label: 'Mode', value: 'Test: no real money' })
    expect(made.facts).toContainEqual({ label: 'Key', value: '…1234' })
    expect(url()).toEqual(['https://heron.example/api/payments/stripe/events'])
    expect(await report()).toEqual([200])
    expect(await status()).toMatchObject({ state: 'working' })
    const told = JSON.stringify([await rows(), await status(), at.api.lines])
    expect(told).not.toContain(testKey)
    for (const { secret } of at.stripe.endpoints) expect(told).not.toContain(secret)
  })

  it('calculates tax once the owner switches it on, and stops when it is switched off', async () => {
    keys()
    await connect(testKey)
    await report()
    const taxed = async (byProvider: boolean) => {
      const storeSettings = { timeZone: 'America/New_York', country: 'US', currency: 'USD' }
      const tax = { mode: 'none', byProvider }
      const said = await bodyOf<{ tax: { byProvider: boolean } }>(
        at.api.owner.put('/api/store-settings', { ...storeSettings, countries: ['US'], tax }),
      )
      expect(said.tax.byProvider).toBe(byProvider)
      const page = await at.press(await at.guestWith(at.pins(1)))
      return at.stripe.paramsOf(at.sessionIn(page))?.automatic_tax
    }
    expect(await taxed(true)).toEqual({ enabled: 'true' })
    expect(await taxed(false)).toBeUndefined()
  })

  it('sells and refunds from then on without a restart', async () => {
    keys()
    await connect(testKey)
    await report()
    const page = await at.press(await at.guestWith(at.theShirt()))
    expect(page).toContain(at.stripe.url)
    at.stripe.pay(at.sessionIn(page))
    expect(await report()).toContain(200)
    const order = await at.theOrder()
    expect(order).toMatchObject({
      state: 'paid',
      provider: 'stripe',
      provider_account: 'acct_heron/test',
      money: 'test',
    })
    await bodyOf(
      at.api.owner.post(`/api/orders/id/${order.id}/refund`, {
        attempt: 'attempt-1',
        restock: false,
      }),
    )
    expect(at.stripe.refundedOf(order.payment_ref ?? '')).toBe(order.total)
  })

  it('sells nothing for real money before a first event', async () => {
    keys()
    at.stripe.mode.live = true
    expect(await connect(liveKey)).toMatchObject({
      state: 'waiting',
      says: expect.stringContaining('Nothing is sold'),
    })
    const guest = await at.guestWith(at.theShirt())
    expect(await at.press(guest)).not.toContain(at.stripe.url)
    expect(await report()).toEqual([200])
    expect(await at.press(guest)).toContain(at.stripe.url)
    expect(at.api.shop.services.payment.money).toBe('live')
  })

  it('asks for another event on request', async () => {
    keys()
    await connect(testKey)
    at.stripe.trouble = () => ({ how: 'none' })
    await bodyOf(at.api.owner.post('/api/services/payments/try'))
    expect(await report()).toEqual([200, 200])
  })

  it('asks for it with a sum that Stripe takes in weak and in strong currencies', async () => {
    keys()
    await connect(testKey)
    const { db, clock } = at.api.shop
    const some = 'CDF COP IDR ISK JPY KHR KWD LAK LBP MNT TZS UGX USD UZS'.split(' ')
    for (const currency of some) {
      await changePages(db, (trx) => writeSetting(trx, storeSetting, { currency }, clock.now()))
      const tried = await at.api.owner.post('/api/services/payments/try')
      expect([currency, tried.status]).toEqual([currency, 200])
    }
  })

  it('refuses what is no secret key without asking Stripe, and a key that Stripe doesn’t know', async () => {
    const refusal = async (key: string, words: string) =>
      expect(await failureOf(put(key)), key).toMatchObject({
        status: 400,
        field: 'key',
        message: expect.stringContaining(words),
      })
    await refusal('pk_test_51AtelierHeron1234', 'publishable key')
    await refusal('whsec_51AtelierHeron', 'signing secret')
    await refusal('sk_test_51…1234', 'Part of this key is missing')
    await refusal('hello', 'not a Stripe key')
    await refusal('  ', 'Please paste a key')
    expect(at.stripe.calls).toEqual([])
    await refusal(testKey, 'doesn’t know this key')
    expect(await rows()).toEqual([])
  })

  it('names each permission that a key lacks, as in Stripe’s own form, and makes nothing', async () => {
    const may = everything.filter((each) => each !== 'charge_write' && each !== 'webhook_write')
    at.stripe.keys.set(liveKey, { account: 'acct_heron', may })
    const { message } = await failureOf(put(liveKey))
    expect(message).toContain('Charges and Refunds: Write')
    expect(message).toContain('Webhook Endpoints: Write')
    expect(message).not.toContain('Events')
    expect(at.stripe.endpoints).toEqual([])
    expect(await rows()).toEqual([])
  })

  it('refuses an account that may not take real money yet', async () => {
    at.stripe.keys.set('sk_live_51AtelierHeron9999', { account: 'acct_heron', may: 'all' })
    at.stripe.account.charges_enabled = false
    expect(await failureOf(put('sk_live_51AtelierHeron9999'))).toMatchObject({
      message: expect.stringContaining('doesn’t let this account take payments yet'),
    })
  })

  it('reports that no endpoint could be made, and changes nothing', async () => {
    keys()
    await connect(testKey)
    await report()
    const other = 'sk_test_51AnotherAccount'
    at.stripe.keys.set(other, { account: 'acct_other', may: 'all' })
    const [own] = at.stripe.endpoints
    if (!own) throw new Error('there is no endpoint')
    own.metadata = {}
    for (let n = 0; n < 15; n++) at.stripe.endpoints.push({ ...own, id: `we_of_others_${n}` })
    expect(await failureOf(put(other))).toMatchObject({
      message: expect.stringContaining('as many addresses as Stripe allows'),
    })
    expect(await status()).toMatchObject({ state: 'working' })
    expect((await rows()).map(({ account }) => account)).toEqual(['acct_heron/test'])
  })

  it.each([
    ['GET /v1/account', false],
    ['POST /v1/webhook_endpoints', false],
    ['POST /v1/webhook_endpoints', true],
    ['GET /v1/webhook_endpoints', false],
    ['POST /v1/checkout/sessions', false],
  ])('leaves nothing half done when Stripe fails at %s (done: %s)', async (call, after) => {
    keys()
    at.stripe.trouble = (each) => (each === call ? { how: 'error', after } : { how: 'none' })
    const failed = await put(testKey)
    if (call !== 'POST /v1/checkout/sessions') {
      expect(await failureOf(failed)).toMatchObject({ code: 'payment_unavailable' })
      expect(await rows()).toEqual([])
    }
    at.stripe.trouble = () => ({ how: 'none' })
    await connect(testKey)
    expect(url()).toHaveLength(1)
    await bodyOf(at.api.owner.post('/api/services/payments/try'))
    expect(await report()).toContain(200)
    expect(await status()).toMatchObject({ state: 'working' })
  })

  it('keeps endpoint and secret for another key of the same account', async () => {
    keys()
    await connect(testKey)
    await report()
    const rotated = 'rk_test_51AtelierHeronNew1'
    at.stripe.keys.set(rotated, { account: 'acct_heron', may: everything })
    expect(await connect(rotated)).toMatchObject({ state: 'working' })
    at.stripe.keys.delete(testKey)
    expect(url()).toHaveLength(1)
    const page = await at.press(await at.guestWith(at.theShirt()))
    at.stripe.pay(at.sessionIn(page))
    expect(await report()).toEqual([200])
    expect(await at.theOrder()).toMatchObject({ state: 'paid' })
  })

  it('replaces its own disabled endpoint, and accepts both secrets for some minutes', async () => {
    keys()
    await connect(testKey)
    await report()
    const [old] = at.stripe.endpoints
    if (!old) throw new Error('there is no endpoint')
    old.status = 'disabled'
    await connect(testKey)
    old.status = 'enabled'
    expect(await report()).toEqual([200, 200])
    at.api.shop.clock.advance(20 * minute)
    await at.api.shop.jobs.schedule()
    at.api.shop.clock.advance(20 * minute)
    await at.api.shop.jobs.runDue()
    expect(at.stripe.endpoints.map(({ id }) => id)).not.toContain(old.id)
    expect(url()).toHaveLength(1)
  })

  it('deletes its own endpoints without a known secret', async () => {
    keys()
    await connect(testKey)
    await at.api.shop.db.transact(async (trx) => {
      await trx.deleteFrom('service_connections').execute()
      raiseContentVersion(trx)
    })
    await bodyOf(at.api.owner.put('/api/services/payments', { provider: 'demo' }))
    const before = at.stripe.endpoints.map(({ id }) => id)
    await connect(testKey)
    expect(at.stripe.endpoints.map(({ id }) => id)).not.toEqual(before)
    expect(url()).toHaveLength(1)
  })

  it('continues an order at the account that took it, after another account is connected', async () => {
    keys()
    await connect(testKey)
    await report()
    const page = await at.press(await at.guestWith(at.theShirt()))
    const other = 'sk_test_51AnotherAccount'
    at.stripe.keys.set(other, { account: 'acct_other', may: 'all' })
    await connect(other)
    at.stripe.pay(at.sessionIn(page))
    const before = at.stripe.calls.length
    expect(await report()).toContain(200)
    expect(await at.theOrder()).toMatchObject({
      state: 'paid',
      provider_account: 'acct_heron/test',
    })
    expect(at.stripe.calls.length).toBeGreaterThanOrEqual(before)
    expect(await status()).toMatchObject({ state: 'working' })
  })

  it('takes no payments after disconnecting, and no play money for real pieces', async () => {
    keys()
    await connect(testKey)
    await report()
    const guest = await at.guestWith(at.theShirt())
    const off = await bodyOf<ServiceStatus>(at.api.owner.delete('/api/services/payments'))
    expect(off).toMatchObject({ state: 'unset', says: 'The shop takes no payments.' })
    expect(at.stripe.endpoints).toEqual([])
    const answer = await guest.client.form(`/api/cart/create-checkout-session/id/${guest.id}`, {})
    expect(answer.headers.get('Location') ?? '').not.toMatch(/stripe|demo-payment/)
    expect(await at.units()).toMatchObject({ shirt: [1, 0] })
  })
})
