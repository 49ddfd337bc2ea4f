import { beforeEach, describe, expect, it } from 'vitest'
import { openStockedApi, ownerLogin, type TestApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { closing } from '#testing/harness/each.ts'
import { createLimits, limitGroupOf, limitGroups, visitorsOfANetwork } from './limits.ts'

describe('limits', () => {
  let api: TestApi
  beforeEach(async () => {
    api = await closing(openStockedApi('sqlite', { RATE_LIMITS: 'on' }))
  })

  const askTooOften = async () => {
    const guesser = api.client({ address: '203.0.113.7' })
    for (let left = limitGroups.signIn.points; left > 0; left--) {
      await guesser.post('/api/users/login', {})
    }
    return guesser
  }

  it('answer 429 with the seconds to wait, once a network asks too often', async () => {
    const guesser = await askTooOften()
    const answer = await guesser.post('/api/users/login', {})
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await failureOf(answer)).toMatchObject({ status: 429, code: 'too_many' })
  })

  it('leave other networks and other calls alone', async () => {
    const guesser = await askTooOften()
    const neighbour = api.client({ address: '203.0.113.8' })
    expect((await neighbour.post('/api/users/login', {})).status).toBe(400)
    expect((await guesser.get('/api/session')).status).toBe(200)
  })

  it('let strangers shut out no browser that signed in before, nor passkeys', async () => {
    await api.shop.identity.ensureOwner(ownerLogin)
    const own = api.client({ address: '203.0.113.7' })
    await bodyOf(own.post('/api/users/login', ownerLogin))
    const stranger = await askTooOften()
    stranger.cookies.set('atelier_known', `${'a'.repeat(43)}.${'b'.repeat(43)}`)
    expect((await stranger.post('/api/users/login', {})).status).toBe(429)
    expect((await stranger.post('/api/users/login/passkey/options')).status).toBe(200)
    for (let left = limitGroups.mails.points; left > 0; left--) {
      await stranger.post('/api/users/login/link', {})
    }
    expect((await stranger.post('/api/users/login/link', {})).status).toBe(429)
    await bodyOf(own.post('/api/users/login/link', { email: ownerLogin.email }))
    for (let left = limitGroups.signIn.points; left > 0; left--) {
      await bodyOf(own.post('/api/users/login', ownerLogin))
    }
    expect((await own.post('/api/users/login', ownerLogin)).status).toBe(429)
  })

  it('include guests that forms make', async () => {
    const { points } = limitGroups.guests
    const made = Array.from({ length: points }, () => api.client().form('/api/cart/create', {}))
    await Promise.all(made)
    const answer = await api.client().form('/api/cart/create', {})
    expect(answer.headers.get('Location')).toBe('/cart?notice=too_many')
  })

  it('count each visitor of an office alone, and all together more generously', async () => {
    const limits = createLimits(true)
    const visitor = (n: number) => ({ network: 'office', visitor: `visitor ${n}` })
    const { points } = limitGroups.checkout
    for (let n = 0; n < visitorsOfANetwork; n++) {
      for (let left = points; left > 0; left--) await limits.take('checkout', visitor(n))
      if (n > 0) continue
      await expect(limits.take('checkout', visitor(n))).rejects.toMatchObject({ code: 'too_many' })
    }
    // Made-up sessions buy a network no more than that.
    await expect(limits.take('checkout', visitor(99))).rejects.toMatchObject({ code: 'too_many' })
    await limits.take('checkout', { network: 'elsewhere', visitor: 'visitor 100' })
  })

  it('refuse unsigned events before they are read, and leave other requests alone', async () => {
    const stranger = { network: 'a', visitor: null }
    const limits = createLimits(true)
    await limits.refuseSpent('badSignatures', stranger)
    for (let left = limitGroups.badSignatures.points; left > 0; left--) {
      await limits.take('badSignatures', stranger)
    }
    await expect(limits.refuseSpent('badSignatures', stranger)).rejects.toMatchObject({
      code: 'too_many',
    })
    await limits.refuseSpent('badSignatures', { network: 'b', visitor: null })
  })

  it('are off when the configuration says so', async () => {
    await api.close()
    api = await closing(openStockedApi('sqlite', { RATE_LIMITS: 'off' }))
    const guesser = await askTooOften()
    expect((await guesser.post('/api/users/login', {})).status).toBe(400)
  })

  it.each([
    ['GET', '/api/prints', 'reads'],
    ['HEAD', '/api/prints', 'reads'],
    ['POST', '/api/users/create', 'guests'],
    ['POST', '/api/users/login', 'signIn'],
    ['POST', '/api/users/login/link/open', 'signIn'],
    ['POST', '/api/users/login/passkey', 'passkeys'],
    ['POST', '/api/cart/create-checkout-session/id/x', 'checkout'],
    ['POST', '/api/cart/code', 'codes'],
    ['DELETE', '/api/cart/code', 'writes'],
    ['PUT', '/api/cart-merch/update-quantity/id/1', 'writes'],
    ['POST', '/api/payments/demo/events', null],
    ['POST', '/api/fulfillment/printful/events', null],
    ['POST', '/api/fulfilment/printful/events', null],
  ])('count %s %s as %s', (method, path, group) => {
    expect(limitGroupOf(method, path)).toBe(group)
  })
})
