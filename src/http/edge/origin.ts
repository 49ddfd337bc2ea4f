import { createMiddleware } from 'hono/factory'
import type { Shop } from '#compose'
import type { ApiEnv } from '#http/api.ts'
import { bearerToken, hasSessionCookie } from '#http/session.ts'
import { ShopError } from '#platform/errors.ts'
import { edgeCopy } from './copy.ts'

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

type Parts = Pick<Shop, 'config' | 'settings'>

/**
 * The origins whose pages may write: the shop's address, the one before it, and what the machine's
 * configuration names. Never the request's own Host: another site's name may lead to this machine.
 */
export function ownOrigins({ config, settings }: Parts): string[] {
  const { publicUrl, formerUrl } = settings.place.current()
  const named = [publicUrl, ...(formerUrl === null ? [] : [formerUrl]), ...config.allowedOrigins]
  const local = publicUrl === config.localUrl ? config.localOrigins : []
  return [...named.map((url) => new URL(url).origin), ...local]
}

/**
 * True when another site's page may have sent a write. Browsers name the page's origin in every
 * write; a client without cookie and origin is no browser, so nobody can mislead it.
 */
export function comesFromElsewhere({ headers }: Request, own: readonly string[]): boolean {
  const origin = headers.get('Origin')
  if (origin !== null) return !isOurs(origin, own)
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const referer = headers.get('Referer')
  if (referer !== null) return !isOurs(referer, own)
  return hasSessionCookie(headers)
}

function isOurs(address: string, own: readonly string[]): boolean {
  return URL.canParse(address) && own.includes(new URL(address).origin)
}

/** The page's origin, where the browser shows this very shop at an address that nothing names. */
function unnamedOrigin({ headers }: Request): string | null {
  const said = headers.get('Origin') ?? ''
  if (!URL.canParse(said)) return null
  const { origin, host } = new URL(said)
  const isHere = host === headers.get('Host') || headers.get('Sec-Fetch-Site') === 'same-origin'
  return isHere ? origin : null
}

/**
 * Refuses writes that another site's page sent in a visitor's name. Signed payment events come from
 * elsewhere by nature, and a bearer token is never attached by a browser on its own.
 */
export const checkOrigin = createMiddleware<ApiEnv>(async (c, next) => {
  const shop = c.get('shop')
  const exempt =
    safeMethods.includes(c.req.method) ||
    c.req.path.startsWith('/api/payments/') ||
    bearerToken(c.req.raw.headers) !== null
  if (!exempt && comesFromElsewhere(c.req.raw, ownOrigins(shop))) {
    const unnamed = unnamedOrigin(c.req.raw)
    const { publicUrl } = shop.settings.place.current()
    throw new ShopError(
      'forbidden',
      unnamed === null ? edgeCopy.otherSite : edgeCopy.otherAddress(publicUrl, unnamed),
    )
  }
  await next()
})
