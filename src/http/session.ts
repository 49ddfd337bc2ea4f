import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Shop } from '#compose'
import { ShopError } from '#platform/errors.ts'
import { isSecret } from '#platform/ids.ts'
import { day, second } from '#platform/time/clock.ts'
import { type PublicUser, sessionLifetime, type Visitor } from '#shop/people/identity/visitor.ts'
import { isAtLeast, type StaffRole } from '#shop/people/staff/staff-role.ts'
import type { ApiContext, ApiEnv } from './api.ts'
import { httpCopy } from './copy.ts'
import { isOverTls, type TlsFacts } from './edge/tls.ts'

/** The prefix keeps other hosts and plain connections from setting the cookie over TLS. */
const cookieName = '__Host-atelier_session'
/** For connections without TLS. Over TLS the shop ignores it: a sibling host can set one. */
const plainCookieName = 'atelier_session'
const markName = 'atelier_known'
const signInPath = '/api/users/login'

/** The session's secret in the cookie that counts, or null. */
function sessionCookie(headers: Headers, facts: TlsFacts): string | null {
  const cookies = headers.get('Cookie') ?? ''
  const safe = secretIn(cookies, cookieName)
  if (safe !== null || isOverTls(facts, (name) => headers.get(name))) return safe
  return secretIn(cookies, plainCookieName)
}

/** True for a session cookie of either name, valid or not. */
export function hasSessionCookie(headers: Headers): boolean {
  const cookies = headers.get('Cookie') ?? ''
  return [cookieName, plainCookieName].some((name) => secretIn(cookies, name) !== null)
}

function secretIn(cookies: string, name: string): string | null {
  const found = new RegExp(`(?:^|;)\\s*${name}=([^;\\s]*)`).exec(cookies)?.[1]
  return found !== undefined && isSecret(found) ? found : null
}

/**
 * True for a browser. It keeps the session in a cookie that no script reads, so no answer's body
 * may hold the token.
 */
export function isBrowser(headers: Headers): boolean {
  return headers.has('Sec-Fetch-Site') || hasSessionCookie(headers)
}

/** The session's secret in the Authorization header, or null. */
export function bearerToken(headers: Headers): string | null {
  const found = /^Bearer\s+(\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1]
  return found !== undefined && isSecret(found) ? found : null
}

/** The session's secret as the client sent it, live or not. */
export function sessionToken(headers: Headers, facts: TlsFacts): string | null {
  return headers.has('Authorization') ? bearerToken(headers) : sessionCookie(headers, facts)
}

/** The visitor of a request; null without a live session. For pages, which renew nothing. */
export async function readVisitor(
  shop: Shop,
  request: { headers: Headers },
): Promise<Visitor | null> {
  const token = sessionToken(request.headers, shop)
  return token === null ? null : shop.identity.visitor(token)
}

/** Finds the request's session, and renews one that is in use (once a day at most). */
export const findSession = createMiddleware<ApiEnv>(async (c, next) => {
  const token = sessionToken(c.req.raw.headers, c.get('shop'))
  const session = token === null ? null : await c.get('shop').identity.session(token)
  c.set('visitor', session?.visitor ?? null)
  c.set('token', session ? token : null)
  c.set('fresh', session?.fresh ?? null)
  if (session?.renewalDue && token !== null) {
    await c.get('shop').identity.renew(token)
    putSessionCookie(c, token, session.visitor.role)
  }
  await next()
})

/** Makes a session the browser's own: http-only, same-site, gone when the session is. */
export function putSessionCookie(c: ApiContext, token: string, role: Visitor['role']): void {
  if (isProgram(c)) return
  const secure = isSecure(c)
  if (hasOldCookie(c)) deleteCookie(c, plainCookieName, { path: '/' })
  setCookie(c, secure ? cookieName : plainCookieName, token, {
    httpOnly: true,
    // Strict would be absent on the way back from the payment page.
    sameSite: 'Lax',
    path: '/',
    secure,
    maxAge: sessionLifetime[role] / 1000,
  })
}

