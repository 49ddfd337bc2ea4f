import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createApi } from '#api/app.ts'
import { visitorOf } from '#api/session.ts'
import type { Shop } from '#compose'
import type { Assets } from '#web/serving/assets.ts'
import { createPageCache } from '#web/serving/page-cache.ts'
import type { Pages } from '#web/serving/pages.ts'
import { publicPageKey } from '#web/serving/public-pages.ts'
import { robotsText, sitemap, webManifest } from '#web/serving/search-engines.ts'

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
 * request; the API, pictures, the demo payment page and private pages go through Hono.
 */
export function createApp({ shop, pages, assets, keepPages }: AppOptions): RequestListener {
  const cache = createPageCache({
    contentVersion: () => shop.db.contentVersion(),
    render: (key) => pages.renderPublic(key),
  })
  const rest = getRequestListener(createRoutes(shop, pages).fetch)

  return (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      const address = request.url ?? '/'
      if (assets?.(address.split('?', 1)[0] ?? '/', request, response)) return
      const key = keepPages ? publicPageKey(address) : null
      if (key !== null) return cache.serve(key, request, response)
    }
    rest(request, response)
  }
}

function createRoutes(shop: Shop, pages: Pages): Hono {
  const app = new Hono()
  app.get('/healthz', async (c) => {
    try {
      await shop.db.read.selectFrom('content').select('version').executeTakeFirstOrThrow()
      return c.text('ok', 200, { 'Cache-Control': 'no-store' })
    } catch {
      return c.text('the database does not answer', 503, { 'Cache-Control': 'no-store' })
    }
  })
  app.route('/', createApi(shop))
  app.get('/media/*', (c) => shop.media.respond(c.req.raw))
  if (shop.hostedPayment) {
    const hosted = shop.hostedPayment
    app.all(`${hosted.path}/*`, (c) => hosted.respond(c.req.raw))
  }
  app.get('/robots.txt', (c) => c.text(robotsText(shop.config.publicUrl)))
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
