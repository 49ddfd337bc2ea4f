import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Shop } from '#compose'
import { plainFormLimit } from '#http/body.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { newId } from '#platform/ids.ts'
import { second } from '#platform/time/clock.ts'
import { edgeCopy } from './copy.ts'
import { isOverTls } from './tls.ts'

const common = new Map([
  ['cache-control', 'no-store'],
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()'],
  // no-referrer would make a form's Origin 'null', and the origin check would refuse it.
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-content-type-options', 'nosniff'],
])
const commonOverTls = new Map([...common, ['strict-transport-security', 'max-age=31536000']])

/** Bytes. It exceeds the limit of an address, so that a sentence can refuse a longer address. */
export const mostHeadBytes = 32 * 1024
/** Node's own limit for a whole head is 16 KiB. */
const longestAddress = 16_000

/** Outside the API, which has limits of its own. */
const mostBytes = 64 * 1024

/** A client can't choose its request's id. */
export function atTheEdge(
  shop: Pick<Shop, 'config' | 'settings' | 'untrustedProxy'>,
  answer: RequestListener,
): RequestListener {
  return (request, response) => {
    const id = nextId()
    request.headers['x-request-id'] = id
    const overTls = isOverTls(shop, (name) => request.headers[name])
    response.setHeader('x-request-id', id)
    response.setHeaders(overTls ? commonOverTls : common)
    shop.untrustedProxy.look(request.headers)
    const refused = findRefusal(request)
    if (refused === null) answer(request, response)
    else refuse(response, refused)
  }
}

const ofThisProcess = newId().slice(0, 20)
let requests = 0

function nextId(): string {
  requests += 1
  return ofThisProcess + requests.toString(16).padStart(12, '0')
}

type Refusal = keyof typeof refusals

const refusals = {
  400: edgeCopy.hostTwice,
  411: edgeCopy.lengthMissing,
  413: edgeCopy.tooLarge,
  414: edgeCopy.addressTooLong,
}

function findRefusal({ url = '/', headers, rawHeaders }: IncomingMessage): Refusal | null {
  if (hostsIn(rawHeaders) > 1) return 400
  if (url.length > longestAddress) return 414
  if (url.startsWith('/api/')) return null
  if (headers['transfer-encoding'] !== undefined) return 411
  const most = url.split('?', 1)[0] === pagePaths.admin ? plainFormLimit : mostBytes
  return Number(headers['content-length'] ?? 0) > most ? 413 : null
}

/** Node uses the first of several, where a proxy may have used the last (RFC 9112, 3.2). */
function hostsIn(rawHeaders: readonly string[]): number {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts
}

const unread: Record<string, [line: string, words: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', refusals[414]],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['413 Content Too Large', refusals[413]],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', edgeCopy.tooSlow],
}
const noRequest = ['400 Bad Request', edgeCopy.unreadable] as const

/** A client that still sends would miss an answer with which the connection ended at once. */
const toListen = 1 * second

/** The server's 'clientError': answers in words where Node gives a bare status. */
export function refuseUnread(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) return
  // An answer may be half sent. Clients repeat a failed request of a used connection on a new one.
  const used = socket instanceof Socket && socket.bytesWritten > 0
  if (error.code === 'ECONNRESET' || used) {
    socket.destroy()
    return
  }
  const [line, words] = unread[error.code ?? ''] ?? noRequest
  const head = {
    ...Object.fromEntries(common),
    'content-type': 'text/plain; charset=utf-8',
    connection: 'close',
    'content-length': Buffer.byteLength(words),
  }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${line}\r\n${lines.join('')}\r\n${words}`)
  setTimeout(() => socket.destroy(), toListen).unref()
}

function refuse(response: ServerResponse, status: Refusal): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
  response.end(refusals[status])
}
