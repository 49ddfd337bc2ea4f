import { createMiddleware } from 'hono/factory'
import { ShopError } from '#kernel/errors.ts'
import type { ApiEnv } from './api.ts'
import { bearerToken, hasSessionCookie } from './session.ts'

/** What an origin is compared with. */
export interface Whereabouts {
  publicUrl: string
  /** Where the shop was before; staff may still sign in there. */
  formerUrl: string | null
  /** Whether X-Forwarded-Host and X-Forwarded-Proto count. */
  trustProxy: boolean
}

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * Whether a write may have been sent by another site's page. Browsers name the page's origin in
 * every write; a client that carries no cookie and names none is no browser that could be misled.
 */
export function comesFromElsewhere(request: Request, where: Whereabouts): boolean {
  const { headers } = request
  const origin = headers.get('Origin')
  if (origin !== null) return !isOurs(origin, request, where)
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const referer = headers.get('Referer')
  if (referer !== null) return !isOurs(referer, request, where)
  return hasSessionCookie(headers)
}

function isOurs(address: string, request: Request, where: Whereabouts): boolean {
  if (!URL.canParse(address)) return false
  const { origin, protocol, host } = new URL(address)
  const ours = [where.publicUrl, where.formerUrl].filter((url) => url !== null)
  if (ours.some((url) => origin === new URL(url).origin)) return true
  const own = requestOrigin(request, where.trustProxy)
  // A proxy that ends TLS and isn't trusted leaves us on http: a page from https is no step down.
  return own !== null && host === own.host && (protocol === own.protocol || protocol === 'https:')
}

function requestOrigin(request: Request, trustProxy: boolean): URL | null {
  const { headers } = request
  const forwarded = (name: string) =>
    trustProxy ? headers.get(name)?.split(',').at(-1)?.trim() : undefined
  const url = new URL(request.url)
  const protocol = forwarded('X-Forwarded-Proto') ?? url.protocol.slice(0, -1)
  const host = forwarded('X-Forwarded-Host') ?? headers.get('Host') ?? url.host
  const address = `${protocol}://${host}`
  return URL.canParse(address) ? new URL(address) : null
}

/**
 * Refuses writes that another site's page sent in a visitor's name. Signed payment events come from
 * elsewhere by nature, and a bearer token is never attached by a browser on its own.
 */
export const checkOrigin = createMiddleware<ApiEnv>(async (c, next) => {
  const { config, settings } = c.get('shop')
  const exempt =
    safeMethods.includes(c.req.method) ||
    c.req.path.startsWith('/api/payments/') ||
    bearerToken(c.req.raw.headers) !== null
  const { publicUrl, formerUrl } = settings.place.current()
  const where = { publicUrl, formerUrl, trustProxy: config.trustProxy > 0 }
  if (!exempt && comesFromElsewhere(c.req.raw, where)) {
    throw new ShopError('forbidden', 'This came from another site, so nothing was done.')
  }
  await next()
})
