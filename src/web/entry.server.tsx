import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { isShopError } from '#kernel/errors.ts'
import { pageLog } from '#web/serving/page-log.ts'
import { awayContext, nonceContext } from '#web/shop-context.ts'

/**
 * Renders a page. It always waits until all of it is ready and never looks at who asks: the first
 * visitor must not decide what is kept for everybody.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext)
  return new Promise((resolve, reject) => {
    let failure: unknown
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={context} url={request.url} nonce={nonce} />,
      {
        nonce,
        onAllReady() {
          const body = new PassThrough()
          headers.set('Content-Type', 'text/html; charset=utf-8')
          pipe(body)
          const answer = createReadableStreamFromReadable(body)
          resolve(new Response(answer, { headers, status: failure === undefined ? status : 500 }))
        },
        onShellError: reject,
        onError(error) {
          failure = error
          pageLog().error({ err: error }, 'a page could not be rendered')
        },
      },
    )
  })
}

/** Logs what went wrong in a loader, unless it is an expected failure or the visitor left. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  if (isShopError(error) && error.code === 'busy') {
    context.set(awayContext, error.details.retryAfter ?? 5)
    if (error.cause !== undefined) pageLog().error({ err: error }, 'a page could not be read')
  }
  if (request.signal.aborted || isShopError(error) || isRouteErrorResponse(error)) return
  pageLog().error({ err: error }, 'a page failed')
}
