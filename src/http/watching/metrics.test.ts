import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { addRows } from '#testing/database/rows.ts'
import { listenAt } from '#testing/fakes/local-server.ts'
import { each } from '#testing/harness/each.ts'
import { createTestShop } from '#testing/harness/shop.ts'
import { createMetrics } from './metrics.ts'

const shop = each(createTestShop)
const metrics = each(() => createMetrics(shop))
const server = each(() => listenAt(metrics.server))
const visited = each(() =>
  listenAt(
    createServer(
      metrics.counting((request, response) =>
        response.writeHead(request.url === '/gone' ? 404 : 200).end(),
      ),
    ),
  ),
)

const lines = async () => (await (await fetch(`${server.url}/metrics`)).text()).split('\n')

describe('the metrics', () => {
  it('count answers by kind and status, and name no address', async () => {
    for (const path of ['/', '/gone', '/robin@example.com', '/api/cart', '/media/a.jpg']) {
      await fetch(visited.url + path)
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

  it('time the rendered pages', async () => {
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

  it('count orders, holds, work, memory and the event loop', async () => {
    const job = {
      topic: 'mail.send',
      payload: '{}',
      state: 'waiting' as const,
      due_at: shop.clock.now() - 90_000,
      leased_until: 0,
      attempts: 0,
      created_at: 0,
    }
    await addRows(shop.db, 'outbox', job)
    const told = await lines()
    expect(told).toContain('atelier_held_pieces 0')
    expect(told).toContain('atelier_outbox_jobs{state="waiting"} 1')
    expect(told).toContain('atelier_outbox_age_seconds 90')
    const measured = told.map((line) => line.split(' ')[0])
    expect(measured).toContain('process_resident_memory_bytes')
    expect(measured).toContain('nodejs_eventloop_lag_p99_seconds')
  })

  it('are at one address, read-only', async () => {
    expect((await fetch(`${server.url}/`)).status).toBe(404)
    expect((await fetch(`${server.url}/metrics`, { method: 'POST' })).status).toBe(404)
  })
})
