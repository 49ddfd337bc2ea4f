import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { isShopError } from '#kernel/errors.ts'
import { withLoaderData } from '#web/serving/loader-data.ts'
import { pageLog } from '#web/serving/page-log.ts'
import { awayContext, fragmentsContext, htmlContext, nonceContext } from '#web/shop-context.ts'
import { FragmentsContext } from '#web/ui/fragment.tsx'
import type { PageHandle } from './root.tsx'
import { startLater } from './start/start-later.ts'

/**
 * Renders a page in one go, once its loaders are through: nothing is streamed, and nobody who asks is
 * looked at, since the first visitor must not decide what is kept for everybody. The page is handed on
 * as text in `htmlContext`: a body would be encoded and decoded again on its way.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext)
  const { serverHandoffStream: data, ...rest } = context
  const marked = ` nonce="${nonce}"`
  const page = `<!DOCTYPE html>${renderToString(
    <FragmentsContext value={loadContext.get(fragmentsContext)}>
      <ServerRouter context={rest} url={request.url} nonce={nonce} />
    </FragmentsContext>,
  )}`.replaceAll(`${marked} suppressHydrationWarning`, marked)
  const withScripts = context.renderMeta?.didRenderScripts && data
  if (!withScripts) loadContext.set(htmlContext, page)
  else {
    const whole = await withLoaderData(page, data, nonce)
    loadContext.set(htmlContext, startsAtOnce(context) ? whole : startLater(whole, nonce))
  }
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(null, { headers, status })
}

/** Vite's development client wants to come first. */
function startsAtOnce({ manifest, staticHandlerContext: { matches } }: EntryContext): boolean {
  const handles = matches.map(({ route }) => route.handle as PageHandle | undefined)
  return manifest.hmr !== undefined || handles.some((handle) => handle?.scripts === 'at once')
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