export function clearSessionCookie(c: ApiContext): void {
  if (isProgram(c)) return
  deleteCookie(c, plainCookieName, { path: '/' })
  if (isSecure(c)) deleteCookie(c, cookieName, { path: '/', secure: true })
}

/**
 * A program sends its token itself and keeps no cookie: no answer to it replaces a browser's
 * cookie.
 */
function isProgram(c: ApiContext): boolean {
  return c.req.header('Authorization') !== undefined
}

function isSecure(c: ApiContext): boolean {
  return isOverTls(c.get('shop'), (name) => c.req.header(name))
}

/** True for a browser over TLS that still has the cookie from before TLS. */
function hasOldCookie(c: ApiContext): boolean {
  return isSecure(c) && secretIn(c.req.header('Cookie') ?? '', plainCookieName) !== null
}

/**
 * Marks a browser that signed in with a password. The browser sends the cookie to the sign-in
 * alone.
 */
export function putMarkCookie(c: ApiContext, mark: string): void {
  setCookie(c, markName, mark, {
    httpOnly: true,
    sameSite: 'Strict',
    path: signInPath,
    secure: isSecure(c),
    // Browsers keep no cookie longer.
    maxAge: (400 * day) / second,
  })
}

export function markCookie(c: ApiContext): string | null {
  return getCookie(c, markName) ?? null
}

/** The visitor, or `no_session`. */
export function requireVisitor(c: ApiContext): Visitor {
  return somebody(c.get('visitor'))
}

/** The session's secret, or `no_session`. */
export function ownToken(c: ApiContext): string {
  const token = c.get('token')
  if (token === null) throw new ShopError('no_session', httpCopy.noSession)
  return token
}

/** Throws `confirm_sign_in` unless the account was proved within the last ten minutes. */
export function requireFresh(c: ApiContext): void {
  if (c.get('fresh')) return
  throw new ShopError('confirm_sign_in', httpCopy.confirm)
}

/** The answer to a sign-in; the token stands in it for clients that are no browser. */
export function signedIn(c: ApiContext, user: PublicUser, token: string) {
  return isBrowser(c.req.raw.headers) ? { user } : { user, token }
}

/** The visitor, if staff of this role or a higher one; else `no_session`, `forbidden`. */
export function requireStaff(c: ApiContext, least: StaffRole): Visitor {
  return staff(c.get('visitor'), least)
}

/** Like `requireStaff`, for a request without a context. */
export async function requireStaffRequest(
  shop: Shop,
  request: { headers: Headers },
): Promise<Visitor> {
  return staff(await readVisitor(shop, request), 'helper')
}

function somebody(visitor: Visitor | null): Visitor {
  if (!visitor) throw new ShopError('no_session', httpCopy.noSessionReload)
  return visitor
}

function staff(visitor: Visitor | null, least: StaffRole): Visitor {
  const known = somebody(visitor)
  if (isAtLeast(known.staffRole, least)) return known
  throw new ShopError('forbidden', httpCopy.refusals[known.staffRole === null ? 'helper' : least])
}

/** The visitor, if the user is that visitor or the visitor is the admin; else `forbidden`. */
export function requireSelf(c: ApiContext, userId: string): Visitor {
  const visitor = requireVisitor(c)
  if (visitor.userId !== userId && visitor.role !== 'admin') {
    throw new ShopError('forbidden', httpCopy.othersThing)
  }
  return visitor
}

/** The visitor; without a live session a guest, made on the way. */
export async function visitorOrGuest(c: ApiContext): Promise<Visitor> {
  const known = c.get('visitor')
  if (known) return known
  await c.get('limits').take('guests', c.get('client'))
  const { user, token } = await c.get('shop').identity.createGuest()
  putSessionCookie(c, token, user.role)
  const { id: userId, ...facts } = user
  const visitor: Visitor = { userId, ...facts }
  c.set('visitor', visitor)
  c.set('token', token)
  return visitor
}
