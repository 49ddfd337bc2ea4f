import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Shop } from '#compose'
import type { ApiEnv } from './http/api.ts'
import { createApi } from './http/app.ts'
import { documentAt, documentKey } from './http/documents/documents.ts'
import { clientAddress, readClient } from './http/edge/client-address.ts'
import { atTheEdge } from './http/edge/edge.ts'
import { createSharedLimits } from './http/limits/limits-shared.ts'
import type { Assets } from './http/pages/assets.ts'
import { createClosedAnswers } from './http/pages/closed-answers.ts'
import {
  type Closure,
  createClosedGate,
  plainPath,
  type ShopStatus,
  staysOpen,
} from './http/pages/closed-gate.ts'
import { createPageCache, fail, sorry } from './http/pages/page-cache.ts'
import type { Pages } from './http/pages/pages.ts'
import { pagePath, publicPageKey } from './http/pages/public-pages.ts'
import { resolveAddress } from './http/pages/resolve-address.server.ts'
import { readVisitor } from './http/session.ts'
import { createHealth } from './http/watching/health.ts'
import { buyLinkPath } from './platform/addresses/page-paths.ts'
import { isShopError } from './platform/errors.ts'
import { wideNetworkOf } from './platform/network/network.ts'
import { minute } from './platform/time/clock.ts'
import { version } from './platform/version.ts'
import { followBuyLink } from './shop/checkout/cart/buy-link.calls.ts'
import { dispatchDateChanges } from './shop/store/dispatch/dispatch.ts'
import { homeWindowChanges, noWindow } from './shop/store/settings/home-window.ts'
import { questionPath } from './shop/store/store-settings/store-settings.ts'
import { wellKnownIcons } from './web/theme/icons.server.ts'
import { createThemeAnswers } from './web/theme/respond.server.ts'

export interface AppOptions {
  shop: Shop
  pages: Pages
  /** Null while Vite serves it. */
  assets: Assets | null
  keepPages: boolean
  /** Bytes. */
  keptBytes?: number | undefined
}

/** Assets and cached pages are answered before any framework sees the request. */
export function createApp(options: AppOptions): RequestListener {
  const { shop, pages, assets, keepPages, keptBytes } = options
  const cache = createPageCache({
    render: (key) => (documentKey(key) === null ? pages.renderPublic(key) : documentAt(shop, key)),
    sent: (key, request) => countPageView(shop, key, request),
    limit: keptBytes,
  })
  const gate = createClosedGate({
    db: shop.db,
    now: () => shop.clock.now(),
    read: () => readClosure(shop),
    async openings() {
      const now = shop.clock.now()
      const [{ last, next }, terms, { homeWindow = noWindow, timeZone }] = await Promise.all([
        shop.catalogue.openings(),
        shop.settings.dispatchTerms(),
        shop.settings.studio(),
      ])
      // Dispatch and delivery dates change once a day.
      const changes = [
        dispatchDateChanges(terms, now),
        homeWindowChanges(homeWindow, timeZone, now),
      ]
      return {
        last: Math.max(last, ...changes.map((change) => change.last)),
        next: Math.min(next ?? Infinity, ...changes.map((change) => change.next)),
      }
    },
  })
  const answerClosed = createClosedAnswers({ cache, now: () => shop.clock.now() })
  const hosted = shop.services.hostedPayment.path
  let awaySince: number | null = null
  const rest = getRequestListener(createRoutes(shop, pages).fetch)

  function answer(status: ShopStatus, request: IncomingMessage, response: ServerResponse): void {
    awaySince = null
    const { content, closure } = status
    const document = isRead(request) ? documentKey(request.url ?? '/') : null
    if (document !== null && (closure === null || staysOpen(document, hosted))) {
      cache.serveAt(content, document, request, response)
      return
    }
    if (closure !== null) {
      mayEnter(shop, closure, request).then(
        (may) => (may ? rest(request, response) : answerClosed(status, closure, request, response)),
        (error: unknown) => fail(response, error),
      )
      return
    }
    const address = request.url ?? '/'
    if (!keepPages || !isRead(request)) {
      void rest(request, response)
      return
    }
    const key = publicPageKey(address)
    if (key !== null && cache.has(content, key)) {
      cache.serveAt(content, key, request, response)
      return
    }
    resolveAddress(shop, address).then(
      (resolved) => {
        if (resolved === 'private') void rest(request, response)
        else if ('keep' in resolved) cache.serveAt(content, resolved.keep, request, response)
        else response.writeHead(resolved.forGood ? 301 : 302, { location: resolved.moved }).end()
      },
      (error: unknown) => fail(response, error),
    )
  }

  return atTheEdge(shop, (request, response) => {
    const address = request.url ?? '/'
    if (isRead(request) && assets?.(request, response)) return
    if (cacheKey(address) === null && staysOpen(address, hosted)) {
      void rest(request, response)
      return
    }
    const status = gate.look()
    if (!(status instanceof Promise)) return answer(status, request, response)
    status.then(
      (now) => answer(now, request, response),
      (error: unknown) => answerAway(error, request, response),
    )
  })

  /** The database is away: the shop serves cached pages for a while. */
  function answerAway(error: unknown, request: IncomingMessage, response: ServerResponse): void {
    awaySince ??= shop.clock.now()
    const key = isRead(request) ? cacheKey(request.url ?? '/') : null
    const recent = shop.clock.now() - awaySince < keptWhileAway
    const open = gate.last()?.closure === null
    if (key !== null && recent && open && cache.serveStale(key, request, response)) return
    fail(response, error)
  }
}

