import { randomUUID } from 'node:crypto'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Shop } from '#compose'
import type { Visitor } from '#shop/identity/visitor.ts'
import { readTrial } from '#web/look/look-facts.server.ts'
import {
  awayContext,
  editionFactsContext,
  fragmentsContext,
  nonceContext,
  shopContext,
  takePageContext,
  visitorContext,
} from '#web/shop-context.ts'
import { createDirectPages } from './direct-pages.ts'
import { createEditionFacts } from './edition-facts.ts'
import { type Answer, compressedFor } from './encoding.ts'
import { createFragments } from './fragments.ts'
import { createKnownPages, type RenderedPage } from './known-pages.ts'
import type { Edition } from './page-cache.ts'
import { setPageLog } from './page-log.ts'
import { isSameForAll } from './public-pages.ts'
import { contentSecurityPolicy, type SecurityOptions, settled } from './security-headers.ts'

export type LoadBuild = () => Promise<ServerBuild>

export type Pages = ReturnType<typeof createPages>

/** Renders pages with React Router, with the Content-Security-Policy of each. */
export function createPages(shop: Shop, build: ServerBuild | LoadBuild, development = false) {
  setPageLog(shop.log)
  const direct = typeof build === 'function' ? null : createDirectPages(build)
  const handle = createRequestHandler(
    direct?.build ?? build,
    development ? 'development' : 'production',
  )
  const fragments = createFragments()
  const known = createKnownPages()
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
    // Random bytes of its own each time would be asked of the system.
    const nonce = randomUUID()
    context.set(nonceContext, nonce)
    const parts = fragments.forPage(nonce)
    context.set(fragmentsContext, parts)
    const address = new URL(request.url)
    const isKnowable = !development && request.method !== 'POST' && isSameForAll(address)
    let page: RenderedPage | null = null
    context.set(takePageContext, (made, text) => {
      const render = (): RenderedPage => {
        const { seen, rest } = text()
        const first = settled(seen, nonce)
        return {
          // Bytes: a text would be encoded by the socket, which takes several times as long.
          body: parts.fill(first.html, rest.html),
          packed: {},
          scripts: [...first.scripts, ...rest.scripts],
        }
      }
      page = made !== null && isKnowable ? known.of(made, render) : render()
    })
    const isDirect = direct !== null && isKnowable && request.method === 'GET'
    const answer =
      (isDirect ? await direct.render(request, address, context) : null) ??
      (await handle(request, context))
    const headers = new Headers(answer.headers)
    const away = context.get(awayContext)
    if (away !== null) headers.set('Retry-After', String(away))
    const status = away === null ? answer.status : 503
    if (page === null) return { body: answer.body, status, headers }
    const { scripts, ...rendered }: RenderedPage = page
    const policy = { ...options(), framed: isTrial(request, visitor) }
    headers.set('Content-Security-Policy', contentSecurityPolicy(scripts, policy))
    return { ...rendered, status, headers }
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
