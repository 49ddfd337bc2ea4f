import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { limitGroups } from '#api/limits.ts'
import { hour, minute } from '#kernel/clock.ts'
import { postgresServer } from '#testing/database/postgres-server.ts'
import type { Lane } from '#testing/database/test-database.ts'
import { captureLog } from '#testing/fakes/captured-log.ts'
import { createTestShop, type TestShop } from '#testing/harness/shop.ts'
import { loadAssets } from '#web/serving/assets.ts'
import type { Pages } from '#web/serving/pages.ts'
import { createApp } from './app.ts'

/* What every answer has in common, asked of every kind of answer over HTTP. */

const folder = mkdtempSync(join(tmpdir(), 'atelier-edge-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets', 'app.js'), 'let ink = 1')
const policy = "default-src 'self'"

function page(path: string): Response {
  const status = path.endsWith('/0') ? 404 : 200
  const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': policy }
  return new Response(`<p>${path}</p>`, { status, headers })
}

let rendered: string[] = []
const pages: Pages = {
  renderPublic: async (key) => {
    rendered.push(key)
    return page(key)
  },
  renderPrivate: async ({ url }) => {
    if (url.includes('breaks')) throw new Error('could not render')
    return page(url)
  },
}

let shop: TestShop
let server: Server
let url: string

async function open(env: Record<string, string> = {}, log = captureLog().log, lane?: Lane) {
  rendered = []
  shop = await createTestShop({ env, log, lane })
  const assets = loadAssets(folder)
  const app: RequestListener = createApp({ shop, pages, assets, keepPages: true })
  server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await shop.close()
})

const ask = (path: string, init?: RequestInit) => fetch(url + path, { redirect: 'manual', ...init })

const kinds: [string, number, string, RequestInit?][] = [
  ['an asset', 200, '/assets/app.js'],
  ['a kept page', 200, '/about'],
  ['a private page', 200, '/cart'],
  ['a page that is not there', 404, '/no-such-page'],
  ['a page that fails', 500, '/orders/breaks'],
  ['the API', 200, '/api/session'],
  ['an API’s address that is not there', 404, '/api/nothing'],
  ['an API’s method that is not possible', 405, '/api/session', { method: 'DELETE' }],
  ['the API’s description', 200, '/api/docs'],
  [
    'a form that failed',
    303,
    '/api/cart/create',
    { method: 'POST', body: new URLSearchParams({ a: '\0' }) },
  ],
  ['a webhook', 400, '/api/payments/demo/events', { method: 'POST', body: '{}' }],
  ['a picture that is not there', 404, '/media/Prints/none.jpg'],
  ['the demo’s payment page', 404, '/demo-pay/none'],
  ['the health check', 200, '/healthz'],
  ['robots.txt', 200, '/robots.txt'],
  ['the sitemap', 200, '/sitemap.xml'],
  ['the manifest', 200, '/site.webmanifest'],
  ['a method that nothing knows', 404, '/about', { method: 'PATCH' }],
  ['a body that is too large', 413, '/cart', { method: 'POST', body: 'x'.repeat(70_000) }],
]

