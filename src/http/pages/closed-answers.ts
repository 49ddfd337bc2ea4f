import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Closure, plainPath, type ShopStatus } from './closed-gate.ts'
import type { Overlay } from './kept-page.ts'
import type { PageCache } from './page-cache.ts'

/** For `Retry-After` without a date. */
const aDay = 86_400

export interface ClosedAnswersOptions {
  cache: PageCache
  now(): number
}

export function createClosedAnswers({ cache, now }: ClosedAnswersOptions) {
  return (
    { content }: ShopStatus,
    closure: Closure,
    request: IncomingMessage,
    response: ServerResponse,
  ): void => {
    const { screen, opensAt } = closure
    const address = request.url ?? '/'
    const path = plainPath(address)
    if (isData(address)) {
      reload(path, address, response)
      return
    }
    if (path === '/' || path === '/home') {
      cache.serveAt(content, `${screen}?layout=home`, request, response)
      return
    }
    const seconds = opensAt === null ? aDay : Math.max(60, Math.ceil((opensAt - now()) / 1000))
    const overlay: Overlay = { status: 503, headers: { 'retry-after': String(seconds) } }
    cache.serveAt(content, `${screen}?layout=elsewhere`, request, response, overlay)
  }
}

/** React Router's client asked for data: it has to load the document instead. */
function reload(path: string, address: string, response: ServerResponse): void {
  const question = address.indexOf('?')
  const search = new URLSearchParams(question === -1 ? '' : address.slice(question))
  search.delete('_routes')
  const target = search.size === 0 ? path : `${path}?${search}`
  response.writeHead(204, {
    'X-Remix-Redirect': target,
    'X-Remix-Status': '302',
    'X-Remix-Reload-Document': 'true',
    'Cache-Control': 'no-store',
  })
  response.end()
}

function isData(address: string): boolean {
  return /\.data$/.test(address.split('?', 1)[0] ?? '')
}
