import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStockedApi, type TestApi } from '#testing/harness/api.ts'
import { type ApiClient, bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { comesFromElsewhere } from './origin.ts'

const cookie = `atelier_session=${'a'.repeat(43)}`

function isCrossOrigin(
  headers: Record<string, string>,
  {
    publicUrl = 'https://atelier.example',
    formerUrl = null as string | null,
    trustProxy = false,
    url = 'http://shop.local/api',
  } = {},
): boolean {
  return comesFromElsewhere(new Request(url, { method: 'POST', headers }), {
    publicUrl,
    formerUrl,
    trustProxy,
  })
}

describe('a write', () => {
  it.each([
    ['the public address', { Origin: 'https://atelier.example' }],
    ['the address it was sent to', { Origin: 'http://shop.local', Host: 'shop.local' }],
    ['the same host behind TLS', { Origin: 'https://shop.local', Host: 'shop.local' }],
    ['a page of ours by Sec-Fetch-Site', { 'Sec-Fetch-Site': 'same-origin' }],
    ['a page of ours by Referer', { Referer: 'https://atelier.example/cart' }],
  ])('from %s is ours', (_, headers) => {
    expect(isCrossOrigin({ Cookie: cookie, ...headers })).toBe(false)
  })

  it.each([
    ['another site', { Origin: 'https://elsewhere.example' }],
    [
      'another site, whatever the Referer says',
      {
        Origin: 'https://elsewhere.example',
        Referer: 'https://atelier.example/',
      },
    ],
    ['a page without origin', { Origin: 'null' }],
    ['another port', { Origin: 'http://shop.local:8080', Host: 'shop.local' }],
    ['a name that starts like ours', { Origin: 'https://atelier.example.evil.example' }],
    ['plain http, when the shop is public by https', { Origin: 'http://atelier.example' }],
    ['a neighbour by Sec-Fetch-Site', { 'Sec-Fetch-Site': 'same-site' }],
    ['another site by Sec-Fetch-Site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another site by Referer', { Referer: 'https://elsewhere.example/atelier.example' }],
    ['nowhere', {}],
  ])('from %s is not', (_, headers) => {
    expect(isCrossOrigin({ Cookie: cookie, ...headers })).toBe(true)
  })

  it('that carries no cookie and names no origin misleads nobody', () => {
    expect(isCrossOrigin({})).toBe(false)
  })

  it('is compared with forwarded headers only behind a trusted proxy', () => {
    const headers = {
      Cookie: cookie,
      Origin: 'https://front.example',
      'X-Forwarded-Host': 'front.example',
      'X-Forwarded-Proto': 'https',
    }
    expect(isCrossOrigin(headers, { trustProxy: false })).toBe(true)
    expect(isCrossOrigin(headers, { trustProxy: true })).toBe(false)
  })
})

describe('a write in a visitor’s name', () => {
  let api: TestApi
  let shopper: ApiClient
  beforeEach(async () => {
    api = await openStockedApi()
    shopper = api.client()
    await shopper.post('/api/users/create', {})
  })
  afterEach(() => api.close())

  it('from another site’s page changes nothing', async () => {
    const foreign = { 'Content-Type': 'application/json', Origin: 'https://elsewhere.example' }
    const body = '{"merchId":1,"quantity":1}'
    const answer = shopper.send('POST', '/api/cart-merch/create', body, foreign)
    expect(await failureOf(answer)).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await bodyOf(shopper.get('/api/session'))).toMatchObject({ itemCount: 0 })
  })

  it('that another site’s form sends leaves the visitor’s session as it is', async () => {
    const foreign = {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: 'https://elsewhere.example',
      Cookie: '',
    }
    const answer = await shopper.send('POST', '/api/cart-merch/create', 'merchId=1', foreign)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('with a bearer token needs no origin', async () => {
    const { token } = await api.shop.identity.createGuest()
    const program = api.client({ origin: null })
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
    const body = '{"merchId":1,"quantity":1}'
    const answer = await program.send('POST', '/api/cart-merch/create', body, headers)
    expect(answer.status).toBe(201)
  })
})
