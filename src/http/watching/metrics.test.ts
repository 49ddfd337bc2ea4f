import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestShop, type TestShop } from '#testing/harness/shop.ts'
import { createMetrics, type Metrics } from './metrics.ts'

let shop: TestShop
let metrics: Metrics
let visited: Server

beforeEach(async () => {
  shop = await createTestShop()
  metrics = createMetrics(shop)
  visited = createServer(
    metrics.counting((request, response) =>
      response.writeHead(request.url === '/gone' ? 404 : 200).end(),
    ),
  )
  await Promise.all([open(metrics.server), open(visited)])
})
afterEach(async () => {
  metrics.server.close()
  visited.close()
  await shop.close()
})

const open = (server: Server) =>
  new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const at = (server: Server, path: string) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
const lines = async () => (await (await fetch(at(metrics.server, '/metrics'))).text()).split('\n')

describe('the metrics', () => {
  it('count answers by kind and status, and name no address', async () => {
    for (const path of ['/', '/gone', '/robin@example.com', '/api/cart', '/media/a.jpg']) {
      await fetch(at(visited, path))
    }
    const told = await lines()
    expect(told.filter((line) => line.startsWith('atelier_requests_total')).sort()).toEqual([
      'atelier_requests_total{kind="api",status="200"} 1',
      'atelier_requests_total{kind="page",status="200"} 2',
      'atelier_requests_total{kind="page",status="404"} 1',
      'atelier_requests_total{kind="picture",status="200"} 1',
    ])
    expect(told.join('\n')).not.toContain('robin')
  })

  it('time what is rendered', async () => {
    const pages = metrics.timing({
      renderPublic: async () => new Response('page'),
      renderPrivate: () => Promise.reject(new Error('no page')),
    })
    await pages.renderPublic('/')
    await expect(pages.renderPrivate(new Request('http://shop.test/'), null)).rejects.toThrow()
    const told = await lines()
    expect(told).toContain('atelier_render_seconds_count{audience="public"} 1')
    expect(told).toContain('atelier_render_seconds_count{audience="private"} 1')
  })

  it('tell of orders, holds, work, memory and the event loop', async () => {
    const job = {
      ...{ topic: 'mail.send', payload: '{}', state: 'waiting' as const },
      ...{ due_at: shop.clock.now() - 90_000, leased_until: 0, attempts: 0, created_at: 0 },
    }
    await shop.db.transact((trx) => trx.insertInto('outbox').values(job).execute())
    const told = await lines()
    expect(told).toContain('atelier_held_pieces 0')
    expect(told).toContain('atelier_outbox_jobs{state="waiting"} 1')
    expect(told).toContain('atelier_outbox_age_seconds 90')
    const measured = told.map((line) => line.split(' ')[0])
    expect(measured).toContain('process_resident_memory_bytes')
    expect(measured).toContain('nodejs_eventloop_lag_p99_seconds')
  })

  it('are at one address, for reading', async () => {
    expect((await fetch(at(metrics.server, '/'))).status).toBe(404)
    expect((await fetch(at(metrics.server, '/metrics'), { method: 'POST' })).status).toBe(404)
  })
})
