import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Shop } from '#compose'
import { newSecret } from '#kernel/ids.ts'
import type { Visitor } from '#shop/identity/visitor.ts'
import { readTrial } from '#web/look/look-facts.server.ts'
import {
  awayContext,
  editionFactsContext,
  fragmentsContext,
  nonceContext,
  pageContext,
  shopContext,
  visitorContext,
} from '#web/shop-context.ts'
import { createEditionFacts } from './edition-facts.ts'
import { type Answer, compressedFor } from './encoding.ts'
import { createFragments } from './fragments.ts'
import type { Edition } from './page-cache.ts'
import { setPageLog } from './page-log.ts'
import { contentSecurityPolicy, type SecurityOptions, settled } from './security-headers.ts'

export type LoadBuild = () => Promise<ServerBuild>

export type Pages = ReturnType<typeof createPages>

/** Renders pages with React Router, with the Content-Security-Policy of each. */
export function createPages(shop: Shop, build: ServerBuild | LoadBuild, development = false) {
  setPageLog(shop.log)
  const handle = createRequestHandler(build, development ? 'development' : 'production')
  const fragments = createFragments()
  const facts = createEditionFacts()
  const options = (): SecurityOptions => ({
    formOrigins: shop.services.payment.origins,
    pictureOrigins: shop.services.images.origins,
    development,
  })

  async function render(
    request: Request,
    visitor: Visitor | null,
    edition: Edition | null,
  ): Promise<Answer> {
    const context = new RouterContextProvider()
    context.set(shopContext, shop)
    context.set(visitorContext, visitor)
    // What a form is sent for may change what the page then shows.
    if (edition !== null && request.method !== 'POST') {
      context.set(editionFactsContext, facts.at(edition))
    }
    const nonce = newSecret()
    context.set(nonceContext, nonce)
    const parts = fragments.forPage(nonce)
    context.set(fragmentsContext, parts)
    const answer = await handle(request, context)
    const headers = new Headers(answer.headers)
    const away = context.get(awayContext)
    if (away !== null) headers.set('Retry-After', String(away))
    const status = away === null ? answer.status : 503
    const page = context.get(pageContext)
    if (page === null) return { body: answer.body, status, headers }
    const seen = settled(page.seen, nonce)
    const rest = settled(page.scripts, nonce)
    headers.set(
      'Content-Security-Policy',
      contentSecurityPolicy([...seen.scripts, ...rest.scripts], {
        ...options(),
        framed: isTrial(request, visitor),
      }),
    )
    // Bytes: a text would be encoded by the socket, which takes several times as long.
    return { body: parts.fill(seen.html, rest.html), status, headers }
  }

  return {
    /** A public page: rendered without a session. */
    async renderPublic(key: string, edition: Edition): Promise<Response> {
      const address = new URL(key, shop.settings.place.current().publicUrl)
      const { body, status, headers } = await render(new Request(address), null, edition)
      return new Response(body as BodyInit, { status, headers })
    },
    /** A page that depends on the session, or that is not cached. `edition` null: not known. */
    async renderPrivate(
      request: Request,
      visitor: Visitor | null,
      edition: Edition | null,
    ): Promise<Response> {
      const answer = await compressedFor(request, await render(request, visitor, edition))
      answer.headers.set('Cache-Control', 'private, no-store')
      return answer
    },
  }
}

/** Whether the page shows a look that is only tried. */
function isTrial({ url }: Request, visitor: Visitor | null): boolean {
  return visitor !== null && readTrial(new URL(url).searchParams, visitor) !== null
}
