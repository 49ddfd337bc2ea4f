import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { isShopError } from '#platform/errors.ts'
import { httpPageCopy } from './copy.ts'
import { type ContentVersion, type KeptPage, type Overlay, prepare, send } from './kept-page.ts'

export type PageCache = ReturnType<typeof createPageCache>

export interface PageCacheOptions {
  render(key: string, content: ContentVersion): Promise<Response>
  sent?(key: string, request: IncomingMessage): void
  /** Bytes of all encodings. */
  limit?: number | undefined
}

/** Callers must not create keys for missing pages. */
const keptStatuses = [200, 404, 410]

/**
 * Without a cookie, visitors get the stale page until its one new rendering ends.
 * Visitors with a cookie wait: buyers and the owner see their own writes at once. Nobody gets a
 * page of another `moment`: no piece is shown early, and nothing of a closed shop.
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

  function current(content: ContentVersion, key: string): KeptPage | null {
    const page = kept.get(key)
    return page && isSame(page.content, content) ? page : null
  }

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

  /** Never joins a rendering that started before a change: it may miss the newest write. */
  function renderOnce(key: string, content: ContentVersion): Promise<KeptPage | Response> {
    const running = rendering.get(key)
    if (running && isSame(running.content, content)) return running.page
    const page = renderNow(key, content).finally(() => {
      if (rendering.get(key)?.page === page) rendering.delete(key)
    })
    rendering.set(key, { content, page })
    return page
  }

  function serveAt(
    content: ContentVersion,
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    overlay?: Overlay,
  ): void {
    const sendFound = (found: KeptPage) => {
      send(found, request, response, overlay)
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
    serveStale(key: string, request: IncomingMessage, response: ServerResponse): boolean {
      const page = kept.get(key)
      if (page) send(page, request, response, { status: page.status, headers: {} })
      return page !== undefined
    },
    has: (content: ContentVersion, key: string) => current(content, key) !== null,
    size: () => ({ pages: kept.size, bytes: kept.calculatedSize }),
  }
}

const isSame = (a: ContentVersion, b: ContentVersion) =>
  a.version === b.version && a.moment === b.moment

/** Requests that waited for it may share it. */
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

export function fail(response: ServerResponse, error?: unknown): void {
  const away = isShopError(error) && error.code === 'busy'
  const pause = away ? { 'retry-after': String(error.details.retryAfter ?? 5) } : {}
  if (!response.headersSent) {
    response.writeHead(away ? 503 : 500, { 'content-type': 'text/plain', ...pause })
  }
  response.end(sorry)
}
