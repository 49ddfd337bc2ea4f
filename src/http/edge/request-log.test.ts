import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { describe, expect, it } from 'vitest'
import { listenAt } from '#testing/fakes/local-server.ts'
import { openStockedApi } from '#testing/harness/api.ts'
import { bodyOf } from '#testing/harness/api-client.ts'
import { closing, each } from '#testing/harness/each.ts'

describe('the log', () => {
  const api = each(() => openStockedApi('sqlite', { TRUST_PROXY: '1' }))

  it('has one line a request: method, pattern, status, time and id', async () => {
    await api.client().get('/api/cart/id/4711')
    expect(api.lines).toHaveLength(1)
    expect(api.lines[0]).toMatchObject({
      requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
      method: 'GET',
      route: '/api/cart/id/:userId',
      status: 400,
      ms: expect.any(Number),
    })
  })

  it('holds nothing about a person', async () => {
    const shopper = api.client({ address: '203.0.113.77' })
    const { user, token } = await bodyOf<{ user: { id: string }; token: string }>(
      shopper.post('/api/users/create', { name: 'Ada Lovelace' }),
    )
    const email = 'ada@example.com'
    await shopper.post('/api/users/login', { email, password: 'correct horse' })
    await shopper.get(`/api/users/refresh/${user.id}?email=${email}&q=a-secret-question`)
    await shopper.get('/api/no/such/ada-lovelace')
    await shopper.send('POST', '/api/cart-merch/create', '{"merchId": broken-body', {
      'Content-Type': 'application/json',
      'User-Agent': 'a-telling-agent',
      'X-Forwarded-For': '198.51.100.23',
      Referer: 'http://localhost/a-telling-page',
    })
    await api.shop.db.close()
    await shopper.post('/api/users/login', { email, password: 'correct horse' })

    expect(api.lines.length).toBeGreaterThan(5)
    const log = JSON.stringify(api.lines)
    const personal = [user.id, token, email, 'Ada', 'lovelace', 'correct horse', 'secret-question']
    const technical = ['203.0.113', '198.51.100', 'telling', 'broken-body', 'atelier_session']
    expect([...personal, ...technical].filter((word) => log.includes(word))).toEqual([])
  })

  it('names broken uploads only at the debug level', async () => {
    const server = createServer(getRequestListener(api.app.fetch))
    const { port } = await closing(listenAt(server))
    const socket = connect(port, '127.0.0.1')
    const head = ['POST /api/cart/create HTTP/1.1', 'Host: x', 'Content-Length: 5000']
    socket.write(`${head.join('\r\n')}\r\nContent-Type: application/json\r\n\r\n{"half":`)
    await once(server, 'request')
    socket.destroy()
    await expect.poll(() => api.lines.length).toBe(1)
    expect(api.lines).toEqual([expect.objectContaining({ level: 20, status: 400 })])
  })
})