describe('every answer', () => {
  it.each(kinds)('%s (%i) keeps to itself what it is', async (_, status, path, init) => {
    await open({ PUBLIC_URL: 'https://heron.example' })
    const answer = await ask(path, init)
    expect([path, answer.status]).toEqual([path, status])
    const { headers } = answer
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000')
    expect(headers.get('Referrer-Policy')).toMatch(/^(strict-origin-when-cross|same)-origin$/)
    expect(headers.get('Content-Security-Policy')).toMatch(/default-src/)
    expect(headers.get('Cross-Origin-Resource-Policy')).toMatch(/^(same|cross)-origin$/)
    expect(headers.get('Permissions-Policy')).toContain('camera=()')
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f]{32}$/)
    expect(headers.get('Cache-Control')).not.toBeNull()
  })

  it('keeps what it says of itself: a page its policy, a picture that mails may show it', async () => {
    await open()
    expect((await ask('/about')).headers.get('Content-Security-Policy')).toBe(policy)
    const picture = await ask('/media/Prints/none.jpg')
    expect(picture.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    expect((await ask('/assets/app.js')).headers.get('Cache-Control')).toContain('immutable')
  })

  it('has an id that no visitor can choose, and that the log names', async () => {
    const { log, lines } = captureLog()
    await open({}, log)
    const answer = await ask('/api/session', { headers: { 'X-Request-Id': 'chosen' } })
    const id = answer.headers.get('X-Request-Id')
    expect(id).not.toBe('chosen')
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'request', requestId: id }))
  })

  it('asks for a length where a body has none', async () => {
    await open()
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(Buffer.from('x'))
        stream.close()
      },
    })
    const answer = await ask('/cart', { method: 'POST', body, duplex: 'half' } as RequestInit)
    expect(answer.status).toBe(411)
  })

  it('asks for TLS only when visitors have it', async () => {
    await open()
    const forwarded = { headers: { 'X-Forwarded-Proto': 'https' } }
    const hsts = (answer: Response) => answer.headers.get('Strict-Transport-Security')
    expect(hsts(await ask('/about', forwarded))).toBeNull()
    server.close()
    await shop.close()
    await open({ TRUST_PROXY: '1' })
    expect(hsts(await ask('/about', forwarded))).not.toBeNull()
    expect(hsts(await ask('/about'))).toBeNull()
  })
})

it('renders nothing for addresses that somebody makes up, and few private pages a minute', async () => {
  await open({ RATE_LIMITS: 'on' })
  for (const path of ['/a', '/b/c', '/image/7', '/image/8?size=10x10', '/merch/9']) {
    expect([path, (await ask(path)).status]).toEqual([path, 404])
  }
  expect(rendered.toSorted()).toEqual(['/0', '/image/0', '/merch/0'])
  const moved = await ask('/print-gallery?before=4711')
  expect([moved.status, moved.headers.get('Location')]).toEqual([302, '/print-gallery'])
  expect((await ask('/About/')).headers.get('Location')).toBe('/about')
  const { points } = limitGroups.renders
  const answers = await Promise.all(Array.from({ length: points + 1 }, () => ask('/cart')))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  expect((await ask('/about')).status).toBe(200)
})

describe('while the database is away', () => {
  const write = () =>
    ask('/api/mail/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(letter),
    })
  const letter = { name: 'A', email: 'a@example.com', subject: 'S', message: 'm'.repeat(5000) }

  it('its PostgreSQL dies and comes back: kept pages go on, writes are to come again, health tells', async () => {
    await open({}, undefined, 'postgres')
    const statuses = async () => [(await ask('/healthz')).status, (await ask('/about')).status]
    expect([await statuses(), (await write()).status]).toEqual([[200, 200], 200])
    const postgres = await postgresServer()
    await postgres.crash()
    try {
      shop.clock.advance(minute)
      expect(await statuses()).toEqual([503, 200])
      expect(rendered).toEqual(['/about'])
      const refused = await write()
      expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '30'])
    } finally {
      await postgres.revive()
    }
    shop.clock.advance(minute)
    await expect.poll(write, { timeout: 10_000 }).toMatchObject({ status: 200 })
    expect(await statuses()).toEqual([200, 200])
  })

  it('pages are served as they were kept, for some minutes, to nobody’s keeping', async () => {
    await open()
    await ask('/about')
    await shop.db.close()
    const kept = await ask('/about')
    expect([kept.status, await kept.text()]).toEqual([200, '<p>/about</p>'])
    expect(kept.headers.get('Cache-Control')).toBe('no-store')
    expect(kept.headers.get('ETag')).toBeNull()
    expect((await ask('/contact')).status).toBe(500)
    shop.clock.advance(11 * minute)
    expect((await ask('/about')).status).toBe(500)
  })

  it('the health check says so, because it tries to write', async () => {
    await open()
    await shop.db.transact((trx) => sql`pragma query_only = on`.execute(trx))
    const answer = await ask('/healthz')
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '10'])
  })

  it('a write on a full disk is answered with when to come back', async () => {
    await open()
    await shop.db.transact((trx) => sql`pragma max_page_count = 1`.execute(trx))
    let answer = await write()
    for (let left = 50; answer.status === 200 && left > 0; left--) answer = await write()
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await answer.json()).toMatchObject({ error: { code: 'busy' } })
  })
})

