import { describe, expect, it } from 'vitest'
import { readConfig } from '#config'
import { fixedStoreSettings } from '#testing/fakes/fixed-store-settings.ts'
import { openStockedApi } from '#testing/harness/api.ts'
import { asGuest, bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'
import { comesFromElsewhere, ownOrigins } from './origin.ts'

const cookie = `atelier_session=${'a'.repeat(43)}`

const own = ['https://atelier.example', 'https://www.atelier.example']

const isCrossOrigin = (headers: Record<string, string>) =>
  comesFromElsewhere(new Request('http://shop.local/api', { method: 'POST', headers }), own)

describe('a write', () => {
  it.each([
    ['the public address', { Origin: 'https://atelier.example' }],
    ['another address of ours', { Origin: 'https://www.atelier.example' }],
    ['a page of ours by Sec-Fetch-Site', { 'Sec-Fetch-Site': 'same-origin' }],
    ['a page of ours by Referer', { Referer: 'https://atelier.example/cart' }],
  ])('from %s is ours', (_, headers) => {
    expect(isCrossOrigin({ Cookie: cookie, ...headers })).toBe(false)
  })

  it.each([
    ['another site', { Origin: 'https://elsewhere.example' }],
    [
      'another site, whatever the Referer says',
      { Origin: 'https://elsewhere.example', Referer: 'https://atelier.example/' },
    ],
    ['a name that leads here', { Origin: 'http://evil.test', Host: 'evil.test' }],
    [
      'a name that leads here through a proxy',
      {
        Origin: 'https://evil.test',
        Host: 'evil.test',
        'X-Forwarded-Host': 'evil.test',
        'X-Forwarded-Proto': 'https',
      },
    ],
    ['a page without origin', { Origin: 'null' }],
    ['another port', { Origin: 'https://atelier.example:8080' }],
    ['a name that starts like ours', { Origin: 'https://atelier.example.evil.example' }],
    ['plain http, when the shop is public by https', { Origin: 'http://atelier.example' }],
    ['a neighbour by Sec-Fetch-Site', { 'Sec-Fetch-Site': 'same-site' }],
    ['another site by Sec-Fetch-Site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another site by Referer', { Referer: 'https://elsewhere.example/atelier.example' }],
    ['nowhere', {}],
  ])('from %s is not', (_, headers) => {
    expect(isCrossOrigin({ Cookie: cookie, ...headers })).toBe(true)
  })

  it('from a program, without cookie and origin, is allowed', () => {
    expect(isCrossOrigin({})).toBe(false)
  })
})

describe('the addresses that pages may write from', () => {
  const origins = (
    env: Record<string, string>,
    storeSettings: { publicUrl?: string; formerUrl?: string },
  ) => {
    const config = readConfig(env)
    const settings = {
      storeSettings: fixedStoreSettings({ publicUrl: config.localUrl, ...storeSettings }),
    }
    return ownOrigins({ config, settings } as Parameters<typeof ownOrigins>[0])
  }

  it('are this machine’s own names without another address', () => {
    expect(new Set(origins({ PORT: '4000', HOST: '192.168.1.5' }, {}))).toEqual(
      new Set([
        'http://localhost:4000',
        'http://127.0.0.1:4000',
        'http://[::1]:4000',
        'http://192.168.1.5:4000',
      ]),
    )
  })

  it('are the shop’s address, its former one, and those that the machine sets', () => {
    const ALLOWED_ORIGINS = 'https://www.heron.example, http://192.168.1.5:3000/'
    const storeSettings = { publicUrl: 'https://heron.example', formerUrl: 'http://localhost:3000' }
    expect(origins({ ALLOWED_ORIGINS }, storeSettings)).toEqual([
      'https://heron.example',
      'http://localhost:3000',
      'https://www.heron.example',
      'http://192.168.1.5:3000',
    ])
  })
})

describe('a write in a visitor’s name', () => {
  const api = each(openStockedApi)
  const shopper = each(() => asGuest(api.client()))

  it('from another site’s form leaves the visitor’s session unchanged', async () => {
    const foreign = {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: 'https://elsewhere.example',
      Cookie: '',
    }
    const answer = await shopper.send('POST', '/api/cart-merch/create', 'merchId=1', foreign)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('from an unknown name of this shop is refused, with the variables to set', async () => {
    const rebound = {
      'Content-Type': 'application/json',
      Origin: 'http://evil.test',
      Host: 'evil.test',
    }
    const body = '{"merchId":1,"quantity":1}'
    const answer = shopper.send('POST', '/api/cart-merch/create', body, rebound)
    expect(await failureOf(answer)).toMatchObject({
      status: 403,
      code: 'forbidden',
      message:
        'Nothing was done: this shop works at http://localhost:3000 only. To use it at http://evil.test, set PUBLIC_URL or ALLOWED_ORIGINS to that address on the shop’s machine.',
    })
    expect(await bodyOf(shopper.get('/api/session'))).toMatchObject({ itemCount: 0 })
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
