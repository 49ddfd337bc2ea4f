/* On loopback. Never names a person, an order, a piece or an address. */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Shop } from '#compose'
import type { Pages } from '#http/pages/pages.ts'
import { second } from '#platform/time/clock.ts'
import { version } from '#platform/version.ts'
import { measureWork } from './metrics-of-work.ts'

const renderSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

export function createMetrics(shop: Pick<Shop, 'db' | 'clock' | 'log'>) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureWork(registry, shop)
  const registers = [registry]
  new Gauge({
    name: 'atelier_version_info',
    help: 'Always 1; the label tells the version.',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1)
  const requests = new Counter({
    name: 'atelier_requests_total',
    help: 'Answered requests, by kind and status.',
    labelNames: ['kind', 'status'],
    registers,
  })
  const renders = new Histogram({
    name: 'atelier_render_seconds',
    help: 'How long a page took to render, by audience. Pages that are served as kept take none.',
    labelNames: ['audience'],
    buckets: renderSeconds,
    registers,
  })

  async function timed<T>(audience: 'public' | 'private', render: () => Promise<T>): Promise<T> {
    const end = renders.startTimer({ audience })
    try {
      return await render()
    } finally {
      end()
    }
  }

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    try {
      const text = await registry.metrics()
      response.writeHead(200, { 'content-type': registry.contentType }).end(text)
    } catch (err) {
      shop.log.error({ err }, 'the metrics could not be read')
      response.writeHead(503).end()
    }
  }

  return {
    counting:
      (answer: RequestListener): RequestListener =>
      (request, response) => {
        response.once('finish', () => {
          requests.inc({ kind: addressKind(request.url ?? '/'), status: response.statusCode })
        })
        answer(request, response)
      },
    timing: (pages: Pages): Pages => ({
      renderPublic: (key) => timed('public', () => pages.renderPublic(key)),
      renderPrivate: (...asked) => timed('private', () => pages.renderPrivate(...asked)),
    }),
    server: createServer({ requestTimeout: 10 * second }, reply),
  }
}

/** A closed list: text that visitors send must not become a label. */
function addressKind(address: string): 'api' | 'asset' | 'picture' | 'health' | 'page' {
  if (address.startsWith('/api/')) return 'api'
  if (address.startsWith('/assets/')) return 'asset'
  if (address.startsWith('/media/')) return 'picture'
  return address === '/healthz' ? 'health' : 'page'
}