it('limits what no provider has signed, network by network', async () => {
  await open({ RATE_LIMITS: 'on' })
  const report = async () =>
    (await ask('/api/payments/demo/events', { method: 'POST', body: '{}' })).status
  const { points } = limitGroups.badSignatures
  for (let left = points; left > 0; left--) expect(await report()).toBe(400)
  expect(await report()).toBe(429)
  expect((await ask('/api/session')).status).toBe(200)
})

describe('the session’s cookie behind TLS', () => {
  const create = (headers: Record<string, string>) =>
    ask('/api/users/create', {
      method: 'POST',
      headers: { 'X-Forwarded-Proto': 'https', ...headers },
    })

  it('belongs to this host alone, though nobody set PUBLIC_URL', async () => {
    await open({ TRUST_PROXY: '1', PUBLIC_URL: '' })
    const [cookie] = (await create({})).headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-atelier_session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  })

  it('is the only one that counts, as a sibling host could have planted the plain one', async () => {
    await open({ TRUST_PROXY: '1' })
    const { token, user } = await shop.identity.createGuest()
    const planted = `atelier_session=${token}`
    const visitor = async (Cookie: string, proto: string) => {
      const headers = { 'X-Forwarded-Proto': proto, Cookie }
      const { user } = (await (await ask('/api/session', { headers })).json()) as {
        user: { id: string } | null
      }
      return user?.id
    }
    expect(await visitor(planted, 'https')).toBeUndefined()
    expect(await visitor(`__Host-${planted}`, 'https')).toBe(user.id)
    expect(await visitor(planted, 'http')).toBe(user.id)

    const origin = `https://${new URL(url).host}`
    const fresh = await create({ Cookie: planted, Origin: origin })
    const cookies = fresh.headers.getSetCookie()
    expect(cookies).toContainEqual(expect.stringMatching(/^__Host-atelier_session=/))
    expect(cookies.join()).not.toContain(token)
    expect(cookies).toContainEqual(expect.stringMatching(/^atelier_session=; Max-Age=0/))
  })
})

describe('a proxy that isn’t trusted', () => {
  const forwarded = { headers: { 'X-Forwarded-For': '198.51.100.7' } }
  const verdict = async () => (await shop.admin.checkUp.look()).find(({ key }) => key === 'proxy')

  it('is told in the log once an hour at most, and by the check-up', async () => {
    const { log, lines } = captureLog()
    await open({}, log)
    const warnings = () => lines.filter(({ level }) => level === 40)
    await ask('/about')
    expect(await verdict()).toMatchObject({ verdict: 'good' })
    for (let visits = 3; visits > 0; visits--) await ask('/about', forwarded)
    expect(warnings()).toMatchObject([{ msg: expect.stringContaining('Set TRUST_PROXY') }])
    expect(JSON.stringify(lines)).not.toContain('198.51.100')
    expect(await verdict()).toMatchObject({ verdict: 'bad' })
    shop.clock.advance(hour)
    await ask('/about', forwarded)
    expect(warnings()).toHaveLength(2)
  })

  it('is none of the shop’s business once it is trusted', async () => {
    const { log, lines } = captureLog()
    await open({ TRUST_PROXY: '1' }, log)
    await ask('/about', forwarded)
    expect(lines.filter(({ level }) => level === 40)).toEqual([])
    expect(await verdict()).toMatchObject({ verdict: 'good' })
  })
})

afterAll(() => rmSync(folder, { recursive: true }))
