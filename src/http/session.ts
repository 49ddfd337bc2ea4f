import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Shop } from '#compose'
import { ShopError } from '#platform/errors.ts'
import { isSecret } from '#platform/ids.ts'
import { day, second } from '#platform/time/clock.ts'
import type { PublicUser } from '#shop/people/identity/identity.schema.ts'
import { sessionLifetime, type Visitor } from '#shop/people/identity/visitor.ts'
import { isAtLeast, type StaffRole } from '#shop/people/staff/staff-role.ts'
import type { ApiContext, ApiEnv } from './api.ts'
import { httpCopy } from './copy.ts'
import { isOverTls, type TlsFacts } from './edge/tls.ts'

/** The prefix keeps other hosts and plain connections from setting the cookie over TLS. */
const cookieName = '__Host-atelier_session'
/** Over TLS the shop ignores it: a sibling host can set it. */
const plainCookieName = 'atelier_session'
const markName = 'atelier_known'
export const signInPath = '/api/users/login'

function sessionCookie(headers: Headers, facts: TlsFacts): string | null {
  const cookies = headers.get('Cookie') ?? ''
  const safe = secretIn(cookies, cookieName)
  if (safe !== null || isOverTls(facts, (name) => headers.get(name))) return safe
  return secretIn(cookies, plainCookieName)
}

export function hasSessionCookie(headers: Headers): boolean {
  const cookies = headers.get('Cookie') ?? ''
  return [cookieName, plainCookieName].some((name) => secretIn(cookies, name) !== null)
}

function secretIn(cookies: string, name: string): string | null {
  const found = new RegExp(`(?:^|;)\\s*${name}=([^;\\s]*)`).exec(cookies)?.[1]
  return found !== undefined && isSecret(found) ? found : null
}

/** A browser keeps the session in a cookie that no script reads: no answer's body may hold it. */
export function isBrowser(headers: Headers): boolean {
  return headers.has('Sec-Fetch-Site') || hasSessionCookie(headers)
}

export function bearerToken(headers: Headers): string | null {
  const found = /^Bearer\s+(\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1]
  return found !== undefined && isSecret(found) ? found : null
}

export function sessionToken(headers: Headers, facts: TlsFacts): string | null {
  return headers.has('Authorization') ? bearerToken(headers) : sessionCookie(headers, facts)
}

export async function readVisitor(
  shop: Shop,
  request: { headers: Headers },
): Promise<Visitor | null> {
  const token = sessionToken(request.headers, shop)
  return token === null ? null : shop.identity.visitor(token)
}

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

export function putSessionCookie(c: ApiContext, token: string, role: Visitor['role']): void {
  if (isProgram(c)) return
  const secure = isSecure(c)
  if (hasOldCookie(c)) deleteCookie(c, plainCookieName, { path: '/' })
  setCookie(c, secure ? cookieName : plainCookieName, token, {
    httpOnly: true,
    // 'Strict' would leave the cookie out on the return from the payment page.
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

/** A program keeps no cookie: no answer to it replaces a browser's cookie. */
function isProgram(c: ApiContext): boolean {
  return c.req.header('Authorization') !== undefined
}

function isSecure(c: ApiContext): boolean {
  return isOverTls(c.get('shop'), (name) => c.req.header(name))
}

function hasOldCookie(c: ApiContext): boolean {
  return isSecure(c) && secretIn(c.req.header('Cookie') ?? '', plainCookieName) !== null
}

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

export function requireVisitor(c: ApiContext): Visitor {
  return somebody(c.get('visitor'))
}

export function ownToken(c: ApiContext): string {
  const token = c.get('token')
  if (token === null) throw new ShopError('no_session', httpCopy.noSession)
  return token
}

export function requireFresh(c: ApiContext): void {
  if (c.get('fresh')) return
  throw new ShopError('confirm_sign_in', httpCopy.confirm)
}

/** Only clients that are no browser get the token. */
export function signedIn(c: ApiContext, user: PublicUser, token: string) {
  return isBrowser(c.req.raw.headers) ? { user } : { user, token }
}

/** Sets the cookies of a sign-in. `mark`: the browser's; later attempts from it aren't slowed down. */
export function letIn(
  c: ApiContext,
  { user, token, mark }: { user: PublicUser; token: string; mark: string },
) {
  putSessionCookie(c, token, user.role)
  putMarkCookie(c, mark)
  return signedIn(c, user, token)
}

export function requireStaff(c: ApiContext, least: StaffRole): Promise<Visitor> {
  return requireStaffOf(c.get('shop'), c.req.raw.headers, c.get('visitor'), least)
}

export async function requireStaffRequest(
  shop: Shop,
  request: { headers: Headers },
): Promise<Visitor> {
  const visitor = await readVisitor(shop, request)
  return requireStaffOf(shop, request.headers, visitor, 'helper')
}

async function requireStaffOf(
  shop: Shop,
  headers: Headers,
  visitor: Visitor | null,
  least: StaffRole,
): Promise<Visitor> {
  const token = visitor ? null : sessionToken(headers, shop)
  if (token !== null && (await shop.identity.isRemoved(token))) {
    throw new ShopError('account_removed', httpCopy.accountRemoved)
  }
  return requireRole(visitor, least)
}

function somebody(visitor: Visitor | null): Visitor {
  if (!visitor) throw new ShopError('no_session', httpCopy.noSessionReload)
  return visitor
}

export function requireRole(visitor: Visitor | null, least: StaffRole): Visitor {
  const known = somebody(visitor)
  if (isAtLeast(known.staffRole, least)) return known
  throw new ShopError('forbidden', httpCopy.refusals[known.staffRole === null ? 'helper' : least])
}

export function requireSelf(c: ApiContext, userId: string): Visitor {
  const visitor = requireVisitor(c)
  if (visitor.userId !== userId && visitor.role !== 'admin') {
    throw new ShopError('forbidden', httpCopy.othersThing)
  }
  return visitor
}

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
