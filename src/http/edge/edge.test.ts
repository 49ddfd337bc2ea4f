import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { plainFormLimit } from '#http/body.ts'
import { limitGroups } from '#http/limits/limits.ts'
import { captureLog } from '#testing/fakes/captured-log.ts'
import { policy, testEdge } from '#testing/fixtures/edge.ts'

/* Checks the headers that all answers share, for every kind of answer over HTTP. */

const edge = testEdge()
const { open, ask } = edge

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
  ['an address that is too long', 414, `/search?q=${'x'.repeat(20_000)}`],
  ['an API’s address that is too long', 414, `/api/session?q=${'x'.repeat(20_000)}`],
  ['a body that is too large', 413, '/cart', { method: 'POST', body: 'x'.repeat(70_000) }],
]

describe('every answer', () => {
  it('has the shop’s headers', async () => {
    await open({ PUBLIC_URL: 'https://heron.example' })
    for (const [kind, status, path, init] of kinds) {
      const answer = await ask(path, init)
      expect([kind, answer.status]).toEqual([kind, status])
      expect(Object.fromEntries(answer.headers), kind).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=31536000',
        'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross|same)-origin$/),
        'content-security-policy': expect.stringMatching(/default-src/),
        'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
        'permissions-policy': expect.stringContaining('camera=()'),
        'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
        'cache-control': expect.any(String),
      })
    }
  })

  it('keeps its own headers: a page its policy, a picture its permission for mails', async () => {
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

  it('refuses an address that is too long, and reads a shorter one', async () => {
    await open()
    const long = await ask(`/about?q=${'x'.repeat(20_000)}`)
    expect([long.status, await long.text()]).toEqual([414, 'This address is too long.'])
    expect((await ask(`/about?q=${'x'.repeat(15_000)}`)).status).toBe(200)
  })

  it.each([
    [
      'of an address beyond all bounds',
      `GET /${'x'.repeat(300_000)} HTTP/1.1\r\n\r\n`,
      /^HTTP\/1.1 431 .*This address is too long\.$/s,
    ],
    [
      'of two hosts',
      'GET /about HTTP/1.1\r\nHost: localhost\r\nhost: evil.test\r\nConnection: close\r\n\r\n',
      /^HTTP\/1.1 400 .*Say once which host is meant\./s,
    ],
    ['of what is no request', 'Hello?\r\n\r\n', /^HTTP\/1.1 400 .*The shop can’t read this\.$/s],
  ])('tells %s the mistake, and ends the connection', async (_, sent, said) => {
    await open()
    const socket = connect(Number(new URL(edge.url).port), '127.0.0.1')
    socket.end(sent)
    const received = await text(socket)
    expect(received).toMatch(said)
    expect(received).toContain('x-content-type-options: nosniff')
    expect((await ask('/about')).status).toBe(200)
  })

  it('ends an answered connection that then sends no valid request', async () => {
    await open()
    const socket = connect(Number(new URL(edge.url).port), '127.0.0.1')
    socket.write('GET /about HTTP/1.1\r\nHost: shop\r\n\r\n')
    let received = ''
    for await (const part of socket) {
      received += part
      if (received.endsWith('</p>')) socket.write('Hello?\r\n\r\n')
    }
    expect(received).toMatch(/^HTTP\/1.1 200 /)
    expect(received).toMatch(/<p>\/about<\/p>$/)
  })

  it('requires a length for a body', async () => {
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

  it('refuses a large body but for a form of the admin with one large picture', async () => {
    await open()
    const sent = async (path: string, size: number) =>
      (await ask(path, { method: 'POST', body: Buffer.alloc(size) })).status
    expect(await sent('/admin?at=create-print', plainFormLimit)).toBe(200)
    expect(await sent('/admin?at=create-print', plainFormLimit + 1)).toBe(413)
    for (const path of ['/admin.data?at=create-print', '/admin/x', '/cart?at=/admin']) {
      expect([path, await sent(path, 70_000)]).toEqual([path, 413])
    }
  })

  it('sends HSTS only when a trusted proxy says that the visitor came by https', async () => {
    await open()
    const forwarded = { headers: { 'X-Forwarded-Proto': 'https' } }
    const hsts = (answer: Response) => answer.headers.get('Strict-Transport-Security')
    expect(hsts(await ask('/about', forwarded))).toBeNull()
    await edge.close()
    await open({ TRUST_PROXY: '1' })
    expect(hsts(await ask('/about', forwarded))).not.toBeNull()
    expect(hsts(await ask('/about'))).toBeNull()
  })
})

it('renders no page for invented addresses, and few private pages a minute', async () => {
  await open({ RATE_LIMITS: 'on' })
  for (const path of ['/a', '/b/c', '/image/7', '/image/8?size=10x10', '/merch/9']) {
    expect([path, (await ask(path)).status]).toEqual([path, 404])
  }
  expect(edge.rendered.toSorted()).toEqual(['/-', '/image/-', '/merch/-'])
  const moved = await ask('/print-gallery?before=4711')
  expect([moved.status, moved.headers.get('Location')]).toEqual([302, '/print-gallery'])
  expect((await ask('/About/')).headers.get('Location')).toBe('/about')
  const { points } = limitGroups.renders
  const answers = await Promise.all(Array.from({ length: points + 1 }, () => ask('/cart')))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  expect((await ask('/about')).status).toBe(200)
})

it('limits unsigned requests for each network', async () => {
  await open({ RATE_LIMITS: 'on' })
  const report = async () =>
    (await ask('/api/payments/demo/events', { method: 'POST', body: '{}' })).status
  const { points } = limitGroups.badSignatures
  for (let left = points; left > 0; left--) expect(await report()).toBe(400)
  expect(await report()).toBe(429)
  expect((await ask('/api/session')).status).toBe(200)
})
