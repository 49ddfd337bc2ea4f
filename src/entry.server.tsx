import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { isShopError } from './platform/errors.ts'
import { awayContext, nonceContext, shopContext } from './web/shop-context.ts'

/** For the page cache: the whole page, independent of the first visitor's user agent. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext)
  const { log } = loadContext.get(shopContext)
  const page = await rendered(<ServerRouter context={context} url={request.url} nonce={nonce} />, {
    nonce,
    onError: (error) => log.error({ err: error }, 'a page failed'),
  })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(page, { headers, status })
}

function rendered(
  page: ReactNode,
  options: { nonce: string; onError(error: unknown): void },
): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      ...options,
      // Sends the page in one piece, so that no script has to move parts into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(collector(resolve)),
      onShellError: reject,
    })
  })
}

function collector(done: (page: Uint8Array<ArrayBuffer>) => void): Writable {
  const parts: Buffer[] = []
  return new Writable({
    write(part: Buffer, _, next) {
      parts.push(part)
      next()
    },
    final(next) {
      done(Buffer.concat(parts))
      next()
    },
  })
}

/** Leaves out expected failures, and requests of visitors who left. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  const { log } = context.get(shopContext)
  if (isShopError(error) && error.code === 'busy') {
    context.set(awayContext, error.details.retryAfter ?? 5)
    if (error.cause !== undefined) log.error({ err: error }, 'a page could not be read')
  }
  if (request.signal.aborted || isShopError(error) || isRouteErrorResponse(error)) return
  log.error({ err: error }, 'a page failed')
}
