import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createApi } from '#api/app.ts'
import { visitorOf } from '#api/session.ts'
import type { Shop } from '#compose'
import type { Assets } from '#web/serving/assets.ts'
import { createPageCache, fail, sorry } from '#web/serving/page-cache.ts'
import type { Pages } from '#web/serving/pages.ts'
import { publicPageKey } from '#web/serving/public-pages.ts'
import { robotsText, sitemap, webManifest } from '#web/serving/search-engines.ts'
import { createVacationAnswers } from '#web/serving/vacation-answers.ts'
import {
  type Closing,
  createVacationGate,
  plainPath,
  type Standing,
  staysOpen,
} from '#web/serving/vacation-gate.ts'
import { atTheEdge } from './edge.ts'

export interface AppOptions {
  shop: Shop
  pages: Pages
  /** The browser's part of the build; null while Vite serves it. */
  assets: Assets | null
  /** False while developing: every page is rendered anew. */
  keepPages: boolean
}

/**
 * Everything that answers HTTP. Assets and kept pages are answered before any framework sees the
 * request; the API, pictures, the demo payment page and private pages go through Hono. On vacation
 * nothing but what stays open gets past the gate, unless the owner asks.
 */
export function createApp({ shop, pages, assets, keepPages }: AppOptions): RequestListener {
  const cache = createPageCache({ render: (key) => pages.renderPublic(key) })
  const gate = createVacationGate({
    contentVersion: () => shop.db.contentVersion(),
    read: () => closingOf(shop),
  })
  const answerClosed = createVacationAnswers({ cache, now: () => shop.clock.now() })
  const rest = getRequestListener(createRoutes(shop, pages).fetch)

  function answer(standing: Standing, request: IncomingMessage, response: ServerResponse): void {
    const { version, closing } = standing
    if (closing !== null) {
      mayEnter(shop, closing, request).then(
        (may) =>
          may ? rest(request, response) : answerClosed(standing, closing, request, response),
        () => fail(response),
      )
      return
    }
    const key = keepPages && isRead(request) ? publicPageKey(request.url ?? '/') : null
    if (key === null) rest(request, response)
    else cache.serveAt(version, key, request, response)
  }

  return atTheEdge(shop, (request, response) => {
    const address = request.url ?? '/'
    if (isRead(request) && assets?.(address.split('?', 1)[0] ?? '/', request, response)) return
    if (publicPageKey(address) === null && staysOpen(address, shop.services.hostedPayment?.path)) {
      rest(request, response)
      return
    }
    const standing = gate.look()
    if (!(standing instanceof Promise)) return answer(standing, request, response)
    standing.then(
      (now) => answer(now, request, response),
      () => fail(response),
    )
  })
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

async function closingOf({ storefront, settings, config }: Shop): Promise<Closing | null> {
  const { on, end } = await storefront.vacation.read()
  if (!on) return null
  const signInPath = await settings.signInPath(config.signInPath)
  return { opensAt: end?.at ?? null, signInPath }
}

/** The hidden way in, and everything for whoever came in by it. */
async function mayEnter(shop: Shop, closing: Closing, request: IncomingMessage): Promise<boolean> {
  if (plainPath(request.url ?? '/') === closing.signInPath) return true
  const { cookie, authorization } = request.headers
  if (cookie === undefined && authorization === undefined) return false
  const headers = new Headers()
  if (cookie !== undefined) headers.set('Cookie', cookie)
  if (authorization !== undefined) headers.set('Authorization', authorization)
  return (await visitorOf(shop, { headers }))?.role === 'admin'
}

function createRoutes(shop: Shop, pages: Pages): Hono {
  const app = new Hono()
  // Hono's own way would print the error whole, past the log.
  app.onError((err, c) => {
    shop.log.error({ err, method: c.req.method }, 'an answer failed unexpectedly')
    return c.text(sorry, 500)
  })
  app.get('/healthz', async (c) => {
    try {
      await shop.db.read.selectFrom('content').select('version').executeTakeFirstOrThrow()
      return c.text('ok')
    } catch {
      return c.text('the database does not answer', 503)
    }
  })
  app.route('/', createApi(shop))
  app.get('/media/*', (c) => shop.media.respond(c.req.raw))
  if (shop.services.hostedPayment) {
    const hosted = shop.services.hostedPayment
    app.all(`${hosted.path}/*`, (c) => hosted.respond(c.req.raw))
  }
  app.get('/robots.txt', (c) =>
    c.text(robotsText(shop.config.publicUrl), 200, { 'Cache-Control': 'max-age=3600' }),
  )
  app.get('/sitemap.xml', async (c) =>
    c.body(await sitemap(shop), 200, { 'Content-Type': 'application/xml; charset=utf-8' }),
  )
  app.get('/site.webmanifest', async (c) =>
    c.body(JSON.stringify(await webManifest(shop)), 200, {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'max-age=3600',
    }),
  )
  app.on(['GET', 'HEAD', 'POST'], '*', async (c) =>
    pages.renderPrivate(c.req.raw, await visitorOf(shop, c.req.raw)),
  )
  return app
}
