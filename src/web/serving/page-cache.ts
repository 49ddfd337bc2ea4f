import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { isShopError } from '#kernel/errors.ts'
import { type KnownTopics, recordTopics, type Topic } from '#kernel/topics.ts'
import {
  chooseEncoding,
  type Encoding,
  encodings,
  type Packed,
  packed,
  zipped,
} from './encoding.ts'

/** What the pages show now: another one for each content version, and each moment at which pieces open. */
export type Edition = number | string

/** A page ready to be sent. */
interface KeptPage {
  status: number
  edition: Edition
  /** The last change of topics that it knows, and which topics it has read. */
  change: number
  topics: ReadonlySet<Topic>
  bytes: number
  bodies: Packed['bodies']
  /** Its body while it is compressed for the first who take nothing but gzip. */
  zipping?: Promise<Buffer>
  digest: string
  heads: Record<Encoding, Record<string, string>>
  tags: Record<Encoding, string>
}

/** How a kept page is sent otherwise than as a page that was found. Nobody keeps it then. */
export interface Overlay {
  status: number
  headers: Record<string, string>
}

export type PageCache = ReturnType<typeof createPageCache>

export interface PageCacheOptions {
  /** Renders the page at a key, without cookies: a complete answer with its headers. */
  render(key: string, edition: Edition): Promise<Response>
  /** Called for every page that was there and is sent as it is. */
  sent?(key: string, request: IncomingMessage): void
  /** Bytes of pages kept at the most, all encodings together. */
  limit?: number | undefined
  /** What has changed beside the edition. */
  topics: Pick<KnownTopics, 'change' | 'raisedSince'>
}

/** What is kept: the caller sees to it that keys of what isn't there are few. */
const keptStatuses = [200, 404, 410]

/**
 * Public pages, rendered once and kept compressed until what they show changes (design §7). Edition
 * and change are read before rendering and stored with the result, so a write during the rendering
 * makes the kept page stale at once. Pages that were found are kept, and those that
 * say that nothing is there; one render at a time a key, the longest rendered leaving first.
 */
