import { randomUUID } from 'node:crypto'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Shop } from '#compose'
import { contentSecurityPolicy, stripNonce } from '#http/edge/security-headers.ts'
import { readingFor } from '#http/read-call.ts'
import type { Visitor } from '#shop/people/identity/visitor.ts'
import {
  apiContext,
  awayContext,
  nonceContext,
  readingContext,
  shopContext,
  visitorContext,
} from '#web/shop-context.ts'
import { startLater } from '#web/start/start-later.ts'
import { readTrial } from '#web/theme/theme-facts.server.ts'
import { compressedFor, type Rendered } from './encoding.ts'

export type LoadBuild = () => Promise<ServerBuild>

export type Pages = ReturnType<typeof createPages>

type Api = (request: Request) => Response | Promise<Response>

export function createPages(shop: Shop, build: ServerBuild | LoadBuild, development = false) {
  const handle = createRequestHandler(build, development ? 'development' : 'production')

  async function render(request: Request, visitor: Visitor | null, api?: Api): Promise<Rendered> {
    const nonce = randomUUID()
    const context = new RouterContextProvider()
    context.set(shopContext, shop)
    context.set(visitorContext, visitor)
    context.set(readingContext, readingFor(shop, visitor))
    context.set(nonceContext, nonce)
    if (api) context.set(apiContext, api)
    // The framework answers HEAD without the page, but the policy names the page's scripts.
    const asked = request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
    const answer = await handle(asked, context)
    const away = context.get(awayContext)
    const status = away === null ? answer.status : 503
    const headers = new Headers(answer.headers)
    if (away !== null) headers.set('Retry-After', String(away))
    if (!headers.get('Content-Type')?.startsWith('text/html')) {
      return { status, headers, body: answer.body }
    }
    const page = Buffer.from(await answer.arrayBuffer())
    // Vite's development client must run first.
    const { html, scripts } = stripNonce(development ? page : startLater(page, nonce), nonce)
    const policy = contentSecurityPolicy(scripts, {
      formOrigins: shop.services.payment.origins,
      pictureOrigins: shop.services.images().origins,
      framed: isTrial(request, visitor),
      development,
    })
    headers.set('Content-Security-Policy', policy)
    return { status, headers, body: html }
  }

  return {
    async renderPublic(key: string): Promise<Response> {
      const address = new URL(key, shop.settings.storeSettings.current().publicUrl)
      const { body, ...head } = await render(new Request(address), null)
      return new Response(body, head)
    },
    async renderPrivate(request: Request, visitor: Visitor | null, api?: Api): Promise<Response> {
      const rendered = await render(request, visitor, api)
      rendered.headers.set('Cache-Control', 'private, no-store')
      const { body, ...head } = await compressedFor(request, rendered)
      return new Response(body, head)
    },
  }
}

function isTrial({ url }: Request, visitor: Visitor | null): boolean {
  return visitor !== null && readTrial(new URL(url).searchParams, visitor) !== null
}
