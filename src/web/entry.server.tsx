import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { isShopError } from '#kernel/errors.ts'
import { shopCurrency } from '#kernel/money.ts'
import { scriptsWith, textOf } from '#web/serving/loader-data.ts'
import { loaderText } from '#web/serving/loader-text.ts'
import { pageLog } from '#web/serving/page-log.ts'
import { settled } from '#web/serving/security-headers.ts'
import {
  awayContext,
  fragmentsContext,
  nonceContext,
  type PageText,
  takePageContext,
} from '#web/shop-context.ts'
import { FragmentsContext } from '#web/ui/fragment.tsx'
import type { PageHandle } from './root.tsx'

/**
 * Renders a page in one go, once its loaders are through: nothing is streamed, and nobody who asks is
 * looked at, since the first visitor must not decide what is kept for everybody. The page is handed on
 * through `takePageContext`: a body would be encoded and decoded again on its way.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { serverHandoffStream, ...rest } = context
  const { loaderData, actionData, errors } = rest.staticHandlerContext
  const data = serverHandoffStream
    ? await textOf(serverHandoffStream)
    : loaderText({ loaderData, actionData, errors })
  // A browser makes the same page of the same answers, or couldn't take it over.
  const facts = errors ? null : `${request.url} ${status} ${shopCurrency()} ${data}`
  loadContext.get(takePageContext)(facts, () => render(request.url, rest, data, loadContext))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(null, { headers, status })
}

function render(
  url: string,
  context: EntryContext,
  data: string,
  loadContext: RouterContextProvider,
): PageText {
  const nonce = loadContext.get(nonceContext)
  const marked = ` nonce="${nonce}"`
  const html = `<!DOCTYPE html>${renderToString(
    <FragmentsContext value={loadContext.get(fragmentsContext)}>
      <ServerRouter context={{ ...context, ...routesOf(context) }} url={url} nonce={nonce} />
    </FragmentsContext>,
  )}`
  const end = html.indexOf(`<script${marked}`)
  const seen = end === -1 ? html : html.slice(0, end)
  const written = html.slice(seen.length).replaceAll(`${marked} suppressHydrationWarning`, marked)
  const rest = context.renderMeta?.didRenderScripts
    ? scriptsWith(data, written, { nonce, later: !startsAtOnce(context) })
    : settled(written, nonce)
  return { seen, rest }
}

/** The routes that a page is made of: the router would prepare all that it is given, for every page. */
function routesOf({ manifest, routeModules, staticHandlerContext: { matches } }: EntryContext) {
  const ids = new Set(matches.map(({ route }) => route.id))
  const ofPage = <T,>(all: Record<string, T>) =>
    Object.fromEntries([...ids].map((id) => [id, all[id]] as [string, T]))
  return {
    manifest: { ...manifest, routes: ofPage(manifest.routes) },
    routeModules: ofPage(routeModules),
  }
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
