import { createMiddleware } from 'hono/factory'
import type { Shop } from '#compose'
import type { ApiEnv } from '#http/api.ts'
import { bearerToken, hasSessionCookie } from '#http/session.ts'
import { ShopError } from '#platform/errors.ts'
import { edgeCopy } from './copy.ts'

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

type Parts = Pick<Shop, 'config' | 'settings'>

/** Never the request's own Host: another site's name may lead to this machine. */
export function ownOrigins({ config, settings }: Parts): string[] {
  const { publicUrl, formerUrl } = settings.storeSettings.current()
  const named = [publicUrl, ...(formerUrl === null ? [] : [formerUrl]), ...config.allowedOrigins]
  const local = publicUrl === config.localUrl ? config.localOrigins : []
  return [...named.map((url) => new URL(url).origin), ...local]
}

/** Browsers name the origin in every write; nobody misleads a client without cookie and origin. */
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

function unnamedOrigin({ headers }: Request): string | null {
  const said = headers.get('Origin') ?? ''
  if (!URL.canParse(said)) return null
  const { origin, host } = new URL(said)
  const isHere = host === headers.get('Host') || headers.get('Sec-Fetch-Site') === 'same-origin'
  return isHere ? origin : null
}

/** Payment events are signed, and no browser attaches a bearer token by itself. */
export const checkOrigin = createMiddleware<ApiEnv>(async (c, next) => {
  const shop = c.get('shop')
  const exempt =
    safeMethods.includes(c.req.method) ||
    c.req.path.startsWith('/api/payments/') ||
    bearerToken(c.req.raw.headers) !== null
  if (!exempt && comesFromElsewhere(c.req.raw, ownOrigins(shop))) {
    const unnamed = unnamedOrigin(c.req.raw)
    const { publicUrl } = shop.settings.storeSettings.current()
    throw new ShopError(
      'forbidden',
      unnamed === null ? edgeCopy.otherSite : edgeCopy.otherAddress(publicUrl, unnamed),
    )
  }
  await next()
})
