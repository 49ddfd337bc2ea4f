import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { isShopError } from '#platform/errors.ts'
import { httpPageCopy } from './copy.ts'
import { chooseEncoding, zipped } from './encoding.ts'
import { type ContentVersion, type KeptPage, type Overlay, prepare, send } from './kept-page.ts'

export type PageCache = ReturnType<typeof createPageCache>

export interface PageCacheOptions {
  /** Renders the page at a key, without cookies: a complete answer with its headers. */
  render(key: string, content: ContentVersion): Promise<Response>
  /** Called for every page that was there and is sent as it is. */
  sent?(key: string, request: IncomingMessage): void
  /** The limit of cached pages, all encodings together, in bytes. */
  limit?: number | undefined
}

/** Statuses of pages that are kept. Callers must not create keys for missing pages. */
const keptStatuses = [200, 404, 410]

/**
 * Public pages, rendered once a content version and cached compressed (design §7). The version is known before the
 * rendering and stored with the page, so a write during the rendering makes the cached page stale at once.
 *
 * The first request that finds a page stale renders it, once. Until that rendering ends, requests without a
 * cookie get the stale page. Guaranteed:
 * - A visitor with a cookie waits for a page with every write from before the request. Everybody who writes
 *   to the shop has a session, so that a buyer or the owner sees her own write at once.
 * - After the rendering nobody gets the stale page.
 * - Nobody gets a stale page of another `moment`: no piece is shown early, and no page of the open shop
 *   while it is closed.
 *
 * The least recently used pages are evicted first. The cache holds found pages and 404 pages.
 */
export function createPageCache(options: PageCacheOptions) {
  const { render, sent, limit = 64 * 2 ** 20 } = options
  const kept = new LRUCache<string, KeptPage>({
    // LRUCache reads 0 as no limit; here it means that nothing is cached.
    maxSize: Math.max(1, limit),
    sizeCalculation: ({ bytes }) => bytes,
  })
  const rendering = new Map<
    string,
    { content: ContentVersion; page: Promise<KeptPage | Response> }
  >()
  let turns = 0

  /** The page at a key while it is up to date. */
  function current(content: ContentVersion, key: string): KeptPage | null {
    const page = kept.get(key)
    return page && isSame(page.content, content) ? page : null
  }

  /** The outdated page, while a new rendering runs. */
  function stale(content: ContentVersion, key: string, request: IncomingMessage): KeptPage | null {
    if (request.headers.cookie !== undefined || !rendering.has(key)) return null
    const page = kept.get(key)
    return page?.content.moment === content.moment ? page : null
  }

  async function renderNow(key: string, content: ContentVersion): Promise<KeptPage | Response> {
    const turn = ++turns
    const rendered = await render(key, content)
    const before = kept.get(key)
    const isNewest = before === undefined || before.turn < turn
    if (!keptStatuses.includes(rendered.status)) {
      // A redirect isn't cached; a page stays while the shop can't render another.
      if (isNewest && rendered.status < 500) kept.delete(key)
      return rendered
    }
    const page = { ...(await prepare(rendered, before)), content, turn }
    // A rendering that began later may have ended earlier.
    if ((kept.get(key)?.turn ?? 0) < turn) kept.set(key, page)
    return page
  }

  /** Sends a cached page, once it is compressed for the request. */
  function sendKept(
    key: string,
    page: KeptPage,
    request: IncomingMessage,
    response: ServerResponse,
    overlay?: Overlay,
  ): void {
    const { bodies } = page
    const { identity } = bodies
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding !== 'gzip' || bodies.gzip !== null || identity === null) {
      send(page, encoding, request, response, overlay)
      return
    }
    page.zipping ??= zipped(identity)
    page.zipping.then(
      (gzip) => {
        const now = kept.get(key)
        if (bodies.gzip === null && now?.bodies === bodies) {
          kept.set(key, { ...now, bytes: now.bytes + gzip.length })
        }
        bodies.gzip = gzip
        send(page, encoding, request, response, overlay)
      },
      (error: unknown) => {
        delete page.zipping
        fail(response, error)
      },
    )
  }

  /**
   * A request doesn't join a rendering that started before a change: it may miss the newest write.
   */
  function renderOnce(key: string, content: ContentVersion): Promise<KeptPage | Response> {
    const running = rendering.get(key)
    if (running && isSame(running.content, content)) return running.page
    const page = renderNow(key, content).finally(() => {
      if (rendering.get(key)?.page === page) rendering.delete(key)
    })
    rendering.set(key, { content, page })
    return page
  }

  /**
   * Sends the page at a key. `content` is the shop's present content: a cached page is served only
   * for the version of its rendering.
   */
  function serveAt(
    content: ContentVersion,
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    overlay?: Overlay,
  ): void {
    const sendFound = (found: KeptPage) => {
      sendKept(key, found, request, response, overlay)
      if (found.status === 200 && !overlay) sent?.(key, request)
    }
    const page = current(content, key) ?? stale(content, key, request)
    if (page) {
      sendFound(page)
      return
    }
    renderOnce(key, content).then(
      (made) => (made instanceof Response ? sendOnce(made, request, response) : sendFound(made)),
      (error: unknown) => fail(response, error),
    )
  }

  return {
    serveAt,
    /** Sends the last cached page at a key, with `no-store`. False when there is none. */
    serveStale(key: string, request: IncomingMessage, response: ServerResponse): boolean {
      const page = kept.get(key)
      if (page) sendKept(key, page, request, response, { status: page.status, headers: {} })
      return page !== undefined
    },
    /** True when the cache holds an up-to-date page under this key. */
    has: (content: ContentVersion, key: string) => current(content, key) !== null,
    size: () => ({ pages: kept.size, bytes: kept.calculatedSize }),
  }
}

const isSame = (a: ContentVersion, b: ContentVersion) =>
  a.version === b.version && a.moment === b.moment

/** Sends an uncached answer. Requests that waited for it may share it, hence the clone. */
async function sendOnce(
  answer: Response,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const body = Buffer.from(await answer.clone().arrayBuffer())
    const head = { ...Object.fromEntries(answer.headers), 'cache-control': 'no-store' }
    response.writeHead(answer.status, head).end(request.method === 'HEAD' ? undefined : body)
  } catch (error) {
    fail(response, error)
  }
}

export const sorry = httpPageCopy.failed

/** Answers that a page failed, with a time to come back when the database is away. */
export function fail(response: ServerResponse, error?: unknown): void {
  const away = isShopError(error) && error.code === 'busy'
  const pause = away ? { 'retry-after': String(error.details.retryAfter ?? 5) } : {}
  if (!response.headersSent) {
    response.writeHead(away ? 503 : 500, { 'content-type': 'text/plain', ...pause })
  }
  response.end(sorry)
}
