import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Shop } from '#compose'
import { newSecret } from '#kernel/ids.ts'
import type { Visitor } from '#shop/identity/visitor.ts'
import { readTrial } from '#web/look/look-facts.server.ts'
import {
  awayContext,
  fragmentsContext,
  htmlContext,
  nonceContext,
  shopContext,
  visitorContext,
} from '#web/shop-context.ts'
import { compressedFor } from './encoding.ts'
import { createFragments } from './fragments.ts'
import { setPageLog } from './page-log.ts'
import { contentSecurityPolicy, type SecurityOptions, settled } from './security-headers.ts'

export type LoadBuild = () => Promise<ServerBuild>

export type Pages = ReturnType<typeof createPages>

/** Renders pages with React Router, with the Content-Security-Policy of each. */
export function createPages(shop: Shop, build: ServerBuild | LoadBuild, development = false) {
  setPageLog(shop.log)
  const handle = createRequestHandler(build, development ? 'development' : 'production')
  const fragments = createFragments()
  const options = (): SecurityOptions => ({
    formOrigins: shop.services.payment.origins,
    pictureOrigins: shop.services.images.origins,
    development,
  })

  async function render(request: Request, visitor: Visitor | null): Promise<Response> {
    const context = new RouterContextProvider()
    context.set(shopContext, shop)
    context.set(visitorContext, visitor)
    const nonce = newSecret()
    context.set(nonceContext, nonce)
    const parts = fragments.forPage(newSecret())
    context.set(fragmentsContext, parts)
    const answer = await handle(request, context)
    const headers = new Headers(answer.headers)
    const away = context.get(awayContext)
    if (away !== null) headers.set('Retry-After', String(away))
    const status = away === null ? answer.status : 503
    const html = context.get(htmlContext)
    if (html === null) return new Response(answer.body, { status, headers })
    const page = settled(html, nonce)
    headers.set(
      'Content-Security-Policy',
      contentSecurityPolicy(page.scripts, { ...options(), framed: isTrial(request, visitor) }),
    )
    // Bytes: a text would be encoded by the socket, which takes several times as long.
    return new Response(parts.fill(page.html) as BodyInit, { status, headers })
  }

  return {
    /** A public page: rendered without a session. */
    renderPublic(key: string): Promise<Response> {
      return render(new Request(new URL(key, shop.settings.place.current().publicUrl)), null)
    },
    /** A page that depends on the session, or that is not cached. */
    async renderPrivate(request: Request, visitor: Visitor | null): Promise<Response> {
      const answer = await compressedFor(request, await render(request, visitor))
      answer.headers.set('Cache-Control', 'private, no-store')
      return answer
    },
  }
}

/** Whether the page shows a look that is only tried. */
function isTrial({ url }: Request, visitor: Visitor | null): boolean {
  return visitor !== null && readTrial(new URL(url).searchParams, visitor) !== null
}