export function createPageCache(options: PageCacheOptions) {
  const { render, sent, limit = 64 * 2 ** 20, topics } = options
  const kept = new Map<string, KeptPage>()
  const rendering = new Map<string, Promise<KeptPage | Response>>()
  let bytes = 0

  function forget(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  function keep(key: string, page: KeptPage): void {
    forget(key)
    kept.set(key, page)
    bytes += page.bytes
    for (const oldest of kept.keys()) {
      if (bytes <= limit) break
      forget(oldest)
    }
  }

  /** The page at a key while it shows what is there now. */
  function current(edition: Edition, key: string): KeptPage | null {
    const page = kept.get(key)
    if (page?.edition !== edition) return null
    if (page.change !== topics.change) {
      if (topics.raisedSince(page.change, page.topics)) return null
      page.change = topics.change
    }
    return page
  }

  async function renderNow(
    key: string,
    edition: Edition,
    change: number,
  ): Promise<KeptPage | Response> {
    // A long body is read from the database while it is taken.
    const { answer, topics } = await recordTopics(async () => {
      const rendered = await render(key, edition)
      return keptStatuses.includes(rendered.status) ? prepare(rendered, kept.get(key)) : rendered
    })
    if (answer instanceof Response) return answer
    const page = { ...answer, edition, change, topics }
    const before = kept.get(key)
    // One that began later may have been faster.
    if (before?.edition !== edition || before.change <= change) keep(key, page)
    return page
  }

  /** Sends a page that is kept at a key, once it is compressed as it is asked for. */
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
          now.bytes += gzip.length
          bytes += gzip.length
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

  /** A render that started before a change is not joined: it may miss what was just written. */
  function renderOnce(key: string, edition: Edition): Promise<KeptPage | Response> {
    const { change } = topics
    const name = `${edition} ${change} ${key}`
    const running = rendering.get(name)
    if (running) return running
    const started = renderNow(key, edition, change).finally(() => rendering.delete(name))
    rendering.set(name, started)
    return started
  }

  /**
   * Sends the page at a key. `edition` is the shop's content now, known before: a kept page is served
   * only while it is the one that it was rendered at.
   */
  function serveAt(
    edition: Edition,
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    overlay?: Overlay,
  ): void {
    const sendFound = (found: KeptPage) => {
      sendKept(key, found, request, response, overlay)
      if (found.status === 200 && !overlay) sent?.(key, request)
    }
    const page = current(edition, key)
    if (page) {
      sendFound(page)
      return
    }
    renderOnce(key, edition).then(
      (made) => (made instanceof Response ? sendOnce(made, request, response) : sendFound(made)),
      (error: unknown) => fail(response, error),
    )
  }

  return {
    serveAt,
    /** Sends the page at a key as it was kept last, with `no-store`. False when there is none. */
    serveStale(key: string, request: IncomingMessage, response: ServerResponse): boolean {
      const page = kept.get(key)
      if (page) sendKept(key, page, request, response, { status: page.status, headers: {} })
      return page !== undefined
    },
    /** Whether the page at a key is there and up to date. */
    has: (edition: Edition, key: string) => current(edition, key) !== null,
    size: () => ({ pages: kept.size, bytes }),
  }
}

/** `before`: what was kept at its key, whose body it may still have. */
async function prepare(
  answer: Response,
  before: KeptPage | undefined,
): Promise<Omit<KeptPage, 'edition' | 'change' | 'topics'>> {
  const { bodies, length, digest } = await packed(answer.body ?? Readable.from([]), before)
  const common = Object.fromEntries(answer.headers)
  const heads = {} as KeptPage['heads']
  const tags = {} as KeptPage['tags']
  for (const encoding of encodings) {
    tags[encoding] = `"${digest}-${encoding}"`
    heads[encoding] = {
      ...common,
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      etag: tags[encoding],
      'content-length': String(bodies[encoding]?.length ?? length),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    }
  }
  const bytes = encodings.reduce((sum, encoding) => sum + (bodies[encoding]?.length ?? 0), 0)
  return { status: answer.status, bytes, bodies, digest, heads, tags }
}

function send(
  page: KeptPage,
  encoding: Encoding,
  request: IncomingMessage,
  response: ServerResponse,
  overlay: Overlay | undefined,
): void {
  const head = headOf(page, encoding)
  if (overlay) {
    const { etag: _, ...rest } = head
    const headers = { ...rest, ...overlay.headers, 'cache-control': 'no-store' }
    response.writeHead(overlay.status, headers)
    sendBody(page, encoding, request, response)
    return
  }
  if (page.status === 200 && matches(request.headers['if-none-match'], page.tags[encoding])) {
    const { 'content-length': _, 'content-type': __, 'content-encoding': ___, ...rest } = head
    response.writeHead(304, rest).end()
    return
  }
  response.writeHead(page.status, head)
  sendBody(page, encoding, request, response)
}

/** The length of what is compressed later is known by then. */
function headOf({ heads, bodies }: KeptPage, encoding: Encoding): Record<string, string> {
  if (encoding !== 'gzip') return heads[encoding]
  return { ...heads.gzip, 'content-length': String(bodies.gzip?.length) }
}

function sendBody(
  { bodies }: KeptPage,
  encoding: Encoding,
  { method }: IncomingMessage,
  response: ServerResponse,
): void {
  const body = bodies[encoding]
  if (method === 'HEAD') response.end()
  else if (body !== null) response.end(body)
  // A client that goes away ends it, which is nobody's error.
  else pipeline(Readable.from([bodies.gzip]), createGunzip(), response, () => {})
}

function matches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag)
}

/** An answer that is not kept. It may be shared by requests that waited for it, hence the clone. */
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

export const sorry = 'Something went wrong. Please try again.'

/** Says that a page could not be had; when to come back, where what the shop leans on is away. */
export function fail(response: ServerResponse, error?: unknown): void {
  const away = isShopError(error) && error.code === 'busy'
  const pause = away ? { 'retry-after': String(error.details.retryAfter ?? 5) } : {}
  if (!response.headersSent) {
    response.writeHead(away ? 503 : 500, { 'content-type': 'text/plain', ...pause })
  }
  response.end(sorry)
}