function countPageView(
  { storefront, config }: Shop,
  key: string,
  { method, headers, socket }: IncomingMessage,
): void {
  if (method !== 'GET' || documentKey(key) !== null) return
  const { 'user-agent': agent, referer: referrer, host, 'sec-purpose': purpose } = headers
  const network = () => {
    const forwarded = headers['x-forwarded-for']?.toString() ?? null
    return wideNetworkOf(clientAddress(socket.remoteAddress, forwarded, config.trustProxy))
  }
  const request = { agent, referrer, host, purpose: purpose?.toString(), network }
  storefront.pageViews.count(pagePath(key.split('?', 1)[0] ?? '/'), request)
}

/** Older cached pages may show wrong pieces and prices. */
const keptWhileAway = 10 * minute

const cacheKey = (address: string) => documentKey(address) ?? publicPageKey(address)

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

async function readClosure({
  storefront,
  settings,
  services,
  config,
}: Shop): Promise<Closure | null> {
  await settings.storeSettings.read()
  await services.refresh()
  const closed = await storefront.opening.closed()
  if (closed === null) return null
  const signInPath = await settings.signInPath(config.signInPath)
  return { screen: `/${closed.reason}`, opensAt: closed.opensAt, signInPath }
}

/** The admin answers on the sign-in path, and to any request with a staff session. */
async function mayEnter(shop: Shop, closure: Closure, request: IncomingMessage): Promise<boolean> {
  if (plainPath(request.url ?? '/') === closure.signInPath) return true
  if (!('cookie' in request.headers || 'authorization' in request.headers)) return false
  const headers = new Headers()
  for (const name of ['cookie', 'authorization', 'host', 'x-forwarded-proto']) {
    const value = request.headers[name]
    if (value !== undefined) headers.set(name, String(value))
  }
  return (await readVisitor(shop, { headers }))?.role === 'admin'
}

function createRoutes(shop: Shop, pages: Pages): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>()
  // Hono's own handler would print the whole error, outside the log.
  app.onError((err, c) => {
    shop.log.error({ err, method: c.req.method }, 'an answer failed unexpectedly')
    if (!isShopError(err) || err.code !== 'busy') return c.text(sorry, 500)
    return c.text(sorry, 503, { 'Retry-After': String(err.details.retryAfter ?? 5) })
  })
  app.use('*', async (_, next) => {
    // Without the database the last known settings apply.
    await Promise.resolve(shop.settings.storeSettings.read()).catch(() => {})
    await shop.services.refresh().catch(() => {})
    await next()
  })
  app.get(`${questionPath}:question`, async (c) => {
    const answer = await shop.settings.storeSettings.answerQuestion(c.req.param('question'))
    return answer === null ? c.text('', 404) : c.text(answer)
  })
  const health = createHealth(shop)
  app.get('/healthz', async (c) => {
    if (await health.isGood()) return c.text(`ok ${version}`)
    return c.text('the database accepts no writes', 503, { 'Retry-After': '10' })
  })
  const limits = createSharedLimits(shop)
  app.route('/', createApi(shop, limits))
  app.get('/media/*', (c) => shop.media.respond(c.req.raw))
  const hosted = shop.services.hostedPayment
  app.all(`${hosted.path}/*`, (c) => hosted.respond(c.req.raw))
  const theme = createThemeAnswers(shop)
  // A composition's sheet is 25 KB, and the page is drawn after it.
  app.use('/look/*', compress())
  app.get('/look/trial/sheet.css', async (c) =>
    theme.trial(new URL(c.req.url).searchParams, await readVisitor(shop, c.req.raw)),
  )
  app.get('/look/trial/mail', async (c) =>
    theme.trialMail(new URL(c.req.url).searchParams, await readVisitor(shop, c.req.raw)),
  )
  app.get('/look/:version/:name', (c) => theme.file(c.req.param('version'), c.req.param('name')))
  app.get(`${buyLinkPath}/:items?`, (c) => followBuyLink(new URL(c.req.url), c.req.param('items')))
  for (const name of wellKnownIcons) app.get(`/${name}`, () => theme.icon(name, null))
  app.on(['GET', 'HEAD', 'POST'], '*', async (c) => {
    try {
      await limits.take('renders', await readClient(shop, c.req.raw, c.env))
    } catch (error) {
      if (!isShopError(error)) throw error
      return c.text(error.message, 429, { 'Retry-After': String(error.details.retryAfter) })
    }
    const visitor = await readVisitor(shop, c.req.raw)
    return pages.renderPrivate(c.req.raw, visitor, (request) => app.fetch(request, c.env))
  })
  return app
}
